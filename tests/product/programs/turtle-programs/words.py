from turtle import *
write('hello')
penup()
goto(0, 40)
pencolor('blue')
write('中国', align='center', font=('Arial', 20, 'bold'))
goto(0, -40)
write(3.5, align='right', font=('Arial', 12, 'italic'))
