import { atom, type Kind, ORDER } from '../kind.ts';

export const CONDITION_KINDS = {
	if: {
		is: 'statement',
		words: '如果 {CONDITION} {DO}',
		parts: { CONDITION: { slot: 'boolean' }, DO: { body: true } },
		tooltip: '条件成立才做',
		example: '如果下雨，输出“带伞”',
		write: (writer) => {
			writer.line(`if ${writer.value('CONDITION', ORDER.all)}:`);
			writer.body('DO');
		},
	},
	if_else: {
		is: 'statement',
		words: '如果 {CONDITION} {DO} 否则 {ELSE}',
		parts: { CONDITION: { slot: 'boolean' }, DO: { body: true }, ELSE: { body: true } },
		tooltip: '两样里做一样',
		example: '及格输出“好”，不及格输出“加油”',
		write: (writer) => {
			writer.line(`if ${writer.value('CONDITION', ORDER.all)}:`);
			writer.body('DO');
			writer.otherwise('ELSE');
		},
	},
	if_two: {
		is: 'statement',
		words: '如果 {CONDITION} {DO} 否则如果 {SECOND} {THEN} 否则 {ELSE}',
		parts: {
			CONDITION: { slot: 'boolean' },
			DO: { body: true },
			SECOND: { slot: 'boolean' },
			THEN: { body: true },
			ELSE: { body: true },
		},
		tooltip: '三样里做一样',
		example: '大于、等于、小于，三样各说一句',
		write: (writer) => {
			writer.line(`if ${writer.value('CONDITION', ORDER.all)}:`);
			writer.body('DO');
			writer.line(`elif ${writer.value('SECOND', ORDER.all)}:`);
			writer.body('THEN');
			writer.otherwise('ELSE');
		},
	},
	compare: {
		is: 'boolean',
		words: '{A} {OP} {B}',
		parts: {
			A: { slot: 'any', shadow: 1 },
			OP: {
				choice: [
					['等于', '=='],
					['不等于', '!='],
					['大于', '>'],
					['小于', '<'],
					['至少是', '>='],
					['至多是', '<='],
				],
			},
			B: { slot: 'any', shadow: 1 },
		},
		tooltip: '比一比',
		example: '分数至少是 60',
		// Comparisons beside each other would become one chain.
		write: (writer) => ({
			text: `${writer.value('A', ORDER.plus)} ${writer.field('OP')} ${writer.value('B', ORDER.plus)}`,
			order: ORDER.compare,
		}),
	},
	both: {
		is: 'boolean',
		words: '{A} {OP} {B}',
		parts: {
			A: { slot: 'boolean' },
			OP: {
				choice: [
					['并且', 'and'],
					['或者', 'or'],
				],
			},
			B: { slot: 'boolean' },
		},
		tooltip: '把两个条件合起来',
		example: '年龄大于 6 并且小于 12',
		write: (writer) => {
			const sign = writer.field('OP');
			const order = sign === 'or' ? ORDER.or : ORDER.and;
			return { text: `${writer.value('A', order)} ${sign} ${writer.value('B', order)}`, order };
		},
	},
	not: {
		is: 'boolean',
		words: '{A} 不成立',
		parts: { A: { slot: 'boolean' } },
		tooltip: '反过来',
		example: '没有下雨',
		write: (writer) => ({ text: `not ${writer.value('A', ORDER.not)}`, order: ORDER.not }),
	},
	truth: {
		is: 'boolean',
		words: '{VALUE}',
		parts: {
			VALUE: {
				choice: [
					['成立', 'True'],
					['不成立', 'False'],
				],
			},
		},
		tooltip: '一个条件的两种值',
		example: '先设成“成立”，找到不对的再改',
		write: (writer) => atom(writer.field('VALUE')),
	},
} satisfies Readonly<Record<string, Kind>>;
