// 第2章 变量与运算
// 1. int 装整数，double 装小数  2. 两个整数相除，小数会丢掉  3. 先变成 double 再除
#include <iostream>

int main() {
    int seconds = 0;
    std::cin >> seconds;  // 例如输入：3725
    int hours = seconds / 3600;
    int minutes = seconds % 3600 / 60;
    std::cout << hours << ":" << minutes << ":" << seconds % 60 << "\n";

    std::cout << 7 / 2 << " " << 7 % 2 << "\n";              // 3 1
    std::cout << 7 / 2.0 << " " << double(7) / 2 << "\n";    // 3.5 3.5
    return 0;
}
