# 第3章 整理线索
# 1. sorted 给出排好的新列表  2. key 告诉它按什么排  3. 推导式一行写完“挑出来”

clues = [("手套", 3), ("脚印", 9), ("纸条", 7), ("钥匙", 5)]


def weight(clue):
    return clue[1]


print("最重要的在前：")
for name, points in sorted(clues, key=weight, reverse=True):
    print(" ", name, points)

strong = [name for name, points in clues if points >= 6]
print("先查这些：", strong)

# 传感器去抖：连着三个数，取中间那个
readings = [21, 22, 95, 23, 22]
smooth = [sorted(readings[i - 1 : i + 2])[1] for i in range(1, len(readings) - 1)]
print(smooth)
