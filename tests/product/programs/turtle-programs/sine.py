from turtle import *
import math
pu()
goto(-180, 0)
pd()
for x in range(-180, 181, 12):
    goto(x, 60 * math.sin(math.radians(x)))
