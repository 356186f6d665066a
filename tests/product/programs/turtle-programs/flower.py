from turtle import *
color('red', 'pink')
for i in range(6):
    begin_fill()
    circle(50, 60)
    left(120)
    circle(50, 60)
    left(120)
    end_fill()
    left(60)
