/** Messages of Python 3, old and new, before a program runs. */
import type { ErrorEntry } from './error-entry.ts';

export const PYTHON_SYNTAX_ERRORS: readonly ErrorEntry[] = [
	{
		pattern: /invalid (?:non-printable )?character '?([^' ]*)'? ?\(?U\+(?:00A0|3000|200B|FEFF)/,
		what: '这一行有看不见的特殊空格，多半是从网页上复制来的。',
		look: '把这一行的空格删掉，自己再敲一遍。',
	},
	{
		pattern: /invalid character '([×÷≥≤≠])'/,
		what: 'Python 不认识数学符号“$1”。',
		look: '乘写 *，除写 /，大于等于写 >=，小于等于写 <=，不等于写 !=。',
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
		pattern: /perhaps you escaped the end quote/,
		what: '引号前面的反斜杠把引号变成了文字，这段文字没有结束。',
		look: '要输出反斜杠，写两个：\\\\。',
	},
	{
		pattern: /\w'\w[^\n]*\n[\s\S]*unterminated string/,
		what: '文字里有单引号，Python 以为文字到那里就结束了。',
		look: '外面换成双引号，例如 "I\'m here"。',
	},
	{
		pattern: /Is this intended to be part of the string/,
		what: '文字里又有同样的引号，Python 以为文字到那里就结束了。',
		look: '外面换成另一种引号，例如 \'他说"你好"\'。',
	},
	{
		pattern: /unicodeescape/,
		what: '文字里反斜杠后面的字母有特别的意思，这里写得不对。',
		look: '要反斜杠就写两个 \\\\，或者在引号前加 r：r"C:\\Users"。',
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
		pattern: /^ *else\b *[^:\s][^\n]*\n[\s\S]*expected ':'/m,
		what: 'else 后面不能写条件。',
		look: '还有条件就写 elif 条件:，没有条件就只写 else:。',
	},
	{
		pattern: /^( *)(else|elif)\b.*\n\1\^+\nSyntaxError: invalid syntax$/m,
		what: '$2 前面没有配对的 if。',
		look: '$2 要和 if 对齐，中间不能有不缩进的行。',
	},
	{
		pattern: /^ *(?:if|for|while|else|def)\b[^\n:]*\{ *\n[\s\S]*SyntaxError/m,
		what: 'Python 不用大括号 { } 分段。',
		look: '行末写冒号，下面的行前面加 4 个空格。',
	},
	{
		pattern: /^ *switch\b[\s\S]*SyntaxError/m,
		what: 'Python 里没有 switch。',
		look: '用 if … elif … else 分开处理。',
	},
	{
		pattern: /invalid syntax\. Did you mean '(\w+)'/,
		what: '关键字拼错了：是不是想写 $1？',
		look: '关键字都是小写，字母的顺序也要一样。',
	},
	{
		pattern: /expected 'except' or 'finally' block/,
		what: 'try 后面没有 except。',
		look: '写上和 try 对齐的 except: ，里面是出错时怎么办。',
	},
	{
		pattern: /SyntaxError: expected '\('/,
		what: 'def 的函数名后面少了括号。',
		look: '没有参数也要写括号：def f():',
	},
	{
		pattern: /SyntaxError: expected ':'/,
		what: '这一行的末尾少了冒号。',
		look: 'if、else、for、while、def 这样的行都要用英文冒号 : 结尾。',
	},
	{
		pattern: /^ *for *\(.*;[\s\S]*SyntaxError/m,
		what: '这是别的语言的 for 循环。',
		look: 'Python 写成 for i in range(3):。',
	},
	{
		pattern: /\bnot \w+ = [\s\S]*SyntaxError|Maybe you meant '==' or ':='/,
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
		pattern: /\{[^\n:]*'[^\n':]*' \w[\s\S]*Perhaps you forgot a comma/,
		what: '字典的键后面少了冒号。',
		look: '写成 {键: 值, 键: 值}。',
	},
	{
		pattern: /Perhaps you forgot a comma/,
		what: '两样东西挨在一起，中间少了逗号。',
		look: '看看括号里是不是每两样之间都有英文逗号，或者少了运算符号。',
	},
	{ pattern: /(&&|\|\|)[\s\S]*SyntaxError/, what: 'Python 里没有“$1”。', look: '“并且”写 and，“或者”写 or，“不”写 not。' },
	{ pattern: /\w(\+\+|--)\s[\s\S]*SyntaxError/, what: 'Python 里没有“$1”。', look: '加一写成 x += 1，减一写成 x -= 1。' },
	{
		pattern: /(=>|=<|<>)[\s\S]*SyntaxError: invalid syntax/,
		what: 'Python 里没有“$1”。',
		look: '大于等于写 >=，小于等于写 <=，不等于写 !=。',
	},
	{
		pattern:
			/^ *(class|def|for|import|from|pass|in|is|with|try|while|return|global|lambda|del|as) *=[^=][\s\S]*SyntaxError: invalid syntax/m,
		what: '$1 是 Python 的关键字，不能当变量名。',
		look: '换一个名字。',
	},
	{
		pattern: /^ *(var|let|const|int|float|double|char|string|auto) \w+ *=[^=][\s\S]*SyntaxError: invalid syntax/m,
		what: 'Python 的变量前面不写 $1。',
		look: '直接写名字 = 值。',
	},
	{
		pattern: /^ *(do|repeat|until|function)\b(?! *[=.(])[\s\S]*SyntaxError: invalid syntax/m,
		what: 'Python 里没有 $1。',
		look: '重复用 for 或 while，自己的函数用 def。',
	},
	{
		pattern:
			/^ *(?!if|elif|while|for|not|return|assert|import|from|global|del|raise|print)[A-Za-z]\w* [A-Za-z]\w* *=[^=][\s\S]*SyntaxError: invalid syntax/m,
		what: '变量名里不能有空格。',
		look: '两个词之间用下划线，例如 my_name。',
	},
	{
		pattern: /^ *(?:\w+\.\w+|forward|backward|left|right|circle|goto) +[\d'"][\s\S]*SyntaxError: invalid syntax$/m,
		what: '函数后面少了括号。',
		look: '调用函数要写括号，例如 turtle.forward(100)。',
	},
	{
		pattern: /\d\.\.\d[\s\S]*SyntaxError/,
		what: 'Python 里没有“..”这样的范围。',
		look: '从 1 数到 3 写 range(1, 4)，最后一个不算。',
	},
	{
		pattern: /Expected one or more names after 'import'/,
		what: 'import 后面没有写名字。',
		look: '写成 import 模块名，或者 from 模块名 import 名字。',
	},
	{
		pattern: /parameter without a default follows/,
		what: '有默认值的参数要放在后面。',
		look: '把没有 = 的参数挪到前面。',
	},
	{ pattern: /duplicate argument '(\w+)'/, what: '两个参数都叫“$1”。', look: '给其中一个换一个名字。' },
	{
		pattern: /positional argument follows keyword argument/,
		what: '写了“名字=值”以后，后面的参数也要写名字。',
		look: '把没有名字的参数挪到前面。',
	},
	{
		pattern: /name '(\w+)' is (?:assigned to|used|parameter).* (?:before |and )?global/,
		what: 'global $1 写晚了。',
		look: '把 global $1 放在函数的第一行；函数外面不用写它。',
	},
	{ pattern: /no binding for nonlocal '(\w+)'/, what: '外面一层的函数里没有“$1”。', look: '要改主程序里的变量，写 global $1。' },
	{ pattern: /'(yield|await)' outside/, what: '$1 写在了函数外面。', look: '把它放进一个 def 里。' },
	{ pattern: /expected 'else' after 'if' expression/, what: '一行里的 if 少了 else。', look: '写成 a if 条件 else b。' },
	{ pattern: /can't use starred expression/, what: '等号右边多了一个 *，或者它前面少了值。', look: '乘号的两边都要有值。' },
	{ pattern: /invalid hexadecimal literal/, what: '0x 后面不是十六进制的数。', look: '十六进制只有 0 到 9 和 a 到 f。' },
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
		pattern: /f-string: (?:expecting|unterminated|invalid|valid expression|single)/,
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
