from turtle import *
import math
radians()
for i in range(4):
    fd(40)
    lt(math.pi / 2)
circle(20, math.pi)
print(round(heading(), 4))
degrees()
rt(30)
fd(10)
