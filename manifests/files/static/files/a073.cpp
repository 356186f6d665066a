// 第1章 模拟
// 1. 题目怎么说，程序就怎么做  2. 方向编号 0 1 2 3，右转加一  3. 每走一步先看会不会出界
#include <iostream>
#include <string>

int main() {
    const int size = 5;
    const int dx[] = {0, 1, 0, -1};  // 上 右 下 左
    const int dy[] = {1, 0, -1, 0};
    int x = 0, y = 0, direction = 0;

    const std::string commands = "FFRFFLFFF";
    for (char command : commands) {
        if (command == 'R') direction = (direction + 1) % 4;
        if (command == 'L') direction = (direction + 3) % 4;
        if (command != 'F') continue;
        int nextX = x + dx[direction], nextY = y + dy[direction];
        bool inside = nextX >= 0 && nextX < size && nextY >= 0 && nextY < size;
        if (inside) {
            x = nextX;
            y = nextY;
        }
        std::cout << "(" << x << ", " << y << ")" << (inside ? "" : " 撞到边了") << "\n";
    }
    return 0;
}
