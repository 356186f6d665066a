# 第4章 查找
# 1. 顺序查找从头看到尾  2. 二分查找先要排好序  3. 每一次都丢掉一半


def find(numbers, target):
    """返回 target 的下标和看了几次；没有时下标是 -1。"""
    left, right = 0, len(numbers) - 1
    looks = 0
    while left <= right:
        middle = (left + right) // 2
        looks += 1
        if numbers[middle] == target:
            return middle, looks
        if numbers[middle] < target:
            left = middle + 1
        else:
            right = middle - 1
    return -1, looks


numbers = list(range(1, 101))
for target in [50, 1, 77, 101]:
    print(target, find(numbers, target))
