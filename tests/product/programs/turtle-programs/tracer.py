from turtle import *
tracer(0)
speed(0)
for i in range(36):
    fd(60)
    bk(60)
    lt(10)
update()
tracer(1)
fd(10)
print(tracer(), speed())
