// 第2章 分支的艺术
// 1. 先处理特殊情况  2. 条件少一层，错误少一半  3. 边界的数单独试
#include <iostream>

// 三条边能拼成什么三角形；a ≤ b ≤ c
const char *triangle(int a, int b, int c) {
    if (a <= 0) return "边长要大于零";
    if (a + b <= c) return "拼不成";
    if (a == c) return "等边三角形";
    if (a * a + b * b == c * c) return "直角三角形";
    if (a == b || b == c) return "等腰三角形";
    return "普通三角形";
}

int main() {
    std::cout << triangle(3, 4, 5) << "\n";
    std::cout << triangle(2, 2, 2) << "\n";
    std::cout << triangle(1, 2, 3) << "\n";
    std::cout << triangle(4, 4, 6) << "\n";
    return 0;
}
