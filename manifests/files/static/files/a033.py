# 第5章 一串字
# 1. 下标从 0 开始，-1 是最后一个  2. 切片 [开始:结束] 不包含结束  3. 查表比一长串 if 更短

word = "robot"
print(word[0], word[-1], word[1:4], word[::-1])

# 用字典当一张表：一个字母对应一个动作
ACTIONS = {"F": "前进", "B": "后退", "L": "左转", "R": "右转"}

command = "FFLXFR"
for letter in command:
    print(letter, ACTIONS.get(letter, "看不懂，跳过"))

print("一共前进", command.count("F"), "次")
