import { atom, type Kind, ORDER, quoted } from '../kind.ts';

/** Start, texts, reading and printing. */
export const FIRST_KINDS = {
	start: {
		is: 'top',
		words: '开始',
		parts: {},
		tooltip: '程序从这里开始，接在下面的积木从上到下一块一块地做',
		write: () => undefined,
	},
	print: {
		is: 'statement',
		words: '输出 {VALUE}',
		parts: { VALUE: { slot: 'any', shadow: '你好', empty: "''" } },
		tooltip: '把一个值输出成一行',
		example: '输出“你好”',
		write: (writer) => writer.line(`print(${writer.value('VALUE', ORDER.all)})`),
	},
	print_on_line: {
		is: 'statement',
		words: '输出 {VALUE}，后面接 {END}',
		parts: {
			VALUE: { slot: 'any', shadow: '你好', empty: "''" },
			END: {
				choice: [
					['空格', ' '],
					['逗号', ','],
					['什么也不接', ''],
				],
			},
		},
		tooltip: '输出一个值，不换行',
		example: '把三个数输出在同一行',
		write: (writer) => writer.line(`print(${writer.value('VALUE', ORDER.all)}, end=${quoted(writer.field('END'))})`),
	},
	new_line: {
		is: 'statement',
		words: '换一行',
		parts: {},
		tooltip: '输出换到下一行',
		example: '一行写完，换到下一行',
		write: (writer) => writer.line('print()'),
	},
	read_number: {
		is: 'number',
		words: '读入一个{AS}',
		parts: {
			AS: {
				choice: [
					['整数', 'int'],
					['小数', 'float'],
				],
			},
		},
		tooltip: '读一行输入，当成一个数',
		example: '读入今年几岁',
		write: (writer) => atom(`${writer.field('AS')}(input())`),
	},
	read_text: {
		is: 'text',
		words: '读入一行文字',
		parts: {},
		tooltip: '读一行输入，当成文字',
		example: '读入你的名字',
		write: () => atom('input()'),
	},
	read_numbers: {
		is: 'list',
		words: '读入一行整数',
		parts: {},
		tooltip: '读一行用空格分开的整数，变成一个列表',
		example: '读入一行三个数',
		write: () => atom('list(map(int, input().split()))'),
	},
	read_words: {
		is: 'list',
		words: '读入一行，按空格分开',
		parts: {},
		tooltip: '读一行用空格分开的文字，变成一个列表',
		example: '读入一行三个词',
		write: () => atom('input().split()'),
	},
	text: {
		is: 'text',
		words: '“{TEXT}”',
		parts: { TEXT: { text: '你好' } },
		tooltip: '一段文字',
		example: '写上“你好，小明”',
		write: (writer) => atom(quoted(writer.field('TEXT'))),
	},
	join: {
		is: 'text',
		words: '{A} 接上 {B}',
		parts: { A: { slot: 'any', shadow: '你好，', empty: "''" }, B: { slot: 'any', shadow: '小明', empty: "''" } },
		tooltip: '把两个值接成一段文字',
		example: '把“你好，”和名字接起来',
		write: (writer) => {
			const asText = (slot: string): string =>
				writer.isText(slot) ? writer.value(slot, ORDER.plus) : `str(${writer.value(slot, ORDER.all)})`;
			return { text: `${asText('A')} + ${asText('B')}`, order: ORDER.plus };
		},
	},
	length: {
		is: 'number',
		words: '{VALUE} 的长度',
		parts: { VALUE: { slot: 'any', shadow: '你好', empty: "''" } },
		tooltip: '文字有几个字，或者列表有几项',
		example: '数一数名字有几个字',
		write: (writer) => atom(`len(${writer.value('VALUE', ORDER.all)})`),
	},
	letter: {
		is: 'text',
		words: '{VALUE} 的第 {INDEX} 个字',
		parts: { VALUE: { slot: 'any', shadow: '你好', empty: "''" }, INDEX: { slot: 'number', shadow: 1 } },
		tooltip: '第一个字是第 1 个',
		example: '取出名字的第 1 个字',
		write: (writer) => atom(`${writer.value('VALUE', ORDER.atom)}[${fromOne(writer.value('INDEX', ORDER.plus))}]`),
	},
	as_number: {
		is: 'number',
		words: '把 {VALUE} 变成{AS}',
		parts: {
			VALUE: { slot: 'any', shadow: '12', empty: "'0'" },
			AS: {
				choice: [
					['整数', 'int'],
					['小数', 'float'],
				],
			},
		},
		tooltip: '文字“12”变成数 12',
		example: '把文字“12”变成数',
		write: (writer) => atom(`${writer.field('AS')}(${writer.value('VALUE', ORDER.all)})`),
	},
} satisfies Readonly<Record<string, Kind>>;

/** Children count from 1, Python from 0. */
export const fromOne = (index: string): string => (/^\d+$/.test(index) ? String(Number(index) - 1) : `${index} - 1`);
