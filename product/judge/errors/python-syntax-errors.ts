/** Messages of Python 3, old and new, before a program runs. */
import type { ErrorEntry } from './error-entry.ts';

export const PYTHON_SYNTAX_ERRORS: readonly ErrorEntry[] = [
	{
		pattern: /invalid (?:non-printable )?character '?([^' ]*)'? ?\(?U\+(?:00A0|3000|200B|FEFF)/,
		what: '这一行有看不见的特殊空格，多半是从网页上复制来的。',
		look: '把这一行的空格删掉，自己再敲一遍。',
	},
	{
		pattern: /invalid character '(.)' \(U\+/,
		what: '程序里出现了中文符号“$1”。',
		look: '切到英文输入法，把它换成英文的符号：逗号、冒号、括号、引号都要用英文的。',
	},
	{ pattern: /invalid character in identifier/, what: '程序里混进了中文符号。', look: '看看这一行的括号、逗号、引号是不是都是英文的。' },
	{
		pattern: /unterminated triple-quoted|EOF while scanning triple/,
		what: '三个引号开头的一段文字没有结尾。',
		look: '在这段文字的末尾补上三个引号。',
	},
	{
		pattern: /unterminated (?:f-)?string literal|EOL while scanning string/,
		what: '引号没有配对：文字开始了，没有结束。',
		look: '在文字的末尾补上同样的引号，单引号配单引号，双引号配双引号。',
	},
	{ pattern: /'(.)' was never closed/, what: '括号“$1”没有关上。', look: '数一数左右括号的个数，补上缺的那一个。' },
	{ pattern: /unmatched '(.)'/, what: '多了一个“$1”。', look: '数一数左右括号的个数，删掉多的，或者补上前面缺的。' },
	{
		pattern: /parenthesis '(.)' does not match opening parenthesis '(.)'/,
		what: '括号配错了：用“$2”打开，却用“$1”来关。',
		look: '左右括号要是同一种。',
	},
	{
		pattern: /else +if\b[\s\S]*(?:expected ':'|invalid syntax)/,
		what: 'Python 里没有 else if。',
		look: '写成 elif，后面是条件和冒号。',
	},
	{
		pattern: /SyntaxError: expected ':'/,
		what: '这一行的末尾少了冒号。',
		look: 'if、else、for、while、def 这样的行都要用英文冒号 : 结尾。',
	},
	{
		pattern: /Maybe you meant '==' or ':='/,
		what: '判断相等要用两个等号。',
		look: '把条件里的 = 改成 ==；一个等号是赋值。',
	},
	{
		pattern: /cannot assign to (?!attribute|subscript)(.+?)(?: here|\n|$)/,
		what: '等号左边不能是这样的东西（$1）。',
		look: '赋值的左边要是变量名，右边是值；要判断相等就用 ==。',
	},
	{
		pattern: /Missing parentheses in call to '(\w+)'/,
		what: '$1 后面少了括号。',
		look: 'Python 3 里要写成 $1(…)。',
	},
	{
		pattern: /Perhaps you forgot a comma/,
		what: '两样东西挨在一起，中间少了逗号。',
		look: '看看括号里是不是每两样之间都有英文逗号，或者少了运算符号。',
	},
	{ pattern: /(&&|\|\|)[\s\S]*SyntaxError/, what: 'Python 里没有“$1”。', look: '“并且”写 and，“或者”写 or，“不”写 not。' },
	{ pattern: /\w(\+\+|--)\s[\s\S]*SyntaxError/, what: 'Python 里没有“$1”。', look: '加一写成 x += 1，减一写成 x -= 1。' },
	{ pattern: /'return' outside function/, what: 'return 写在了函数外面。', look: '看看它前面的缩进，是不是应该在 def 的里面。' },
	{
		pattern: /'(break)' outside loop|'(continue)' not properly in loop/,
		what: 'break 或 continue 写在了循环外面。',
		look: '看看它前面的缩进，是不是应该在 for 或 while 的里面。',
	},
	{ pattern: /leading zeros in decimal/, what: '整数前面不能加 0。', look: '写成 8，不要写成 08；要输出两位数请用格式化。' },
	{
		pattern: /invalid decimal literal|invalid token/,
		what: '数字和字母连在了一起。',
		look: '变量名不能用数字开头；数和字母之间是不是少了运算符号？',
	},
	{
		pattern: /f-string: (?:expecting|unterminated|invalid)/,
		what: 'f"…" 里的大括号没有配对，或者里面写错了。',
		look: '每一个 { 都要有一个 }，里面是变量或算式。',
	},
	{ pattern: /expected an indented block/, what: '冒号的下一行没有缩进。', look: '在 if、for、while、def 下面的行前面加 4 个空格。' },
	{ pattern: /unexpected indent/, what: '这一行前面多了空格。', look: '同一层的语句要对齐：删掉这一行前面多的空格。' },
	{ pattern: /unindent does not match/, what: '这一行的缩进和上面哪一层都对不齐。', look: '数一数前面的空格，每一层 4 个。' },
	{ pattern: /TabError/, what: '缩进时 Tab 和空格混着用了。', look: '统一用空格：把每一层改成 4 个空格。' },
	{
		pattern: /SyntaxError: (?:invalid syntax|unexpected EOF)/,
		what: '这一行的写法 Python 看不懂。',
		look: '看箭头 ^ 指的地方：关键字拼对了吗？少了冒号、逗号或运算符号吗？上一行的括号关上了吗？',
	},
];
