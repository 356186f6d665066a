# 第2章 枚举
# 1. 把可能的情况一个个试过去  2. 想好从几试到几  3. 不可能的早点跳过

# 100 元正好买 20 件：本子 3 元，笔 5 元，模型 9 元，各至少一件
tries = 0
for books in range(1, 19):
    for pens in range(1, 20 - books):
        tries += 1
        models = 20 - books - pens
        if 3 * books + 5 * pens + 9 * models == 100:
            print("本子", books, "笔", pens, "模型", models)
print("试了", tries, "次")

# 没有 4 的编号牌：1 到 50 里有几块
plates = [number for number in range(1, 51) if "4" not in str(number)]
print("编号牌", len(plates), "块")
