// 第3章 循环与循环不变量
// 1. 不变量是每一圈开始时都成立的一句话  2. 进来前成立，走一圈还成立  3. 停下时它就给出答案
#include <iostream>

// 最大公约数。不变量：gcd(a, b) 始终等于最初两个数的最大公约数
int gcd(int a, int b) {
    while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

// 快速幂。不变量：result * base^exponent 始终等于答案
long long power(long long base, int exponent) {
    long long result = 1;
    while (exponent > 0) {
        if (exponent % 2 == 1) result *= base;
        base *= base;
        exponent /= 2;
    }
    return result;
}

int main() {
    std::cout << gcd(84, 36) << " " << power(3, 10) << "\n";
    return 0;
}
