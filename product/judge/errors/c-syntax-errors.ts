/** Messages of Clang and GCC about how a program is written. */
import { C_ABSENT_HEADERS } from './c-absent-parts.ts';
import type { ErrorEntry } from './error-entry.ts';

export const C_SYNTAX_ERRORS: readonly ErrorEntry[] = [
	{
		pattern: /<U\+FF..>|<U\+30..>|<U\+20..>|'[^'\n]*[\uff01-\uff5e\u3001\u3002\u201c\u201d][^'\n]*'|stray '\\\d+'/,
		what: '程序里出现了中文标点。',
		look: '切到英文输入法，把这一行的分号、逗号、括号、引号换成英文的。',
	},
	{ pattern: /missing terminating (.) character/, what: '引号没有配对。', look: '在文字的末尾补上同样的引号。' },
	{
		pattern: /expected ';' in 'for'/,
		what: 'for 的括号里少了分号。',
		look: '写成 for (int i = 0; i < n; i++)，三部分用分号隔开，不用逗号。',
	},
	{ pattern: /expected ';' after (?:struct|class)/, what: '结构体的大括号后面少了分号。', look: '在 } 后面加上 ; 。' },
	{ pattern: /expected ';'|expected ‘;’|expected ',' or ';'/, what: '少了分号。', look: '在这一处（有时是上一行）的末尾加上英文分号 ; 。' },
	{ pattern: /expected '\(' after '(\w+)'/, what: '$1 后面少了左括号。', look: '条件要放在括号里：$1 (…)。' },
	{ pattern: /expected '\)'/, what: '少了右括号 )。', look: '数一数这一行左右括号的个数。' },
	{
		pattern: /expected '\}'|expected '}' at end of input/,
		what: '少了右大括号 }。',
		look: '每一个 { 都要有一个 }；缩进对齐了就容易看出少在哪里。',
	},
	{
		pattern: /extraneous closing brace|expected declaration before '\}'/,
		what: '多了一个右大括号 }。',
		look: '看看前面的 { } 是不是已经配好了。',
	},
	{ pattern: /expected '\]'/, what: '少了右方括号 ]。', look: '数一数方括号。' },
	{ pattern: /'else' without a previous 'if'/, what: 'else 前面没有配对的 if。', look: 'if (…) 后面是不是多了分号，或者少了大括号？' },
	{
		pattern: /expected unqualified-id/,
		what: '名字的地方写了别的东西。',
		look: '变量名不能用数字开头，也不能是关键字；函数外面不能写语句。',
	},
	{
		pattern: /anonymous (?:class|struct|enum)/,
		what: '把关键字当成了变量名。',
		look: '换一个名字：class、new、int 这样的词不能当变量名。',
	},
	{
		pattern: /using declaration requires|expected nested-name-specifier/,
		what: '这一行的 namespace 拼错了。',
		look: '写成 using namespace std;',
	},
	{ pattern: /expected "FILENAME"|#include expects/, what: '#include 后面的文件名要用尖括号。', look: '写成 #include <iostream>。' },
	{ pattern: /invalid preprocessing directive/, what: '# 后面的词拼错了。', look: '写成 #include 或 #define。' },
	...C_ABSENT_HEADERS,
	{
		pattern: /'(.+?)' file not found|([\w./+]+): No such file or directory/,
		what: '没有这个头文件。',
		look: '看看名字拼对了没有：C++ 用 <iostream>，C 用 <stdio.h>。',
	},
	{
		pattern: /expected (?:primary-)?expression/,
		what: '这里少了一个值，或者前面有多余的东西。',
		look: '看看运算符号两边是不是都有值，引号、括号配对了没有，else 前面的 if 有没有写好。',
	},
];
