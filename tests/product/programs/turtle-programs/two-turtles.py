from turtle import *
a = Turtle()
b = Turtle()
a.color('red')
b.color('blue')
b.left(180)
for i in range(5):
    a.fd(20)
    a.lt(30)
    b.fd(20)
    b.rt(30)
