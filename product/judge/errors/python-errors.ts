/** Messages of Python 3, old and new; a pattern sees the whole message, with the line of the program in it. */
import type { ErrorEntry } from './error-entry.ts';
import { PYTHON_SYNTAX_ERRORS } from './python-syntax-errors.ts';

const NAMES: readonly ErrorEntry[] = [
	{ pattern: /name '(true|false)' is not defined/, what: 'Python 里没有 $1。', look: '真和假的第一个字母要大写：True、False。' },
	{ pattern: /name '(null|nil|undefined)' is not defined/, what: 'Python 里没有 $1。', look: '“没有”写成 None。' },
	{
		pattern: /name '(\w+)' is not defined/,
		what: '没有叫“$1”的变量或函数。',
		look: '名字拼对了吗（大小写也要一样）？是不是还没有赋值就用了？如果它是文字，要加引号。',
	},
	{
		pattern: /local variable '(\w+)'/,
		what: '函数里的变量“$1”还没有赋值就用了。',
		look: '先在函数里给它赋值；要改函数外面的变量，先写一行 global $1。',
	},
	{ pattern: /No module named '([^']+)'/, what: '没有叫“$1”的模块。', look: '模块名拼对了吗？判题机只有 Python 自带的模块。' },
	{ pattern: /cannot import name '(\w+)' from '(\w+)'/, what: '模块 $2 里没有“$1”。', look: '看看名字拼对了没有。' },
	{
		pattern: /'NoneType' object has no attribute '(\w+)'/,
		what: '这个变量里什么都没有（None），所以没有“$1”。',
		look: '它是哪个函数给的？像 sort()、append() 这样的函数没有返回值，不要把它们赋给变量。',
	},
	{
		pattern: /'(\w+)' object has no attribute '(\w+)'/,
		what: '$1 类型的东西没有“$2”。',
		look: '名字拼对了吗？它是不是你以为的类型：列表加元素用 append，文字没有 append。',
	},
];

const TYPES: readonly ErrorEntry[] = [
	{
		pattern: /can only concatenate str \(not "(\w+)"\) to str/,
		what: '文字不能和 $1 类型的数直接相加。',
		look: '要拼成文字，用 str(…) 把数变成文字，或者用 print(a, b) 隔开输出；要算数，用 int(…) 把文字变成数。',
	},
	{ pattern: /can only concatenate list/, what: '列表只能和列表相加。', look: '要往列表里加一个元素，用 append(…)。' },
	{
		pattern: /unsupported operand type\(s\) for (\S+): (?:'NoneType' and|'\w+' and 'NoneType')/,
		what: '有一边什么都没有（None），不能做 $1 运算。',
		look: '它是哪个函数给的？看看函数是不是忘了写 return。',
	},
	{
		pattern: /unsupported operand type\(s\) for (\S+): (?:'str' and|'\w+' and 'str')/,
		what: '有一边是文字，不能做 $1 运算。',
		look: 'input() 读到的是文字：要算数，先用 int(input()) 变成整数。',
	},
	{
		pattern: /unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'/,
		what: '$2 和 $3 之间不能做 $1 运算。',
		look: '看看两边的变量是不是你以为的类型。',
	},
	{
		pattern: /'(\S+)' not supported between instances of '(\w+)' and '(\w+)'/,
		what: '$2 和 $3 不能用 $1 比大小。',
		look: '文字和数不能比：input() 读到的是文字，先用 int(…) 变成数。',
	},
	{
		pattern: /object of type '(\w+)' has no len/,
		what: '$1 没有长度，不能用 len()。',
		look: 'len() 只能数文字、列表这样的东西；要数位数，先用 str(…) 变成文字。',
	},
	{
		pattern: /'(\w+)' object is not callable/,
		what: '把 $1 当成函数来用了：它后面不能加括号。',
		look: '取列表的元素用方括号 [ ]；变量名是不是和函数重名了，例如把 max、sum 当成了变量？乘号不能省。',
	},
	{
		pattern: /'(?:str|float|list)' object cannot be interpreted as an integer/,
		what: '这里要的是整数。',
		look: 'range() 里要用整数：input() 读到的是文字，先用 int(…)；除法用 // 才得到整数。',
	},
	{ pattern: /'(\w+)' object is not iterable/, what: '$1 不能一个一个地取。', look: '要数到 n，写 for i in range(n)。' },
	{
		pattern: /'NoneType' object is not subscriptable/,
		what: '这个变量里什么都没有（None），不能用 [ ] 取。',
		look: '它是哪个函数给的？sort()、append() 没有返回值。',
	},
	{
		pattern: /'(\w+)' object is not subscriptable/,
		what: '$1 不能用 [ ] 取里面的东西。',
		look: '看看它是不是列表；调用函数要用圆括号 ( )。',
	},
	{
		pattern: /(?:list|string|tuple) indices must be integers/,
		what: '下标要是整数。',
		look: '方括号里是不是文字或小数？用 int(…) 变成整数，除法用 //。',
	},
	{
		pattern: /'str' object does not support item assignment/,
		what: '文字里的一个字不能直接改。',
		look: '用 list(…) 变成列表再改，或者拼一段新的文字。',
	},
	{
		pattern: /'tuple' object does not support item assignment/,
		what: '圆括号的元组不能改。',
		look: '要改里面的东西，用方括号的列表 [ ]。',
	},
	{ pattern: /unhashable type: '(\w+)'/, what: '$1 不能当字典的键，也不能放进集合。', look: '改用元组 (…) 或文字。' },
	{
		pattern: /missing (\d+) required positional argument/,
		what: '调用函数时少给了 $1 个参数。',
		look: '看看 def 那一行要几个，括号里给了几个。',
	},
	{
		pattern: /takes (?:from )?(.+?) positional arguments? but (\d+) (?:was|were) given/,
		what: '调用函数时给多了参数：它要 $1 个，给了 $2 个。',
		look: '看看 def 那一行要几个参数。',
	},
	{
		pattern: /int\(\) argument must be a string.* not '(\w+)'/,
		what: 'int() 里是 $1，不能变成整数。',
		look: '如果是列表，要一个一个地变：list(map(int, input().split()))。',
	},
	{ pattern: /ord\(\) expected a character/, what: 'ord() 里只能是一个字符。', look: '用下标取出其中一个字符，例如 s[0]。' },
];

const VALUES: readonly ErrorEntry[] = [
	{
		pattern: /invalid literal for int\(\) with base 10: ''/,
		what: '读到的是空行，不能变成整数。',
		look: '看看输入有几行，是不是多读了一行。',
	},
	{
		pattern: /invalid literal for int\(\) with base 10: '([^']*\s[^']*)'/,
		what: '读到的一行“$1”里不止一个数，不能一次变成整数。',
		look: '用 a, b = map(int, input().split()) 把它们分开。',
	},
	{
		pattern: /invalid literal for int\(\) with base 10: '(-?\d*\.\d*)'/,
		what: '“$1”是小数，不能直接用 int()。',
		look: '用 float(…)；要整数部分就写 int(float(…))。',
	},
	{
		pattern: /invalid literal for int\(\) with base 10: '(.*)'/,
		what: '“$1”不是整数。',
		look: '看看题目的输入格式：这一行读到的是数还是文字？',
	},
	{
		pattern: /could not convert string to float: '?(.*?)'?$/m,
		what: '“$1”不能变成小数。',
		look: '看看这一行是不是有几个数，或者读到了文字、空行。',
	},
	{
		pattern: /EOF when reading a line/,
		what: '输入已经读完了，input() 还在要下一行。',
		look: '看看题目的输入有几行；一行有几个数时只能用一次 input()，再用 split() 分开。',
	},
	{
		pattern: /not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)\)/,
		what: '等号左边有 $1 个变量，右边只有 $2 个值。',
		look: '看看这一行输入有几个数，是不是要换行再读。',
	},
	{ pattern: /too many values to unpack/, what: '右边的值比左边的变量多。', look: '看看这一行输入有几个数；个数不定时用一个列表接住。' },
	{
		pattern: /(list|string|tuple) index out of range/,
		what: '下标超出了范围。',
		look: '下标从 0 数起，最后一个是长度减 1；看看循环是不是多走了一步，列表是不是空的。',
	},
	{
		pattern: /list assignment index out of range/,
		what: '列表里没有这个位置，不能赋值。',
		look: '先用 [0] * n 建好，或者用 append(…) 加到末尾。',
	},
	{ pattern: /pop from (?:an )?empty/, what: '列表已经空了，还在往外取。', look: '取之前先看看长度是不是 0。' },
	{ pattern: /KeyError: (.+)/, what: '字典里没有 $1 这个键。', look: '先用 in 看看有没有，或者用 get(…)。' },
	{ pattern: /ZeroDivisionError/, what: '除以了 0。', look: '除之前看看除数会不会是 0，用 if 分开处理。' },
	{
		pattern: /(max|min)\(\) (?:iterable argument|arg) is (?:an )?empty/,
		what: '列表是空的，没有最大、最小。',
		look: '先看看列表里有没有东西。',
	},
	{ pattern: /x not in list|is not in list/, what: '列表里没有要找的东西。', look: '先用 in 看看有没有。' },
	{
		pattern: /math domain error|nonnegative input/,
		what: '给数学函数的数不合适，例如给负数开平方。',
		look: '看看算之前这个数会不会是负的。',
	},
	{ pattern: /RecursionError/, what: '函数一直在调用自己，停不下来。', look: '写好什么时候停（终止条件），并且每次都离它更近一步。' },
	{ pattern: /AssertionError/, what: 'assert 后面的条件不成立。', look: '看看这个条件为什么是假的。' },
	{ pattern: /(?:FileNotFound|Permission)Error/, what: '判题机里不能读写这个文件。', look: '用 input() 读，用 print() 输出。' },
	{ pattern: /Exit Code (-?\d+)/, what: '程序用状态码 $1 结束，判题机当作出错。', look: '正常结束用 exit() 或 exit(0)。' },
];

export const PYTHON_ERRORS: readonly ErrorEntry[] = [...PYTHON_SYNTAX_ERRORS, ...NAMES, ...TYPES, ...VALUES];
