/** Messages of Python's own functions and modules, among them `turtle` and `robot`. */
import type { ErrorEntry } from './error-entry.ts';

const TURTLE: readonly ErrorEntry[] = [
	{
		pattern: /bad color string: (.*)/,
		what: '没有叫“$1”的颜色。',
		look: '用英文的颜色名，例如 red、blue、green，或者 "#ff8800" 这样的写法。',
	},
	{
		pattern: /bad color (?:sequence|arguments): (.*)/,
		what: '$1 不是一种颜色。',
		look: '三个数默认是 0 到 1 的小数；要用 0 到 255，先写 turtle.colormode(255)。',
	},
	{
		pattern: /There is no shape named (.*)/,
		what: '没有叫“$1”的海龟形状。',
		look: '可以用 "turtle"、"arrow"、"circle"、"square"、"triangle"、"classic"。',
	},
	{
		pattern: /bad speed: (.*)/,
		what: '没有“$1”这样的速度。',
		look: '写 0 到 10 的数，或者 "slowest"、"slow"、"normal"、"fast"、"fastest"。',
	},
	{
		pattern: /'(?:Raw)?(?:Turtle|Pen)' object has no attribute '(done|mainloop|bgcolor|setup|title|tracer|update|onkey|ontimer|listen)'/,
		what: '“$1”是画布的，不是一只海龟的。',
		look: '写成 turtle.$1(…)；海龟的变量名不要也叫 turtle。',
	},
	{
		pattern: /RawTurtle\.(\w+)\(\) missing (\d+) required positional argument/,
		what: '调用 $1 时少给了 $2 个参数。',
		look: '括号里要写数，例如 forward(100)；创建海龟时 Turtle() 的括号也不能少。',
	},
	{
		pattern: /(?:RawTurtle|_Screen)\.(\w+)\(\) takes/,
		what: '调用 $1 时给多了参数。',
		look: '看看 $1 的括号里要几个：begin_fill()、penup() 这样的什么都不用给。',
	},
];

const ROBOT_WORDS = '前进、后退、左转、右转、马达、停下、等待、灯、声音、距离、碰到、颜色、左边颜色、右边颜色、时间';
const ROBOT_NUMBERS = '前进、后退写厘米，左转、右转写度数，等待写秒，马达写左右两个轮子的速度（毫米每秒）。';

const ROBOT: readonly ErrorEntry[] = [
	{
		pattern: /robot\.RobotError: 这里没有/,
		what: '这里没有机器人可以开动。',
		look: '在机器人的题目里，或者在练习里的“机器人场地”运行。',
	},
	{
		pattern: /robot\.RobotError: 括号里要写一个数/,
		what: '机器人要的是一个数，括号里的不是。',
		look: `${ROBOT_NUMBERS}input() 读到的是文字，先用 int(…) 变成数。`,
	},
	{ pattern: /robot\.(\S+)\(\) missing/, what: '“$1”的括号里少写了数。', look: ROBOT_NUMBERS },
	{
		pattern: /robot\.(\S+)\(\) takes/,
		what: '“$1”的括号里写多了。',
		look: '距离()、停下() 这样的什么都不用写；别的写一个数，马达写两个。',
	},
	{
		pattern: new RegExp(`name '(${ROBOT_WORDS.replaceAll('、', '|')})' is not defined`),
		what: '没有叫“$1”的函数：它在模块 robot 里。',
		look: '开头写 from robot import *；写了 import robot 的，就用 robot.$1(…)。',
	},
	{
		pattern: /([\u4e00-\u9fff]+)\([\s\S]*name '\1' is not defined/,
		what: '没有叫“$1”的函数。',
		look: `名字写对了吗？机器人懂的有：${ROBOT_WORDS}。自己的函数要先用 def 写好。`,
	},
	{ pattern: /name 'robot' is not defined/, what: '用了模块 robot，却没有引入它。', look: '在程序开头写 import robot。' },
	{
		pattern: /cannot import name '([^']+)' from 'robot'|module 'robot' has no attribute '([^']+)'/,
		what: '机器人不懂“$1$2”。',
		look: `它懂的有：${ROBOT_WORDS}。`,
	},
];

const RANDOM: readonly ErrorEntry[] = [
	{
		pattern: /Cannot choose from an empty sequence/,
		what: '列表是空的，没有东西可以选。',
		look: '先看看列表里有没有东西。',
	},
	{
		pattern: /empty range (?:in|for) rand(?:int|range)\(/,
		what: '随机数的范围是空的：小的数要写在前面。',
		look: '写成 random.randint(小, 大)，例如 random.randint(1, 6)。',
	},
	{
		pattern: /Sample larger than population/,
		what: '要选的个数比列表里的还多。',
		look: 'random.sample(列表, 个数) 不重复地选，个数不能超过 len(列表)。',
	},
];

const NUMBERS: readonly ErrorEntry[] = [
	{
		pattern: /must be real number, not (\w+)/,
		what: '数学函数的括号里要是数，不能是 $1。',
		look: 'input() 读到的是文字：先用 int(…) 或 float(…) 变成数。',
	},
	{
		pattern: /math domain error|expected a (?:nonnegative|positive) input|nonnegative input|expected a number/,
		what: '给数学函数的数不合适，例如给负数开平方、给 0 取对数。',
		look: '看看算之前这个数会不会是负的。',
	},
	{
		pattern: /OverflowError: (?:math range|\(\d+, '|int too large to convert to float)/,
		what: '算出来的小数太大，装不下了。',
		look: '整数可以很大，小数不行：乘方、除法尽量用整数 ** 和 //。',
	},
	{
		pattern: /cannot convert float (infinity|NaN) to integer/,
		what: '这个小数是 $1，不能变成整数。',
		look: '看看前面的算式：是不是用 float("inf") 作了起点，却一直没有换掉。',
	},
	{
		pattern: /cannot fit 'int' into an index-sized integer|MemoryError/,
		what: '要的东西太多，内存放不下。',
		look: '看看列表的长度、文字重复的次数是怎么算出来的。',
	},
	{
		pattern: /Exceeds the limit \((\d+) digits\)/,
		what: '这个整数超过 $1 位，不能和文字互相转换。',
		look: '题目真要这么大的数吗？看看循环是不是多走了，或者只要余数（%）。',
	},
	{
		pattern: /type (\w+) doesn't define __round__|bad operand type for abs\(\): '(\w+)'/,
		what: '$1$2 不是数，不能四舍五入或取绝对值。',
		look: '先用 float(…) 变成数，例如 round(float(s), 2)。',
	},
	{ pattern: /bad operand type for unary (.): '(\w+)'/, what: '$2 前面不能加 $1。', look: '文字要先用 int(…) 或 float(…) 变成数。' },
	{ pattern: /negative shift count/, what: '移位的位数不能是负数。', look: '看看 << 或 >> 右边的数是怎么算出来的。' },
	{
		pattern: /chr\(\) arg not in range/,
		what: 'chr() 里的数不是任何字符的编号。',
		look: '编号从 0 到 1114111：看看减法是不是减成了负数。',
	},
	{ pattern: /range\(\) arg 3 must not be zero/, what: 'range 的步长不能是 0。', look: '第三个数是每次走几步，倒着数写 -1。' },
	{ pattern: /int\(\) base must be/, what: '没有这样的进制。', look: 'int(文字, 进制) 的进制从 2 到 36。' },
	{
		pattern: /invalid literal for int\(\) with base (?!10\b)(\d+): '(.*)'/,
		what: '“$2”不是 $1 进制的整数。',
		look: '$1 进制里只有比 $1 小的数字，看看这段文字有没有别的字符。',
	},
];

const TEXTS: readonly ErrorEntry[] = [
	{ pattern: /substring not found/, what: '文字里没有要找的那一段。', look: '先用 in 看看有没有，或者用 find(…)，没有时它给 -1。' },
	{ pattern: /empty separator/, what: 'split 的分隔不能是空的。', look: '按空格分开写 split()；一个字一个字地分开用 list(…)。' },
	{
		pattern: /sequence item \d+: expected str instance, (\w+) found/,
		what: 'join 只能连文字，列表里有 $1。',
		look: "先都变成文字：' '.join(map(str, 列表))。",
	},
	{
		pattern: /'in <string>' requires string as left operand, not (\w+)/,
		what: '在文字里只能找文字，不能找 $1。',
		look: '给它加引号，或者用 str(…) 变成文字。',
	},
	{
		pattern: /not enough arguments for format string|Replacement index \d+ out of range/,
		what: '格式里要填的地方比给的值多。',
		look: '数一数有几个 % 或 { }，后面就要给几个值；% 后面几个值要放在一个括号里。',
	},
	{
		pattern: /not all arguments converted during string formatting/,
		what: '文字后面的 % 是填格式，不是取余数；给的值比要填的地方多。',
		look: '要取余数，先用 int(…) 把文字变成数；要填格式，数一数有几个 %。',
	},
	{
		pattern: /Unknown format code '(.)' for object of type '(\w+)'|%(\w) format: a (?:real )?number is required, not (\w+)/,
		what: '格式“$1$3”不能用在 $2$4 上。',
		look: 'd 是整数，f 是小数，s 是文字：看看要填的值是哪一种。',
	},
	{
		pattern: /Unicode(?:En|De)codeError/,
		what: '文字和编码对不上。',
		look: '有中文时编码写 utf-8；普通的输入输出不用 encode、decode。',
	},
	{
		pattern: /JSONDecodeError/,
		what: '这段文字不是 JSON。',
		look: 'JSON 的文字和键都要用双引号，末尾没有多余的逗号；普通的输入用 split() 分开。',
	},
	{ pattern: /type (\w+) is not JSON serializable/, what: '$1 不能写成 JSON。', look: '先变成列表、字典、文字或数，例如 list(…)。' },
];

const OTHERS: readonly ErrorEntry[] = [
	{
		pattern: /(?:dictionary changed size|Set changed size|dictionary keys changed) during iteration/,
		what: '一边走一遍字典或集合，一边改了它的大小。',
		look: '走它的一份副本：for k in list(d)。',
	},
	{ pattern: /pop index out of range/, what: '列表里没有这个位置，取不出来。', look: 'pop(i) 的 i 从 0 数起，最后一个是长度减 1。' },
	{ pattern: /IndexError: index out of range/, what: '里面已经空了，还在往外取。', look: '取之前先看看长度是不是 0。' },
	{ pattern: /StopIteration/, what: 'next() 已经取完了，没有下一个。', look: '用 for 循环一个一个地取，取完会自己停。' },
	{ pattern: /sleep length must be non-negative/, what: '等待的时间不能是负数。', look: '看看 sleep 里的数是怎么算出来的。' },
	{
		pattern: /(?:day|month|hour|minute|second)\b.* must be in /,
		what: '没有这样的日期或时间。',
		look: '看看年、月、日的顺序和这个月的天数。',
	},
	{
		pattern: /isinstance\(\) arg 2 must be/,
		what: 'isinstance 的第二个参数要是类型。',
		look: '类型不加引号：isinstance(x, int)。',
	},
	{
		pattern: /exceptions must derive from BaseException/,
		what: 'raise 后面要是一个错误，不能是文字。',
		look: "写成 raise ValueError('…')。",
	},
	{
		pattern: /can't start new thread/,
		what: '这里不能同时跑几个线程。',
		look: '让程序一步一步地做；要等时间到了再做，用 turtle.ontimer(…)。',
	},
];

export const PYTHON_LIBRARY_ERRORS: readonly ErrorEntry[] = [...TURTLE, ...ROBOT, ...RANDOM, ...NUMBERS, ...TEXTS, ...OTHERS];
