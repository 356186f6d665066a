/** Programs of blocks with what they print: name, blocks, input, output. */
import {
	block,
	calculate,
	change,
	choose,
	compare,
	count,
	item,
	join,
	number,
	print,
	printOnLine,
	readNumber,
	repeat,
	type SavedBlock,
	saved,
	set,
	started,
	text,
	truth,
	variable,
	when,
} from '../support/build-program.ts';

export type PrintingProgram = readonly [name: string, json: string, input: string, output: string];

const n = variable('n');
const i = variable('i');
const one = number(1);

const STEPS: readonly PrintingProgram[] = [
	['says hello', started(print(text('你好，小明'))), '', '你好，小明\n'],
	[
		'prints on one line',
		started(printOnLine(one, ' '), printOnLine(number(2), ','), printOnLine(number(3)), block('new_line'), print(text('完'))),
		'',
		'1 2,3\n完\n',
	],
	[
		'calculates',
		started(
			...['+', '-', '*', '/', '//', '%', '**'].map((sign) => printOnLine(calculate(number(7), sign, number(2)), ' ')),
			block('new_line'),
		),
		'',
		'9 5 14 3.5 3 1 49 \n',
	],
	['greets by name', started(print(join(text('你好，'), block('read_text'), text('！')))), '小满\n', '你好，小满！\n'],
	[
		'keeps money in a variable',
		started(set('钱', block('read_number', { AS: 'float' })), change('钱', number(-0.5)), change('钱', number(2)), print(variable('钱'))),
		'10.5\n',
		'12.0\n',
	],
	['throws a dice of one side', started(print(block('random', { FROM: number(3), TO: number(3) }))), '', '3\n'],
	[
		'rounds',
		started(
			...['round', 'abs', 'int'].map((how) => print(block('rounded', { NUM: number(how === 'abs' ? -4 : 2.6), HOW: how }))),
			print(join(text('约'), block('decimals', { NUM: calculate(number(10), '/', number(3)), PLACES: '2' }))),
		),
		'',
		'3\n4\n2\n约3.33\n',
	],
	[
		'compares two numbers',
		started(
			print(block('root', { NUM: number(16) })),
			...['max', 'min'].map((which) => print(block('larger', { A: readNumber(), B: readNumber(), WHICH: which }))),
		),
		'3\n8\n5\n2\n',
		'4.0\n8\n2\n',
	],
];

const LOOPS: readonly PrintingProgram[] = [
	['repeats', started(repeat(readNumber(), print(text('跳')))), '3\n', '跳\n跳\n跳\n'],
	[
		'adds up the numbers to n',
		started(set('n', readNumber()), set('和', number(0)), count('i', one, n, change('和', i)), print(variable('和'))),
		'100\n',
		'5050\n',
	],
	[
		'counts down',
		started(block('count', { VAR: 'i', FROM: readNumber(), WAY: 'down', TO: one, DO: [printOnLine(i, ' ')] }), print(text('发射'))),
		'5\n',
		'5 4 3 2 1 发射\n',
	],
	[
		'prints a table within a loop',
		started(
			count(
				'行',
				one,
				number(3),
				count('列', one, variable('行'), printOnLine(calculate(variable('行'), '*', variable('列')), ' ')),
				block('new_line'),
			),
		),
		'',
		'1 \n2 4 \n3 6 9 \n',
	],
	[
		'draws stars with two counters',
		started(
			set('行', readNumber()),
			set('列', readNumber()),
			repeat(variable('行'), repeat(variable('列'), printOnLine(text('*'))), block('new_line')),
		),
		'2\n4\n',
		'****\n****\n',
	],
	[
		'goes through a text',
		started(block('each', { VAR: '字', LIST: block('read_text'), DO: [print(variable('字'))] })),
		'机器人\n',
		'机\n器\n人\n',
	],
	[
		'adds up digits while there are some',
		started(
			set('n', readNumber()),
			set('和', number(0)),
			block('while', {
				HOW: 'while',
				CONDITION: compare(n, '>', number(0)),
				DO: [change('和', calculate(n, '%', number(10))), set('n', calculate(n, '//', number(10)))],
			}),
			print(variable('和')),
		),
		'2026\n',
		'10\n',
	],
	[
		'doubles until it is enough',
		started(
			set('n', one),
			block('while', { HOW: 'until', CONDITION: compare(n, '>=', number(100)), DO: [set('n', calculate(n, '*', number(2)))] }),
			print(n),
		),
		'',
		'128\n',
	],
	[
		'reads to 0, and leaves out negative numbers',
		started(
			set('和', number(0)),
			block('forever', {
				DO: [
					set('n', readNumber()),
					when(compare(n, '<', number(0)), block('leave', { HOW: 'continue' })),
					when(compare(n, '==', number(0)), block('leave', { HOW: 'break' })),
					change('和', n),
				],
			}),
			print(variable('和')),
		),
		'3\n-9\n4\n0\n',
		'7\n',
	],
];

const ifTwo = (parts: Readonly<Record<string, SavedBlock | readonly SavedBlock[]>>): SavedBlock => block('if_two', parts);

const CONDITIONS: readonly PrintingProgram[] = [
	[
		'takes an umbrella',
		started(when(compare(block('read_text'), '==', text('雨')), print(text('带伞'))), print(text('出门'))),
		'雨\n',
		'带伞\n出门\n',
	],
	[
		'says whether the score is enough',
		started(choose(compare(readNumber(), '>=', number(60)), [print(text('过关'))], [print(text('再来'))])),
		'59\n',
		'再来\n',
	],
	[
		'minds a traffic light',
		started(
			set('灯', block('read_text')),
			ifTwo({
				CONDITION: compare(variable('灯'), '==', text('红')),
				DO: [print(text('停'))],
				SECOND: compare(variable('灯'), '==', text('黄')),
				THEN: [print(text('等'))],
				ELSE: [print(text('走'))],
			}),
		),
		'黄\n',
		'等\n',
	],
	[
		'joins conditions',
		started(
			set('晴', truth()),
			set('n', readNumber()),
			when(block('both', { A: compare(n, '>', number(6)), OP: 'and', B: compare(n, '<=', number(12)) }), print(text('少年'))),
			when(block('both', { A: compare(n, '!=', number(9)), OP: 'or', B: variable('晴') }), print(text('出发'))),
			when(block('not', { A: variable('晴') }), print(text('下雨'))),
		),
		'9\n',
		'少年\n出发\n',
	],
];

const LISTS: readonly PrintingProgram[] = [
	[
		'has a list of three',
		started(
			set('友', block('list', { A: text('小满'), B: text('小立'), C: text('小夏') })),
			print(item('友', number(3))),
			print(block('length', { VALUE: variable('友') })),
		),
		'',
		'小夏\n3\n',
	],
	[
		'changes a list',
		started(
			set('表', block('empty_list')),
			...[5, 6, 7].map((value) => block('append', { VALUE: number(value), VAR: '表' })),
			block('set_item', { VAR: '表', INDEX: number(2), VALUE: number(60) }),
			block('remove_item', { VAR: '表', INDEX: one }),
			block('each', { VAR: '数', LIST: variable('表'), DO: [printOnLine(variable('数'), ',')] }),
		),
		'',
		'60,7,',
	],
	[
		'sums up a list',
		started(
			set('表', block('read_numbers')),
			...['sum', 'max', 'min'].map((which) => print(block('summary', { VAR: '表', WHICH: which }))),
		),
		'3 1 2\n',
		'6\n3\n1\n',
	],
	[
		'looks for a name',
		started(
			set('名单', block('read_words')),
			choose(block('contains', { LIST: variable('名单'), VALUE: block('read_text') }), [print(text('来了'))], [print(text('没来'))]),
		),
		'小满 小立\n小立\n',
		'来了\n',
	],
	[
		'sorts both ways',
		started(
			set('表', block('read_numbers')),
			...['', 'reverse=True'].flatMap((way) => [block('sort', { VAR: '表', WAY: way }), print(item('表', one))]),
		),
		'30 4 200\n',
		'4\n200\n',
	],
	[
		'makes numbers of letters',
		started(
			set('号', block('read_text')),
			print(
				calculate(
					block('as_number', { VALUE: block('letter', { VALUE: variable('号'), INDEX: one }), AS: 'int' }),
					'+',
					block('as_number', {
						VALUE: block('letter', { VALUE: variable('号'), INDEX: block('length', { VALUE: variable('号') }) }),
						AS: 'float',
					}),
				),
			),
		),
		'4719\n',
		'13.0\n',
	],
];

const NAME = { name: '招呼', params: ['谁'] };
const greet = block(
	'procedures_defnoreturn',
	{ NAME: '招呼', STACK: [print(join(text('嗨，'), variable('谁')))] },
	{ params: [{ name: '谁', id: 'a' }] },
);
const area = block(
	'procedures_defreturn',
	{ NAME: '面积', STACK: [set('大', calculate(variable('长'), '*', variable('宽')))], RETURN: variable('大') },
	{
		params: [
			{ name: '长', id: 'a' },
			{ name: '宽', id: 'b' },
		],
	},
);

const FUNCTIONS: readonly PrintingProgram[] = [
	[
		'calls a block of its own',
		saved([block('start'), ...['小满', '小立'].map((name) => block('procedures_callnoreturn', { ARG0: text(name) }, NAME))], [greet]),
		'',
		'嗨，小满\n嗨，小立\n',
	],
	[
		'gets a value of a block of its own',
		saved(
			[
				block('start'),
				print(block('procedures_callreturn', { ARG0: readNumber(), ARG1: number(3) }, { name: '面积', params: ['长', '宽'] })),
			],
			[area],
		),
		'4\n',
		'12\n',
	],
];

export const printingPrograms: readonly PrintingProgram[] = [...STEPS, ...LOOPS, ...CONDITIONS, ...LISTS, ...FUNCTIONS];
