import { atom, type Kind, ORDER } from '../kind.ts';
import { fromOne } from './first.ts';

export const LIST_KINDS = {
	empty_list: {
		is: 'list',
		words: '空列表',
		parts: {},
		tooltip: '一项也没有的列表',
		example: '准备一个空的名单',
		write: () => atom('[]'),
	},
	list: {
		is: 'list',
		words: '列表 {A} {B} {C}',
		parts: { A: { slot: 'any', shadow: 1 }, B: { slot: 'any', shadow: 2 }, C: { slot: 'any', shadow: 3 } },
		tooltip: '有三项的列表',
		example: '三个好朋友的名单',
		write: (writer) => atom(`[${['A', 'B', 'C'].map((slot) => writer.value(slot, ORDER.all)).join(', ')}]`),
	},
	item: {
		is: 'any',
		words: '{VAR} 的第 {INDEX} 项',
		parts: { VAR: { variable: '列表', list: true }, INDEX: { slot: 'number', shadow: 1 } },
		tooltip: '第一项是第 1 项',
		example: '名单的第 1 项',
		write: (writer) => atom(`${writer.variable('VAR')}[${fromOne(writer.value('INDEX', ORDER.plus))}]`),
	},
	set_item: {
		is: 'statement',
		words: '把 {VAR} 的第 {INDEX} 项换成 {VALUE}',
		parts: {
			VAR: { variable: '列表', list: true, write: 'change' },
			INDEX: { slot: 'number', shadow: 1 },
			VALUE: { slot: 'any', shadow: 0, empty: '0' },
		},
		tooltip: '这一项要已经有了',
		example: '把第 2 项换成别的',
		write: (writer) =>
			writer.line(`${writer.variable('VAR')}[${fromOne(writer.value('INDEX', ORDER.plus))}] = ${writer.value('VALUE', ORDER.all)}`),
	},
	append: {
		is: 'statement',
		words: '把 {VALUE} 加到 {VAR} 的末尾',
		parts: { VALUE: { slot: 'any', shadow: 0, empty: '0' }, VAR: { variable: '列表', list: true, write: 'change' } },
		tooltip: '列表长了一项',
		example: '把新同学加到名单末尾',
		write: (writer) => writer.line(`${writer.variable('VAR')}.append(${writer.value('VALUE', ORDER.all)})`),
	},
	remove_item: {
		is: 'statement',
		words: '删掉 {VAR} 的第 {INDEX} 项',
		parts: { VAR: { variable: '列表', list: true }, INDEX: { slot: 'number', shadow: 1 } },
		tooltip: '后面的项往前移',
		example: '删掉第 1 项',
		write: (writer) => writer.line(`del ${writer.variable('VAR')}[${fromOne(writer.value('INDEX', ORDER.plus))}]`),
	},
	summary: {
		is: 'number',
		words: '{VAR} 里{WHICH}',
		parts: {
			VAR: { variable: '列表', list: true },
			WHICH: {
				choice: [
					['所有项的和', 'sum'],
					['最大的项', 'max'],
					['最小的项', 'min'],
				],
			},
		},
		tooltip: '列表里要都是数',
		example: '所有分数的和',
		write: (writer) => atom(`${writer.field('WHICH')}(${writer.variable('VAR')})`),
	},
	contains: {
		is: 'boolean',
		words: '{LIST} 里有 {VALUE}',
		parts: { LIST: { slot: 'any', empty: '[]' }, VALUE: { slot: 'any', shadow: 1 } },
		tooltip: '列表里有这一项，或者文字里有这个字',
		example: '名单里有没有小明',
		write: (writer) => ({ text: `${writer.value('VALUE', ORDER.plus)} in ${writer.value('LIST', ORDER.plus)}`, order: ORDER.compare }),
	},
	sort: {
		is: 'statement',
		words: '把 {VAR} {WAY}排好',
		parts: {
			VAR: { variable: '列表', list: true },
			WAY: {
				choice: [
					['从小到大', ''],
					['从大到小', 'reverse=True'],
				],
			},
		},
		tooltip: '排好以后列表就变了',
		example: '把分数从小到大排好',
		write: (writer) => writer.line(`${writer.variable('VAR')}.sort(${writer.field('WAY')})`),
	},
} satisfies Readonly<Record<string, Kind>>;
