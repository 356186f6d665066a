from turtle import *
for r in (20, 40, 60, 80):
    circle(r)
circle(-50)
circle(60, 180)
circle(50, steps=6)
