# 第1章 小海龟出发
# 1. forward 前进，left 左转  2. 正多边形每次转 360 ÷ 边数  3. 五角星每次转 144 度

import turtle

pen = turtle.Turtle()
pen.speed(3)


def polygon(sides, length):
    for _ in range(sides):
        pen.forward(length)
        pen.left(360 / sides)


polygon(3, 80)
polygon(4, 80)
polygon(6, 80)

pen.penup()
pen.goto(-150, 0)
pen.pendown()
for _ in range(5):
    pen.forward(100)
    pen.right(144)

turtle.done()
