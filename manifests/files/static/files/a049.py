# 第3章 排序
# 1. 冒泡：相邻的两个比，大的往后走  2. 选择：每次挑出最小的  3. 数一数换了几次


def bubble(numbers):
    numbers = numbers[:]
    swaps = 0
    for end in range(len(numbers) - 1, 0, -1):
        for i in range(end):
            if numbers[i] > numbers[i + 1]:
                numbers[i], numbers[i + 1] = numbers[i + 1], numbers[i]
                swaps += 1
    return numbers, swaps


def select(numbers):
    numbers = numbers[:]
    swaps = 0
    for i in range(len(numbers)):
        smallest = i
        for j in range(i + 1, len(numbers)):
            if numbers[j] < numbers[smallest]:
                smallest = j
        if smallest != i:
            numbers[i], numbers[smallest] = numbers[smallest], numbers[i]
            swaps += 1
    return numbers, swaps


laps = [21, 16, 13, 18, 12]
print("冒泡", bubble(laps))
print("选择", select(laps))
