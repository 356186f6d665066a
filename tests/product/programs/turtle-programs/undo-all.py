from turtle import *
setundobuffer(3)
for i in range(6):
    fd(20)
    lt(60)
while undobufferentries():
    undo()
print(pos(), heading())
setundobuffer(None)
fd(5)
undo()
print(undobufferentries())
