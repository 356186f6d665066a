from turtle import *
pu()
for hour in range(12):
    home()
    rt(hour * 30)
    fd(80)
    pd()
    pensize(4 if hour % 3 == 0 else 2)
    fd(15)
    pu()
home()
dot(8, 'red')
