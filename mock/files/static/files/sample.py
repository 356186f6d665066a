"""循迹小车：左右两个传感器，跟着黑线走。"""

SPEED = 30
MIDDLE = 46  # 黑线和白纸读数的中间


class Car:
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def sees_line(self, reading):
        return reading < MIDDLE

    def step(self):
        on_left = self.sees_line(self.left)
        on_right = self.sees_line(self.right)
        if on_left and not on_right:
            return "向左转"
        if on_right and not on_left:
            return "向右转"
        return "直走"


readings = [(82, 79), (11, 80), (80, 14), (81, 78)]

for left, right in readings:
    print(left, right, Car(left, right).step())
