/** Headers and functions of GCC, Windows and old compilers that books use and the judge does not have, each with what to use instead. */
import type { ErrorEntry } from './error-entry.ts';

/** Clang and GCC say that a header is missing in different words. */
const header = (name: string): RegExp => new RegExp(`'?((?:${name}))(?:' file not found|: No such file)`);

const absent = (name: string, what: string, look: string): ErrorEntry => ({
	pattern: header(name),
	what: `判题机没有 <$1>：${what}`,
	look,
});

export const C_ABSENT_HEADERS: readonly ErrorEntry[] = [
	absent(
		'ext/pb_ds/[\\w./]+',
		'它是 GCC 自带的平衡树和堆。',
		'用 set、map 或 priority_queue；要查第几小，用树状数组，或者在排好序的 vector 里二分。',
	),
	absent('ext/rope', '它是 GCC 自带的长字符串。', '短的用 string 的 insert 和 erase；很长的用 list，或者自己分块。'),
	absent('ext/[\\w./]+', '它是 GCC 自带的库。', '用标准库：hash_map 换成 unordered_map，hash_set 换成 unordered_set。'),
	absent('tr1/\\w+', '它早已放进标准库。', '去掉 tr1：例如 <tr1/unordered_map> 写成 <unordered_map>，std::tr1:: 写成 std::。'),
	absent('bits/\\w[\\w.+]*', '它是 GCC 内部的文件。', '写成 #include <bits/stdc++.h>，或者要用的那个标准头文件。'),
	absent('conio\\.h', '判题时没有键盘和屏幕。', '删掉这一行；getch() 换成 getchar() 或 cin.get()，清屏和等待按键都不要写。'),
	absent('(?:windows|Windows|winbase)\\.h', '判题机不是 Windows。', '删掉这一行，也删掉 Sleep、设置颜色和光标的语句；计时用 <chrono>。'),
	absent('(?:graphics|easyx|egg|GL/\\w+)\\.h', '判题时没有窗口，不能画图。', '只用 cin 读入、cout 输出。'),
	absent(
		'(?:process|direct|io|dos|mem)\\.h',
		'它只在 Windows 或很老的编译器里有。',
		'删掉这一行；内存函数 memset、memcpy 在 <cstring> 里。',
	),
	absent(
		'(?:iostream|fstream|iomanip|vector|string|algo|algorithm|map|set|stack|queue|list)\\.h',
		'这是标准出现以前的写法。',
		'去掉 .h，写成 <iostream> 这样，下一行写 using namespace std;（<algo.h> 写成 <algorithm>）。',
	),
];

/** Compilers report a missing function where it is used, linkers when nothing defines it. */
const unknownName = (names: string): RegExp =>
	new RegExp(`(?:undeclared identifier|undefined symbol:|undefined reference to) [\`']?(${names})\\b|'(${names})' was not declared`);

export const C_ABSENT_FUNCTIONS: readonly ErrorEntry[] = [
	{
		pattern: unknownName('gets'),
		what: '没有 gets：它可能读得比数组还长，已经从标准里删掉了。',
		look: 'C++ 用 getline(cin, s)，C 用 fgets(s, sizeof s, stdin)（末尾会多一个换行）。',
	},
	{
		pattern: unknownName('_?itoa|_?ltoa|strrev|_strrev|strupr|strlwr'),
		what: '“$1$2”只在 Windows 的编译器里有。',
		look: '整数变成文字用 to_string(n) 或 sprintf，倒过来用 reverse，改大小写用 toupper、tolower。',
	},
	{
		pattern: unknownName('_?getche?|_?kbhit|clrscr|Sleep|gotoxy|SetConsole\\w+|Beep'),
		what: '“$1$2”要用 Windows 的键盘和屏幕，判题时没有。',
		look: '删掉它；要读一个字符用 getchar() 或 cin.get()。',
	},
];
