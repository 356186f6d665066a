import turtle
for i in range(4):
    turtle.forward(100)
    turtle.right(90)
turtle.done()
