import random
from turtle import *
random.seed(7)
bgcolor('black')
hideturtle()
speed('fastest')
def star(size):
    for i in range(5):
        fd(size)
        rt(144)
for i in range(8):
    penup()
    goto(-100 + i * 25, (i * 37) % 90)
    pendown()
    color('white')
    begin_fill()
    star(8 + i)
    end_fill()
