// 第2章 数组应用
// 1. 桶：数是几，就给几号桶加一  2. 前缀和：一次算好，随便查  3. 桶要开到最大的数加一
#include <iostream>
#include <vector>

int main() {
    const std::vector<int> votes = {2, 1, 3, 2, 2, 1, 3, 2};
    std::vector<int> bucket(4);
    for (int vote : votes) {
        ++bucket[vote];
    }
    for (int number = 1; number <= 3; ++number) {
        std::cout << number << " 号作品 " << bucket[number] << " 票\n";
    }

    const std::vector<int> metres = {3, 5, 2, 7, 4};
    std::vector<int> sum(metres.size() + 1);
    for (std::size_t i = 0; i < metres.size(); ++i) {
        sum[i + 1] = sum[i] + metres[i];
    }
    std::cout << "第 2 天到第 4 天走了 " << sum[4] - sum[1] << " 米\n";
    return 0;
}
