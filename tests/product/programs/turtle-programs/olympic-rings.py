import turtle
places = [(-110, -25, 'blue'), (0, -25, 'black'), (110, -25, 'red'), (-55, -75, 'yellow'), (55, -75, 'green')]
turtle.pensize(5)
for x, y, name in places:
    turtle.penup()
    turtle.goto(x, y)
    turtle.pendown()
    turtle.pencolor(name)
    turtle.circle(45)
turtle.hideturtle()
turtle.done()
