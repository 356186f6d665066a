from turtle import *
colormode(255)
pensize(8)
for i in range(8):
    pencolor(i * 32, 255 - i * 32, 128)
    fd(20)
colormode(1.0)
pencolor(0.5, 0, 1)
fd(20)
pencolor('#ff8800')
fd(20)
