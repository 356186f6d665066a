from turtle import *
t = Turtle()
fd(50)
t.lt(90)
t.fd(60)
clear()
fd(20)
t.reset()
t.fd(10)
