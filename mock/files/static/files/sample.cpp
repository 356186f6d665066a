// 把一圈的用时从小到大排好，输出最快的三次。
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int count = 0;
    std::cin >> count;
    std::vector<double> laps(count);
    for (double &lap : laps) {
        std::cin >> lap;
    }
    std::sort(laps.begin(), laps.end());
    for (int place = 0; place < std::min(3, count); ++place) {
        std::cout << place + 1 << " " << laps[place] << "\n";
    }
    return 0;
}
