// Generated from manifests/pages/problem-wrong-sheet.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'problem-wrong-sheet',
	title: '打印错题',
	layout: 'main',
	state: {
		ids: { type: 'string', query: true, default: null },
		tag: { type: 'string', query: true, default: null },
		type: { type: 'string', query: true, default: null },
		reason: { type: 'string', query: true, default: null },
		mastered: { type: 'boolean', query: true, default: null },
		room: { type: 'boolean', query: false, default: true },
		keys: { type: 'boolean', query: false, default: true },
	},
	data: {
		sheet: {
			operation: 'main.questionWrongBookSheet',
			with: (s) => ({ ids: s.state.ids, tagId: s.state.tag, type: s.state.type, reason: s.state.reason, mastered: s.state.mastered }),
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'page-banner', title: '我的错题', needs: [] },
		{
			block: 'stack',
			direction: 'horizontal',
			label: '打印设置',
			blocks: [
				{
					block: 'buttons',
					items: [
						{
							label: '留出答题的地方',
							pressed: (s) => s.state.room === true,
							actions: [{ set: (s) => ({ room: s.state.room !== true }) }],
						},
						{
							label: '末尾附答案与解析',
							pressed: (s) => s.state.keys === true,
							actions: [{ set: (s) => ({ keys: s.state.keys !== true }) }],
						},
						{ label: '打印', icon: 'print', kind: 'primary', actions: [{ print: true }] },
					],
					needs: [],
				},
				{
					block: 'text',
					text: (s, p) => `一共 ${s.data.sheet?.total ?? ''} 题${p.count(s.data.sheet?.list) < s.data.sheet?.total ? '，这里是最近的 ' + p.count(s.data.sheet?.list) + ' 题' : ''}`,
					look: 'muted',
					needs: ['sheet'],
				},
			],
			when: (s) => s.data.sheet?.total > 0,
			print: 'never',
			needs: ['sheet'],
		},
		{
			block: 'card',
			blocks: [
				{
					block: 'each',
					source: { rows: (s) => s.data.sheet?.materials },
					label: '材料',
					blocks: [{ block: 'custom', component: 'question#Material', props: (s) => ({ material: s.row }), needs: [] }],
					needs: ['sheet'],
				},
				{
					block: 'each',
					source: { rows: (s) => s.data.sheet?.list },
					key: (s) => s.row?.question?.id,
					label: '错题',
					numbered: true,
					blocks: [
						{
							block: 'custom',
							component: 'practice#WrongQuestion',
							props: (s) => ({ item: s.row, materials: s.data.sheet?.materials, room: s.state.room }),
							needs: ['sheet'],
						},
					],
					empty: '没有可以打印的错题，换个条件试试',
					emptyButtons: [{ label: '去错题本', icon: 'book', actions: [{ open: { route: 'ucenter', query: { tab: () => 'wrong' } } }] }],
					needs: ['sheet'],
				},
				{
					block: 'stack',
					label: '答案与解析',
					blocks: [
						{ block: 'text', text: '答案与解析', look: 'heading', needs: [] },
						{
							block: 'each',
							source: { rows: (s) => s.data.sheet?.list },
							key: (s) => s.row?.question?.id,
							numbered: true,
							blocks: [
								{
									block: 'custom',
									component: 'question#AnswerKey',
									props: (s) => ({ question: s.row?.question, answerKey: s.row?.key }),
									needs: [],
								},
							],
							needs: ['sheet'],
						},
					],
					when: (s) => s.state.keys === true && s.data.sheet?.total > 0,
					print: 'new-page',
					needs: ['sheet'],
				},
			],
			needs: [],
		},
	],
	shapes: {
		'main.questionWrongBookSheet': {
			total: 'n',
			list: [
				{
					question: {
						id: 's',
						type: 's',
						stemHtml: 's',
						'options?': [{ key: 's', html: 's' }],
						'lines?': [{ id: 's', text: 's' }],
						'typing?': {},
						difficulty: 'n',
						knowledge: [{ id: 's', name: 's' }],
					},
					key: { answer: ['s'], 'accept?': [['s']], 'points?': [{ text: 's', percent: 'n' }], analysisHtml: 's' },
					mine: { state: 's', practiced: 'n', rightTimes: 'n', wrongTimes: 'n', streak: 'n', lastValue: ['s'], hints: 'n' },
				},
			],
			materials: [{ id: 's', title: 's', html: 's' }],
		},
	},
};
