/** Messages of QuickJS, which the judge runs, and of V8 and Node. */
import type { ErrorEntry } from './error-entry.ts';

const SYNTAX: readonly ErrorEntry[] = [
	{
		pattern: /SyntaxError: (?:unexpected character|Invalid or unexpected token)/,
		what: '程序里有 JavaScript 不认识的符号，多半是中文标点。',
		look: '切到英文输入法，把这一行的括号、分号、引号、逗号换成英文的；引号也要成对。',
	},
	{
		pattern: /unexpected end of string|Unterminated (?:string|template)/,
		what: '引号没有配对：文字开始了，没有结束。',
		look: '在文字的末尾补上同样的引号。',
	},
	{
		pattern: /SyntaxError: unexpected token in expression: ''|Unexpected end of input/,
		what: '程序还没有写完就结束了。',
		look: '多半是少了右边的大括号 } 或括号 )：数一数左右的个数。',
	},
	{
		pattern: /unexpected token in expression: '([)\]}])'|Unexpected token '([)\]}])'/,
		what: '多了一个右括号，或者它前面少了东西。',
		look: '数一数左右括号的个数，看看它前面是不是少了值。',
	},
	{
		pattern: /unexpected token in expression: 'else'|Unexpected token 'else'/,
		what: 'else 前面没有配对的 if。',
		look: '看看 if 的大括号有没有关好，if (…) 后面是不是多了分号。',
	},
	{ pattern: /unexpected token in expression: '#/, what: '#include 是 C 语言的写法。', look: '看看语言选对了没有。' },
	{
		pattern: /unexpected token in expression: '(.+?)'|Unexpected token '(.+?)'/,
		what: '这里不该出现这个符号，它前面少了东西。',
		look: '看看等号右边、运算符号两边是不是都有值。',
	},
	{ pattern: /expecting '\)'|missing \) after/, what: '少了右括号 )。', look: '数一数这一行左右括号的个数。' },
	{ pattern: /expecting '\('/, what: '少了左括号 (。', look: 'if、for、while 的条件要放在括号里：if (x > 1)。' },
	{ pattern: /expecting '\]'/, what: '少了右方括号 ]。', look: '数一数方括号，元素之间用英文逗号隔开。' },
	{ pattern: /expecting '\}'/, what: '大括号里写错了，或者少了 }。', look: '对象写成 { 名字: 值, 名字: 值 }。' },
	{ pattern: /expecting ','/, what: '少了逗号，或者括号没有关上。', look: '看看括号里每两样之间的逗号，和末尾的 )。' },
	{
		pattern: /expecting ';'|Unexpected identifier|Unexpected number/,
		what: '两样东西挨在一起，JavaScript 看不懂。',
		look: '看看是不是少了运算符号或分号，名字是不是关键字（如 class），或者用了别的语言的写法：变量用 let，不用 int。',
	},
	{ pattern: /expecting ':'/, what: '少了冒号。', look: 'case 的值后面、对象的名字后面要有英文冒号。' },
	{
		pattern: /for control expression|Invalid left-hand side in for/,
		what: 'for 的括号里写错了。',
		look: '写成 for (let i = 0; i < n; i++)，三部分用分号隔开。',
	},
	{
		pattern: /invalid number literal|Identifier directly after number|numeric separators/,
		what: '数字和字母连在了一起。',
		look: '变量名不能用数字开头。',
	},
	{
		pattern: /invalid redefinition of|has already been declared/,
		what: '同一个名字用 let 或 const 声明了两次。',
		look: '第二次直接赋值，不要再写 let。',
	},
	{
		pattern: /missing initializer for const|Missing initializer in const/i,
		what: 'const 声明时就要给值。',
		look: '写成 const a = 1，或者改用 let。',
	},
	{
		pattern: /invalid assignment left-hand side|Invalid left-hand side in assignment/,
		what: '等号左边不能赋值。',
		look: '左边要是变量；判断相等用 ===。',
	},
	{ pattern: /return not in a function|Illegal return/, what: 'return 写在了函数外面。', look: '看看大括号是不是提前关上了。' },
	{
		pattern: /(?:break|continue) must be inside loop|Illegal (?:break|continue)/,
		what: 'break 或 continue 写在了循环外面。',
		look: '看看大括号是不是提前关上了。',
	},
	{
		pattern: /function name expected|Function statements require a function name/,
		what: 'function 后面少了名字。',
		look: '写成 function 名字() { … }。',
	},
];

const RUNNING: readonly ErrorEntry[] = [
	{
		pattern: /'?(prompt|alert|document|window)'? is not defined/,
		what: '判题机里没有浏览器，不能用 $1。',
		look: '输入用 readline() 或 read()，输出用 print() 或 console.log()。',
	},
	{
		pattern: /ReferenceError: '?(\w+)'? is not defined/,
		what: '没有叫“$1”的变量或函数。',
		look: '名字拼对了吗（大小写也要一样）？有没有用 let 声明？如果它是文字，要加引号。',
	},
	{
		pattern: /'?(\w+)'? is not initialized|Cannot access '(\w+)' before initialization/,
		what: '变量还没有声明就用了。',
		look: '把 let 或 const 那一行挪到前面。',
	},
	{ pattern: /'(\w+)' is read-only|Assignment to constant variable/, what: 'const 声明的东西不能再改。', look: '要改就用 let 声明。' },
	{
		pattern:
			/cannot read property '(trim|split)' of (undefined|null)|Cannot read propert\w+ (?:of (?:undefined|null) \(reading )?'(trim|split)'/,
		what: '没有读到这一行或这一个数。',
		look: '看看题目的输入有几行、每行几个，是不是多读了。',
	},
	{
		pattern: /cannot read property (?:'?(.+?)'? )?of (undefined|null)|Cannot read propert\w+ (?:'(.+?)' )?of (undefined|null)/,
		what: '前面的东西是空的（undefined 或 null），不能再取里面的内容。',
		look: '变量赋值了吗？下标是不是超出了数组的长度？读输入时是不是多读了一行？',
	},
	{
		pattern: /cannot set property '?(.+?)'? of (undefined|null)|Cannot set propert/,
		what: '前面的东西是空的（undefined 或 null），不能往里面放。',
		look: '先把它建好：数组写 [ ]，对象写 { }；二维数组每一行也要建。',
	},
	{
		pattern: /class constructors must be invoked with 'new'|cannot be invoked without 'new'/,
		what: '用类造东西时少了 new。',
		look: '写成 new 名字(…)。',
	},
	{
		pattern: /TypeError: (?:not a function|.+ is not a function)/,
		what: '括号前面的东西不是函数。',
		look: '名字拼对了吗？这种类型有这个函数吗：文字没有 map，先用 split 变成数组；函数名是不是被当成变量用了？',
	},
	{ pattern: /is not iterable/, what: '它不能一个一个地取。', look: '要数到 n，写 for (let i = 0; i < n; i++)。' },
	{ pattern: /cannot convert to object|Cannot destructure/, what: '右边是空的，不能拆开。', look: '看看右边的变量有没有值。' },
	{
		pattern: /stack overflow|Maximum call stack/,
		what: '函数一直在调用自己，停不下来。',
		look: '写好什么时候停（终止条件），并且每次都离它更近一步。',
	},
	{ pattern: /invalid array length/i, what: '数组的长度不能是负数或小数。', look: '看看 new Array(…) 里的数是怎么算出来的。' },
	{ pattern: /invalid (?:repeat )?count/i, what: 'repeat 的次数不能是负数。', look: '看看括号里的数是怎么算出来的。' },
	{ pattern: /number of digits|toFixed\(\) digits/, what: '保留的小数位数不合适。', look: 'toFixed 里的数要在 0 到 100 之间。' },
	{ pattern: /empty array/i, what: '数组是空的，reduce 没有起点。', look: '给 reduce 第二个参数，例如 0。' },
	{
		pattern: /Unexpected end of JSON|expecting property name|in JSON/,
		what: '这段文字不是 JSON。',
		look: '普通的输入用 split 分开，不用 JSON.parse。',
	},
	{ pattern: /bigint/i, what: '大整数（带 n 的）不能和普通的数混着算。', look: '两边都用 BigInt，或者都不用。' },
	{ pattern: /circular/i, what: '这个对象里面装着它自己，不能变成文字。', look: '只输出需要的那几项。' },
	{ pattern: /Cannot find module '(.+?)'/, what: '判题机里没有模块“$1”。', look: '只能用 fs 和 readline 这样自带的模块。' },
	{ pattern: /Uncaught (.+)|^Error: (.+)/m, what: '程序自己用 throw 报了错。', look: '看看 throw 那一行的条件为什么成立。' },
	{
		pattern: /Exit Code (-?\d+)/,
		what: '程序用状态码 $1 结束，判题机当作出错。',
		look: '正常结束用 process.exit(0)，或者什么都不写。',
	},
];

export const JAVASCRIPT_ERRORS: readonly ErrorEntry[] = [...SYNTAX, ...RUNNING];
