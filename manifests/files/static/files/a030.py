# 第2章 记住一个数
# 1. 变量是贴了名字的小盒子  2. // 求整除，% 求余数  3. input 读到的是文字，要用 int 变成整数

wheel = 20          # 轮子转一圈走 20 厘米
distance = 150      # 一共要走 150 厘米

turns = distance // wheel
rest = distance % wheel
print("转了", turns, "整圈，还差", rest, "厘米")

# 把一个数记住，再改一改
score = 0
score = score + 5
score += 3
print("现在的得分：", score)

# 试一试：把第 4 行换成 wheel = int(input("轮子一圈几厘米？"))
