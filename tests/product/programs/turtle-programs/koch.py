from turtle import *
def koch(length, n):
    if n == 0:
        fd(length)
    else:
        for angle in (60, -120, 60, 0):
            koch(length / 3, n - 1)
            lt(angle)
pu()
goto(-90, 50)
pd()
for i in range(3):
    koch(180, 2)
    rt(120)
