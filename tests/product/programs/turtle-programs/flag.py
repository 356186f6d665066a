from turtle import *
setup(600, 400)
title('flag')
bgcolor('red')
color('yellow')
penup()
goto(-200, 100)
pendown()
begin_fill()
for i in range(5):
    fd(90)
    rt(144)
end_fill()
hideturtle()
