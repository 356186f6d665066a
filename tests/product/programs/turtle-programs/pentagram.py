from turtle import *
color('gold', 'yellow')
begin_fill()
for i in range(5):
    forward(150)
    right(144)
end_fill()
done()
