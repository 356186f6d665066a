// 第2章 枚举与剪枝
// 1. 每个位置试每个数  2. 已经不可能的，马上停下  3. 数一数省下了几步
#include <iostream>
#include <vector>

const std::vector<int> weights = {8, 6, 5, 4, 3};
int visited = 0;

// 从第 index 个零件起，能不能正好凑出 rest
bool pick(std::size_t index, int rest) {
    ++visited;
    if (rest == 0) return true;
    if (rest < 0 || index == weights.size()) return false;  // 剪枝：超重了就不再往下试
    return pick(index + 1, rest - weights[index]) || pick(index + 1, rest);
}

int main() {
    for (int target : {12, 17, 2}) {
        visited = 0;
        bool found = pick(0, target);
        std::cout << target << (found ? " 能凑出" : " 凑不出") << "，试了 " << visited << " 步\n";
    }
    return 0;
}
