# 第3章 会做选择
# 1. if 后面写条件，末尾有冒号  2. 往里缩进的几行归它管  3. 从上往下，只走第一条合适的路


def decide(distance, on_line):
    """前方几厘米有障碍物，小车在不在线上：该怎么办？"""
    if distance < 10:
        return "后退"
    elif distance < 20:
        return "停下"
    elif distance < 40 and on_line:
        return "沿着线慢走"
    else:
        return "直走"


for distance in [5, 15, 30, 80]:
    print(distance, "厘米：在线上", decide(distance, True), "，不在线上", decide(distance, False))

# 试一试：把两个 elif 换个位置，哪个数的结果变了？
