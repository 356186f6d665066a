import { atom, type Kind, ORDER } from '../kind.ts';

export const VARIABLE_KINDS = {
	variable: {
		is: 'any',
		words: '{VAR}',
		parts: { VAR: { variable: '分数' } },
		tooltip: '变量现在的值',
		example: '看看分数现在是多少',
		write: (writer) => atom(writer.variable('VAR')),
	},
	set: {
		is: 'statement',
		words: '把 {VAR} 设成 {VALUE}',
		parts: { VAR: { variable: '分数', write: 'set' }, VALUE: { slot: 'any', shadow: 0, empty: '0' } },
		tooltip: '变量里原来的值就不要了',
		example: '把分数设成 0',
		write: (writer) => writer.line(`${writer.variable('VAR')} = ${writer.value('VALUE', ORDER.all)}`),
	},
	change: {
		is: 'statement',
		words: '把 {VAR} 增加 {DELTA}',
		parts: { VAR: { variable: '分数', write: 'change' }, DELTA: { slot: 'number', shadow: 1 } },
		tooltip: '增加负数就是减少',
		example: '答对一题，分数增加 10',
		write: (writer) => {
			const delta = writer.value('DELTA', ORDER.all);
			const [sign, by] = /^-[\d.]+$/.test(delta) ? ['-=', delta.slice(1)] : ['+=', delta];
			writer.line(`${writer.variable('VAR')} ${sign} ${by}`);
		},
	},
} satisfies Readonly<Record<string, Kind>>;
