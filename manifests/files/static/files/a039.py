# 第1章 一排数据
# 1. 列表把数据排成一排  2. append 加在末尾，remove 按内容删  3. max、min、sum 都能直接用

scores = [86, 92, 75, 98]
scores.append(88)
scores.remove(75)
scores[0] = 90
print(scores, "共", len(scores), "个")

print("最高", max(scores), "最低", min(scores))
print("平均", sum(scores) / len(scores))

# 我们队得了 92 分，排第几？比我们高的有几个，就是第几加一
ours = 92
place = 1
for score in scores:
    if score > ours:
        place += 1
print("我们队第", place, "名")
