import { type Kind, ORDER, type Writer } from '../kind.ts';

/** The upper end of a `range` that includes `last`. */
function after(writer: Writer, slot: string, step: number): string {
	const last = writer.value(slot, ORDER.plus);
	if (/^-?\d+$/.test(last)) return String(Number(last) + step);
	return `${last} ${step > 0 ? '+' : '-'} 1`;
}

export const LOOP_KINDS = {
	repeat: {
		is: 'statement',
		words: '重复 {TIMES} 次 {DO}',
		parts: { TIMES: { slot: 'number', shadow: 10 }, DO: { body: true } },
		tooltip: '把里面的积木做好几遍',
		example: '重复 4 次，画一个正方形',
		write: (writer) => {
			writer.line(`for ${writer.counter()} in range(${writer.value('TIMES', ORDER.all)}):`);
			writer.body('DO');
		},
	},
	count: {
		is: 'statement',
		words: '{VAR} 从 {FROM} {WAY} {TO} {DO}',
		parts: {
			VAR: { variable: 'i', write: 'set' },
			FROM: { slot: 'number', shadow: 1 },
			WAY: {
				choice: [
					['数到', 'up'],
					['倒着数到', 'down'],
				],
			},
			TO: { slot: 'number', shadow: 10 },
			DO: { body: true },
		},
		tooltip: '变量每次变 1，两头的数都算',
		example: '从 1 数到 10',
		write: (writer) => {
			const isUp = writer.field('WAY') !== 'down';
			const from = writer.value('FROM', ORDER.all);
			const start = isUp && from === '0' ? '' : `${from}, `;
			writer.line(`for ${writer.variable('VAR')} in range(${start}${after(writer, 'TO', isUp ? 1 : -1)}${isUp ? '' : ', -1'}):`);
			writer.body('DO');
		},
	},
	each: {
		is: 'statement',
		words: '{VAR} 取遍 {LIST} {DO}',
		parts: { VAR: { variable: '每项', write: 'set' }, LIST: { slot: 'any', empty: '[]' }, DO: { body: true } },
		tooltip: '列表里的每一项，或者文字里的每个字，各做一遍',
		example: '把名单里的名字一个一个输出',
		write: (writer) => {
			writer.line(`for ${writer.variable('VAR')} in ${writer.value('LIST', ORDER.all)}:`);
			writer.body('DO');
		},
	},
	while: {
		is: 'statement',
		words: '{HOW} {CONDITION} 重复 {DO}',
		parts: {
			HOW: {
				choice: [
					['只要', 'while'],
					['直到', 'until'],
				],
			},
			CONDITION: { slot: 'boolean' },
			DO: { body: true },
		},
		tooltip: '每做一遍以前先看条件',
		example: '只要没猜中就再猜',
		write: (writer) => {
			const isUntil = writer.field('HOW') === 'until';
			writer.line(`while ${isUntil ? `not ${writer.value('CONDITION', ORDER.not)}` : writer.value('CONDITION', ORDER.all)}:`);
			writer.body('DO');
		},
	},
	forever: {
		is: 'statement',
		words: '一直重复 {DO}',
		parts: { DO: { body: true } },
		tooltip: '一遍一遍地做，遇到“跳出循环”才停',
		example: '一直读入，读到 0 就跳出',
		write: (writer) => {
			writer.line('while True:');
			writer.body('DO');
		},
	},
	leave: {
		is: 'statement',
		ends: true,
		words: '{HOW}',
		parts: {
			HOW: {
				choice: [
					['跳出循环', 'break'],
					['马上做下一遍', 'continue'],
				],
			},
		},
		tooltip: '用在循环里面',
		example: '猜中了就跳出循环',
		// Python compiles neither outside of a loop.
		write: (writer) => writer.line(writer.isInLoop() ? writer.field('HOW') : `pass  # 不在循环里，没有可以跳出的`),
	},
} satisfies Readonly<Record<string, Kind>>;
