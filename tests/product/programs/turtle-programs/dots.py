from turtle import *
penup()
for i in range(6):
    goto(i * 30 - 75, 10)
    dot(5 + i * 4, 'purple')
dot()
pensize(6)
dot()
