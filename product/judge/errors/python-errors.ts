/** Messages of Python 3, old and new; a pattern sees the whole message, with the line of the program in it. */
import type { ErrorEntry } from './error-entry.ts';
import { PYTHON_LIBRARY_ERRORS } from './python-library-errors.ts';
import { PYTHON_SYNTAX_ERRORS } from './python-syntax-errors.ts';

const NAMES: readonly ErrorEntry[] = [
	{ pattern: /name '(true|false|TRUE|FALSE)' is not defined/, what: 'Python 里没有 $1。', look: '真和假的第一个字母要大写：True、False。' },
	{ pattern: /name '(null|Null|NULL|nil|none|NONE|undefined)' is not defined/, what: 'Python 里没有 $1。', look: '“没有”写成 None。' },
	{
		pattern: /name '(console|System|cout|printf|puts|alert)' is not defined/,
		what: '$1 是别的语言的写法。',
		look: 'Python 用 print(…) 输出；也看看语言选对了没有。',
	},
	{
		pattern: /Did you forget to import '(\w+)'/,
		what: '用了模块 $1，却没有引入它。',
		look: '在程序开头写 import $1；已经写了 from $1 import *，就不要再写“$1.”。',
	},
	{
		pattern: /name '(randint|choice|shuffle|sqrt|pi|floor|ceil|sleep|deque)' is not defined/,
		what: '没有叫“$1”的变量或函数：它在一个模块里。',
		look: '先 import 那个模块，再写“模块名.$1”，例如 random.randint(1, 6)。',
	},
	{
		pattern: /name '(forward|backward|left|right|goto|circle|penup|pendown|pencolor|pensize|begin_fill|end_fill|done)' is not defined/,
		what: '没有叫“$1”的函数：它在模块 turtle 里。',
		look: '开头写 from turtle import *；写了 import turtle 的，就用 turtle.$1(…)。',
	},
	{
		pattern: /name '([\u4e00-\u9fff]+)' is not defined/,
		what: '没有叫“$1”的变量。',
		look: '如果它是文字，要加引号："$1"。',
	},
	{
		pattern: /name '([^']+)' is not defined/,
		what: '没有叫“$1”的变量或函数。',
		look: '名字拼对了吗（大小写也要一样）？是不是还没有赋值就用了？如果它是文字，要加引号。',
	},
	{
		pattern: /local variable '(\w+)'/,
		what: '函数里的变量“$1”还没有赋值就用了。',
		look: '先在函数里给它赋值；要改函数外面的变量，先写一行 global $1。',
	},
	{
		pattern: /No module named '(Turtle|Math|Random|Time)'/,
		what: '没有叫“$1”的模块。',
		look: '模块名都是小写的，大小写也要一样。',
	},
	{
		pattern: /No module named '((\w+)\.(\w+))'; '\w+' is not a package/,
		what: '$3 是模块 $2 里的东西，不是模块。',
		look: '写成 from $2 import $3，或者 import $2 以后用 $2.$3。',
	},
	{ pattern: /No module named '([^']+)'/, what: '没有叫“$1”的模块。', look: '模块名拼对了吗？判题机只有 Python 自带的模块。' },
	{ pattern: /cannot import name '(\w+)' from '(\w+)'/, what: '模块 $2 里没有“$1”。', look: '看看名字拼对了没有。' },
	{
		pattern: /module '(\w+)' has no attribute '(\w+)'\. Did you mean: '(\w+)'/,
		what: '模块 $1 里没有“$2”。',
		look: '是不是想写 $3？大小写也要一样。',
	},
	{ pattern: /module '(\w+)' has no attribute '(\w+)'/, what: '模块 $1 里没有“$2”。', look: '名字拼对了吗（大小写也要一样）？' },
	{
		pattern: /'builtin_function_or_method' object has no attribute '(\w+)'/,
		what: '“$1”前面是一个函数，不是它算出来的东西。',
		look: '调用函数时括号不能少：input().split()；模块里的函数已经单独引入了，就不用再写模块名。',
	},
	{
		pattern: /'NoneType' object has no attribute '(\w+)'/,
		what: '这个变量里什么都没有（None），所以没有“$1”。',
		look: '它是哪个函数给的？像 sort()、append() 这样的函数没有返回值，不要把它们赋给变量。',
	},
	{
		pattern: /'(?:list|str|tuple|dict|set)' object has no attribute '(length|size|len)'/,
		what: '这里的长度不写成“.$1”。',
		look: '用 len(…)，例如 len(a)。',
	},
	{
		pattern: /'list' object has no attribute '(add|push|push_back|insert_back)'/,
		what: 'list 类型的东西没有“$1”。',
		look: '往列表末尾加一个元素，用 append(…)。',
	},
	{
		pattern: /'dict' object has no attribute '(\w+)'/,
		what: 'dict 类型的东西没有“$1”。',
		look: '取一项写 d["键"]，加一项写 d["键"] = 值。',
	},
	{
		pattern: /'(\w+)' object has no attribute '(\w+)'\. Did you mean: '(\w+)'/,
		what: '$1 类型的东西没有“$2”。',
		look: '是不是想写 $3？',
	},
	{
		pattern: /(?:type )?object '(\w+)' has no attribute '(\w+)'/,
		what: '类 $1 里没有“$2”。',
		look: '名字拼对了吗？在 __init__ 里用 self 存的东西，要先用 $1(…) 造一个对象才有。',
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
	{
		pattern: /can't multiply sequence by non-int of type '(\w+)'/,
		what: '文字和列表只能乘整数，不能乘 $1。',
		look: '要算数，先用 int(…) 或 float(…) 把文字变成数；turtle.forward(…) 的括号里写数，不加引号。',
	},
	{ pattern: /can only concatenate list/, what: '列表只能和列表相加。', look: '要往列表里加一个元素，用 append(…)。' },
	{
		pattern: /unsupported operand type\(s\) for \S+: .*'(?:builtin_function_or_method|function|type)'/,
		what: '把函数本身拿来算了，没有调用它。',
		look: '函数名后面的括号不能少，例如 n = int(input())。',
	},
	{
		pattern: /unsupported operand type\(s\) for (\S+)(?: or pow\(\))?: (?:'NoneType' and|'\w+' and 'NoneType')/,
		what: '有一边什么都没有（None），不能做 $1 运算。',
		look: '它是哪个函数给的？看看函数是不是忘了写 return。',
	},
	{
		pattern: /unsupported operand type\(s\) for (\S+)(?: or pow\(\))?: (?:'str' and|'\w+' and 'str')/,
		what: '有一边是文字，不能做 $1 运算。',
		look: 'input() 读到的是文字：要算数，先用 int(input()) 变成整数。',
	},
	{
		pattern: /unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'/,
		what: '$2 和 $3 之间不能做 $1 运算。',
		look: '看看两边的变量是不是你以为的类型。',
	},
	{
		pattern: /'(\S+)' not supported between instances of (?:'NoneType' and|'\w+' and 'NoneType')/,
		what: '有一边什么都没有（None），不能用 $1 比大小。',
		look: '它是哪个函数给的？看看函数是不是忘了写 return。',
	},
	{
		pattern: /not supported between instances of (?:'\w+' and )?'(?:builtin_function_or_method|function)'/,
		what: '把函数本身拿来比了，没有调用它。',
		look: '函数名后面的括号不能少，例如 距离() > 10。',
	},
	{
		pattern: /'(\S+)' not supported between instances of '(\w+)' and '(\w+)'/,
		what: '$2 和 $3 不能用 $1 比大小。',
		look: '文字和数不能比：input() 读到的是文字，先用 int(…) 变成数。',
	},
	{
		pattern: /object of type 'NoneType' has no len|'NoneType' object is not iterable|cannot unpack non-iterable NoneType/,
		what: '这个变量里什么都没有（None），不能取长度，也不能一个一个地取。',
		look: '它是哪个函数给的？sort()、append()、print() 没有返回值，不要把它们赋给变量。',
	},
	{
		pattern: /object of type '(map|filter|zip)' has no len|'(map|filter|zip)' object is not subscriptable/,
		what: '$1$2 给的东西没有长度，也不能用 [ ] 取。',
		look: '先变成列表：list(map(…))。',
	},
	{
		pattern: /object of type '(\w+)' has no len/,
		what: '$1 没有长度，不能用 len()。',
		look: 'len() 只能数文字、列表这样的东西；要数位数，先用 str(…) 变成文字。',
	},
	{
		pattern: /\b(list|str|set|dict|tuple)\(.*\n[\s\S]*'\1' object is not callable/,
		what: '$1 被当成变量名用过了，不再是函数。',
		look: '给那个变量换一个名字：list、str、sum、max 这样的名字留给函数。',
	},
	{
		pattern: /\b(sum|max|min|len)\(.*\n[\s\S]*'(?:int|float)' object is not callable/,
		what: '$1 被当成变量名用过了，不再是函数。',
		look: '给那个变量换一个名字：list、str、sum、max 这样的名字留给函数。',
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
	{
		pattern: /cannot unpack non-iterable (\w+) object/,
		what: '$1 只有一个值，不能分给几个变量。',
		look: '等号右边要有同样多的值；goto 要两个数：goto(x, y)。',
	},
	{
		pattern: /argument of type '(\w+)' is not (?:a container|iterable)/,
		what: '$1 里面没有东西，不能用 in 去找。',
		look: 'in 的右边要是列表、文字、字典或 range(…)。',
	},
	{ pattern: /'(\w+)' object is not iterable/, what: '$1 不能一个一个地取。', look: '要数到 n，写 for i in range(n)。' },
	{
		pattern: /'NoneType' object is not subscriptable/,
		what: '这个变量里什么都没有（None），不能用 [ ] 取。',
		look: '它是哪个函数给的？sort()、append() 没有返回值。',
	},
	{
		pattern: /'(?:builtin_function_or_method|function|method)' object (?:is not subscriptable|does not support item)/,
		what: '函数后面用了方括号。',
		look: '调用函数要用圆括号 ( )，例如 a.append(2)、print(1)。',
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
	{
		pattern: /'(\w+)' object (?:does not support|doesn't support) item (?:assignment|deletion)/,
		what: '$1 里面没有一个一个的位置，不能这样改。',
		look: '看看它是不是列表或字典；要给变量一个新的值，直接写 x = …。',
	},
	{ pattern: /unhashable type: '(\w+)'/, what: '$1 不能当字典的键，也不能放进集合。', look: '改用元组 (…) 或文字。' },
	{
		pattern: /missing 1 required positional argument: 'self'/,
		what: '要用一个对象来调用它，不能用类。',
		look: '先造一个对象：a = 类名()，再写 a.函数名()；类名后面的括号不能少。',
	},
	{
		pattern: /\w+\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given/,
		what: '调用 $1 时给多了参数：它要 $2 个，给了 $3 个，对象自己也算一个。',
		look: '类里的函数第一个参数要是 self：def $1(self, …)。',
	},
	{
		pattern: /unexpected keyword argument '(\w+)'\. Did you mean '(\w+)'/,
		what: '这个函数没有叫“$1”的参数。',
		look: '是不是想写 $2=…？',
	},
	{
		pattern: /unexpected keyword argument '(\w+)'/,
		what: '这个函数没有叫“$1”的参数。',
		look: '看看 def 那一行的参数名，拼得要一样。',
	},
	{
		pattern: /got multiple values for argument '(\w+)'/,
		what: '参数“$1”给了两次。',
		look: '按位置给过了，就不要再写 $1=…。',
	},
	{
		pattern:
			/(\w+)(?:\(\))? (?:takes|expected) (?:exactly |at least |at most )?(?:one|no|\d+)(?: positional)? arguments?,? \(?(?:got )?(\d+)/,
		what: '调用 $1 时参数的个数不对，给了 $2 个。',
		look: '看看这个函数要几个参数；几个值要放在一起时，先用列表 [ ] 装起来。',
	},
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
		pattern: /int\(\) argument must be a string.* not '(list|tuple)'/,
		what: 'int() 里是 $1，不能变成整数。',
		look: '如果是列表，要一个一个地变：list(map(int, input().split()))。',
	},
	{
		pattern: /(?:float|int)\(\) argument must be a string.* not '(\w+)'/,
		what: '$1 不能变成数。',
		look: '看看括号里是什么：函数的括号写了吗，列表是不是要一个一个地变。',
	},
	{ pattern: /int\(\) can't convert non-string/, what: 'int() 有进制时，前面要是文字。', look: '要变成别的进制输出，用 bin(…)、hex(…)。' },
	{ pattern: /__init__\(\) should return None/, what: '__init__ 不能用 return 给出值。', look: '在 __init__ 里只写 self.名字 = 值。' },
	{ pattern: /ord\(\) expected/, what: 'ord() 里只能是一个字符。', look: '用下标取出其中一个字符，例如 s[0]。' },
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
		pattern: /for \w+, \w+ in \w+:[\s\S]*not enough values to unpack/,
		what: '循环每次只取到一个值，不能分给两个变量。',
		look: '字典要写 for k, v in d.items()，带序号要写 enumerate(…)。',
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
	{ pattern: /RecursionError/, what: '函数一直在调用自己，停不下来。', look: '写好什么时候停（终止条件），并且每次都离它更近一步。' },
	{ pattern: /AssertionError/, what: 'assert 后面的条件不成立。', look: '看看这个条件为什么是假的。' },
	{ pattern: /(?:FileNotFound|Permission)Error/, what: '判题机里不能读写这个文件。', look: '用 input() 读，用 print() 输出。' },
	{ pattern: /\braise (\w+)/, what: '程序自己用 raise 报了错（$1）。', look: '看看 raise 那一行的条件为什么成立。' },
	{ pattern: /Exit Code (-?\d+)/, what: '程序用状态码 $1 结束，判题机当作出错。', look: '正常结束用 exit() 或 exit(0)。' },
];

export const PYTHON_ERRORS: readonly ErrorEntry[] = [...PYTHON_SYNTAX_ERRORS, ...PYTHON_LIBRARY_ERRORS, ...NAMES, ...TYPES, ...VALUES];
