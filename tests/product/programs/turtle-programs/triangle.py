import turtle as t
t.color('red')
t.pensize(3)
for i in range(3):
    t.fd(120)
    t.lt(120)
t.done()
