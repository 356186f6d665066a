from turtle import *
def up():
    fd(10)
def turn(x, y):
    lt(90)
onkey(up, 'Up')
onkeypress(up, 'space')
onscreenclick(turn)
ontimer(up, 100000)
listen()
fd(30)
mainloop()
print('never')
