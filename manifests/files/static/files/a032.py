# 第4章 一遍又一遍
# 1. range(1, 8) 从 1 数到 7  2. 累加器从 0 开始  3. while 要想好什么时候停

minutes = [20, 35, 0, 40, 25, 60, 30]   # 七天的训练时间

total = 0
longest = 0
for day in range(1, 8):
    today = minutes[day - 1]
    total += today
    if today > longest:
        longest = today
    print("第", day, "天：", "*" * (today // 5))
print("一共", total, "分钟，最长的一天", longest, "分钟")

battery = 100
laps = 0
while battery >= 30:
    battery -= 15
    laps += 1
print("跑了", laps, "圈，还剩", battery, "% 的电")
