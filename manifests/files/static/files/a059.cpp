// 第1章 第一个程序
// 1. 程序从 main 开始  2. cin 读进来，cout 写出去  3. 每一句末尾有分号
#include <iostream>
#include <string>

int main() {
    std::string name;
    int number = 0;
    std::cin >> name >> number;  // 例如输入：小星 7
    std::cout << "机器人 " << name << " 报到！\n";
    std::cout << "下一个编号是 " << number + 1 << "\n";
    return 0;
}
