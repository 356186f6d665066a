from turtle import *
tracer(0, 0)
def cell(x, y, name):
    up()
    goto(x, y)
    down()
    fillcolor(name)
    begin_fill()
    for i in range(4):
        fd(20)
        lt(90)
    end_fill()
for row in range(4):
    for column in range(4):
        cell(column * 20 - 40, row * 20 - 40, 'black' if (row + column) % 2 else 'white')
update()
done()
