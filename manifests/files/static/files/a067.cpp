// 第1章 一维数组
// 1. 下标从 0 到 n - 1  2. 用循环读入、遍历  3. 先把第一个当作最大，再一个个比
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;  // 例如输入：5，再输入 3 8 6 8 1
    std::vector<int> pulses(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> pulses[i];
    }
    int best = 0;  // 最大值的下标
    for (int i = 1; i < n; ++i) {
        if (pulses[i] > pulses[best]) {
            best = i;
        }
    }
    if (n > 0) {
        std::cout << "最大的是 " << pulses[best] << "，第 " << best + 1 << " 个\n";
    }
    return 0;
}
