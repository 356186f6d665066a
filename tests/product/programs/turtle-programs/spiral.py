from turtle import *
colors = ['red', 'orange', 'green', 'blue']
for i in range(60):
    pencolor(colors[i % 4])
    forward(i * 3)
    left(91)
