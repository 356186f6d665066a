// 第1章 输入输出与格式
// 1. 不知道有几个数时，用 while (cin >> x)  2. setprecision 定小数位  3. setw 让列对齐
#include <iomanip>
#include <iostream>

int main() {
    double sum = 0, value = 0;
    int count = 0;
    while (std::cin >> value) {  // 例如输入：1.5 2 3.25
        sum += value;
        ++count;
        std::cout << std::setw(3) << count << std::setw(8) << std::fixed << std::setprecision(2) << value << "\n";
    }
    if (count > 0) {
        std::cout << "平均 " << sum / count << "\n";
    }
    return 0;
}
