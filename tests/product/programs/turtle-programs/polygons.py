from turtle import *
for n in range(3, 9):
    for i in range(n):
        forward(40)
        left(360 / n)
done()
