from turtle import *
for i in range(10):
    if i % 2 == 0:
        pendown()
    else:
        penup()
    forward(15)
