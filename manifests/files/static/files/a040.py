# 第2章 成双成对
# 1. 元组装好就不再改  2. 字典用名字找数据  3. get 找不到时给一个备用的值

point = (120, 80)
x, y = point
print("坐标", x, y)

phone = {"小满": "3 班", "一诺": "5 班"}
phone["星野"] = "3 班"
print(phone["小满"], phone.get("知夏", "没有登记"))

# 给字典计数：图书角里每种书有几本
books = ["科普", "故事", "科普", "漫画", "故事", "科普"]
counts = {}
for kind in books:
    counts[kind] = counts.get(kind, 0) + 1
for kind, count in counts.items():
    print(kind, "■" * count, count)
