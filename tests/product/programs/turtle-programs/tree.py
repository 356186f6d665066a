from turtle import *
def branch(length):
    if length < 12:
        return
    pensize(length / 10)
    forward(length)
    left(25)
    branch(length * 0.7)
    right(50)
    branch(length * 0.7)
    left(25)
    penup()
    back(length)
    pendown()
left(90)
branch(60)
