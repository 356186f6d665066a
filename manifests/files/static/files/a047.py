# 第1章 算法是什么
# 1. 算法是一步一步、能做完的办法  2. 数一数走了几步  3. 同一件事可以有快有慢


def add_one_by_one(n):
    """从 1 一个一个加到 n。"""
    steps = 0
    total = 0
    for number in range(1, n + 1):
        total += number
        steps += 1
    return total, steps


def add_in_pairs(n):
    """首尾配对：每一对都是 n + 1，一共 n / 2 对。"""
    return n * (n + 1) // 2, 1


for n in [10, 100, 1000]:
    print(n, add_one_by_one(n), add_in_pairs(n))
