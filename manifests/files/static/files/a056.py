# 第2章 颜色与形状
# 1. color 先写线的颜色，再写填充的颜色  2. begin_fill 和 end_fill 夹住要填的形状  3. 两段圆弧合成一片花瓣

import turtle

pen = turtle.Turtle()
pen.speed(0)


def petal(size):
    pen.begin_fill()
    for _ in range(2):
        pen.circle(size, 60)
        pen.left(120)
    pen.end_fill()


COLOURS = ["red", "orange", "gold", "green", "blue", "purple"]
for colour in COLOURS:
    pen.color("white", colour)
    petal(100)
    pen.left(60)

pen.dot(30, "brown")
turtle.done()
