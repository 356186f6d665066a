// 第3章 分支结构
// 1. 条件写在括号里  2. && 是“并且”，|| 是“或者”  3. switch 适合一个一个对
#include <iostream>

int main() {
    int score = 0;
    std::cin >> score;  // 例如输入：86
    if (score < 0 || score > 100) {
        std::cout << "分数不对\n";
    } else if (score >= 85) {
        std::cout << "优秀作品\n";
    } else if (score >= 60) {
        std::cout << "合格作品\n";
    } else {
        std::cout << "再改一改\n";
    }

    switch (score / 10) {
        case 10:
        case 9:
            std::cout << "三颗星\n";
            break;
        case 8:
            std::cout << "两颗星\n";
            break;
        default:
            std::cout << "一颗星\n";
    }
    return 0;
}
