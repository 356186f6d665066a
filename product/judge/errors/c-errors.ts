/** Messages of Clang and GCC, for C and C++, and the ends of their programs. */

import { C_ABSENT_FUNCTIONS } from './c-absent-parts.ts';
import { C_SYNTAX_ERRORS } from './c-syntax-errors.ts';
import type { ErrorEntry } from './error-entry.ts';

const NAMES: readonly ErrorEntry[] = [
	{
		pattern: /(?:use of undeclared identifier|unknown type name) '(cout|cin|endl|string|std)'|'(cout|cin|endl|string)' was not declared/,
		what: '编译器不认识 $1$2。',
		look: 'C++ 程序开头要有 #include <iostream> 和 using namespace std;。如果写的是 C，用 scanf 和 printf，文字用 char 数组。',
	},
	{
		pattern:
			/no template named '(\w+)'|(?:identifier|name) '(vector|map|set|queue|stack|pair)'|'(vector|map|set|queue|stack)' (?:was not declared|does not name)/,
		what: '编译器不认识 $1$2$3。',
		look: '开头要有它的头文件，例如 #include <vector>，还要有 using namespace std;。',
	},
	{
		pattern: /undeclared identifier '(bool|true|false)'/,
		what: 'C 里不能直接用 $1。',
		look: '加上 #include <stdbool.h>，或者用 int 的 1 和 0。',
	},
	{ pattern: /undeclared identifier '(\w+)'; did you mean '(\w+)'/, what: '没有叫“$1”的名字。', look: '是不是想写 $2？大小写也要一样。' },
	{
		pattern: /use of undeclared identifier '(\w+)'|'(\w+)' was not declared in this scope|'(\w+)' undeclared/,
		what: '没有叫“$1$2$3”的变量或函数。',
		look: '名字拼对了吗（大小写也要一样）？声明了吗，例如 int $1$2$3;？是不是在别的大括号里声明的？函数要写在用它之前。',
	},
	{
		pattern: /unknown type name '(\w+)'|'(\w+)' does not name a type/,
		what: '没有叫“$1$2”的类型。',
		look: '类型名拼对了吗？头文件写了吗？',
	},
	{
		pattern: /undefined (?:symbol|reference)(?: to)?:? [`']?main/,
		what: '没有 main 函数。',
		look: '程序要从 int main() 开始，看看 main 拼对了没有。',
	},
	{
		pattern: /undefined (?:symbol|reference)(?: to)?:? [`']?(\w+)/,
		what: '用了函数“$1”，却没有写它。',
		look: '名字拼对了吗？C 里输出是 printf，不是 print；自己的函数要写出内容。',
	},
	{ pattern: /redefinition of '(\w+)'|redeclaration of '.*?(\w+)'/, what: '“$1$2”声明了两次。', look: '第二次直接赋值，不要再写类型。' },
	{
		pattern: /no member named '(\w+)' in '(.+?)'|has no member named '(\w+)'/,
		what: '它没有叫“$1$3”的成员或函数。',
		look: '名字拼对了吗？vector 加元素用 push_back，文字的长度用 length() 或 size()。',
	},
	{ pattern: /undeclared label '(\w+)'/, what: '没有叫“$1”的标号。', look: '尽量不用 goto，改用循环。' },
];

const TYPES: readonly ErrorEntry[] = [
	{
		pattern: /(?:cannot initialize a variable of type|invalid conversion from).*'?const char/,
		what: '把文字放进了数或单个字符的变量。',
		look: "一个字符用单引号，例如 'a'；文字用 string（C++）或 char 数组。",
	},
	{
		pattern: /cannot initialize a variable of type '(.+?)' with .*of type '(.+?)'/,
		what: '$2 类型的值不能放进 $1 类型的变量。',
		look: '看看等号两边的类型是不是一样。',
	},
	{
		pattern: /no viable conversion from '(.+?)'.* to '(.+?)'|cannot convert '(.+?)' to '(.+?)'/,
		what: '不能把 $1$3 变成 $2$4。',
		look: '看看两边的类型；文字变成整数用 stoi(…)，整数变成文字用 to_string(…)。',
	},
	{
		pattern: /invalid operands to binary expression \('(?:std::)?istream|no match for 'operator<<' .*istream/,
		what: 'cin 后面要用 >>。',
		look: '输入 cin >> n，输出 cout << n：箭头指着数据去的方向。',
	},
	{
		pattern: /invalid operands to binary expression \('(?:std::)?ostream|no match for 'operator>>' .*ostream/,
		what: 'cout 后面要用 <<。',
		look: '输入 cin >> n，输出 cout << n：箭头指着数据去的方向。',
	},
	{
		pattern: /invalid operands to binary expression \('(?:float|double)' and|invalid operands of types '(?:float|double)'/,
		what: '小数不能用 %、<< 这样的整数运算。',
		look: '取余数的两边都要是整数。',
	},
	{
		pattern: /invalid operands (?:to binary expression|of types)|no match for 'operator/,
		what: '这两种类型之间不能这样运算。',
		look: '看看运算符号两边的类型：两段文字要用 string 才能相加，数和文字不能相加。',
	},
	{
		pattern: /overloaded function could not be resolved/,
		what: '函数名后面少了括号，或者用错了地方。',
		look: 'endl 只能用在 cout 后面；调用函数要写 ( )。',
	},
	{ pattern: /expression is not assignable|lvalue required/, what: '等号左边不能赋值。', look: '左边要是变量；判断相等用 ==。' },
	{
		pattern: /cannot assign to variable '(\w+)' with const|assignment of read-only variable '(\w+)'/,
		what: '“$1$2”是 const，不能再改。',
		look: '要改就去掉 const。',
	},
	{
		pattern: /default initialization of an object of const|uninitialized const/,
		what: 'const 声明时就要给值。',
		look: '写成 const int a = 1;',
	},
	{ pattern: /array type '(.+?)' is not assignable/, what: '数组不能整个赋值。', look: '用循环一个一个地放，或者用下标 a[i] = …。' },
	{
		pattern: /excess elements in array|too many initializers/,
		what: '大括号里的值比数组的长度多。',
		look: '把数组开大一些，或者去掉多的值。',
	},
	{ pattern: /needs an explicit size|array size missing/, what: '数组没有写长度。', look: '写成 int a[100]; 长度要够放最多的数据。' },
	{
		pattern: /member reference base type|request for member '(\w+)' in/,
		what: '点号前面的东西没有成员和函数。',
		look: '普通的数和数组没有 size()、push_back()，vector 和 string 才有。',
	},
	{
		pattern: /called object type|cannot be used as a function/,
		what: '把变量当成函数来用了。',
		look: '取数组的元素用方括号 [ ]；乘号不能省；变量和函数是不是重名了？',
	},
	{
		pattern: /indirection requires pointer|invalid type argument of unary/,
		what: '* 用在了不是指针的变量前面。',
		look: '普通变量前面不要写 *；乘法的两边都要有值。',
	},
	{ pattern: /too (few|many) arguments/, what: '调用函数时参数的个数不对。', look: '看看函数那一行要几个，括号里给了几个。' },
	{
		pattern: /no matching (?:member )?function for call to '(\w+)'/,
		what: '调用“$1”时参数的个数或类型不对。',
		look: '看看函数要几个参数、什么类型；max(a, b) 的两边类型要一样。',
	},
	{ pattern: /'break' statement not in|break statement not within/, what: 'break 写在了循环外面。', look: '看看大括号是不是提前关上了。' },
	{ pattern: /'case' statement not in switch|case label .*not within/, what: 'case 写在了 switch 外面。', look: '看看 switch 的大括号。' },
	{ pattern: /duplicate case value/, what: 'switch 里有两个一样的 case。', look: '删掉一个，或者改成别的值。' },
	{ pattern: /'main' must return 'int'|'::main' must return/, what: 'main 前面要写 int。', look: '写成 int main()，末尾 return 0;' },
	{ pattern: /incomplete type 'void'|declared void/, what: '变量的类型不能是 void。', look: '换成 int、double 这样的类型。' },
];

const RUNNING: readonly ErrorEntry[] = [
	{
		pattern: /Division by Zero|SIGFPE|Floating point/i,
		what: '除以了 0，或者对 0 取余数。',
		look: '除之前看看除数会不会是 0，用 if 分开处理。',
	},
	{
		pattern: /Stack Overflow/i,
		what: '栈用完了：函数一直在调用自己，或者函数里的数组太大。',
		look: '写好递归什么时候停；大数组放到 main 外面。',
	},
	{
		pattern: /Segmentation|SIGSEGV/i,
		what: '读写了不属于程序的内存。',
		look: '数组下标超出范围了吗？数组开得够大吗？递归停得下来吗？scanf 里的变量前面写 & 了吗？',
	},
	{
		pattern: /Uncaught Exception|was thrown|terminate called/,
		what: '程序抛出了异常，没有人接住。',
		look: 'at(…)、substr(…) 的下标超出范围了吗？stoi(…) 里是数字吗？',
	},
	{ pattern: /Assertion .*failed/, what: 'assert 里的条件不成立。', look: '看看这个条件为什么是假的。' },
	{
		pattern: /unreachable|Aborted|SIGABRT|SIGILL/,
		what: '程序执行了不允许的操作，被停下来了。',
		look: '看看有没有除以 0 或对 0 取余数；有返回值的函数是不是每条路都有 return；main 的名字拼对了没有；有没有空指针。',
	},
	{
		pattern: /Bad Function Call/,
		what: '调用的函数和它的声明对不上。',
		look: '函数指针指对函数了吗？声明和定义的参数、返回值要一样。',
	},
	{
		pattern: /Integer Overflow/,
		what: '算出来的数太大，整数装不下。',
		look: '小数变成整数前，看看它有多大；大的数用 long long。',
	},
	{ pattern: /Exit Code (-?\d+)/, what: 'main 返回了 $1，判题机当作出错。', look: '正常结束要 return 0;' },
	{ pattern: /Global Variables Too Large/, what: 'main 外面的数组太大，超过了内存限制。', look: '看看题目的数据范围，把数组开小一些。' },
	{
		pattern: /Compiler Out of Memory|Compile Time Limit Exceeded/,
		what: '程序太复杂，编译器没有编译完。',
		look: '看看宏和模板是不是展开得停不下来。',
	},
];

export const C_ERRORS: readonly ErrorEntry[] = [...C_SYNTAX_ERRORS, ...C_ABSENT_FUNCTIONS, ...NAMES, ...TYPES, ...RUNNING];
