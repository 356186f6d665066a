// Generated from manifests/pages/problem-paper-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'problem-paper-detail',
	title: '题目练习',
	layout: 'main',
	state: {
		id: { type: 'string', query: true, default: null },
		seed: { type: 'string', query: true, default: null },
		type: { type: 'string', query: true, default: null },
		tag: { type: 'string', query: true, default: null },
	},
	data: {
		detail: { operation: 'main.questionQuestionDetail', with: (s) => ({ id: s.state.id }), requires: ['id'], needs: [] },
		practice: {
			operation: 'question.questionFetchList',
			with: (s) => ({ ids: s.state.id, seed: s.state.seed, type: s.state.type ?? 'single,multiple,judge,blank,short', tagId: s.state.tag, count: 10 }),
			when: (s) => s.state.id != null || s.state.seed != null,
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'page-banner', title: '随机练习', when: (s) => s.state.seed != null, needs: [] },
		{
			block: 'page-banner',
			title: (s) => `题目 ${s.data.detail?.question?.id ?? ''}`,
			when: (s) => s.state.seed == null,
			needs: ['detail'],
		},
		{
			block: 'custom',
			component: 'features/practice#QuestionSheet',
			props: (s) => ({ questions: s.data.practice?.list, materials: s.data.practice?.materials, known: s.data.detail?.key }),
			needs: ['detail', 'practice'],
		},
		{
			block: 'card',
			title: '我的记录',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.mine },
					label: '我的记录',
					items: [
						{ label: '练习', value: (s) => s.record?.practiced },
						{ label: '答对', value: (s) => s.record?.rightTimes },
						{ label: '答错', value: (s) => s.record?.wrongTimes },
						{ label: '最近', value: (s, p) => p.ago(s.record?.lastAt) },
					],
					needs: ['detail'],
				},
			],
			when: (s) => s.state.id != null,
			needs: [],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '换一组',
					icon: 'refresh',
					actions: [
						{ do: 'newPractice' },
						{
							open: {
								route: 'problemPaperDetail',
								query: { seed: (s) => s.result?.seed, type: (s) => s.state.type, tag: (s) => s.state.tag },
							},
						},
					],
					when: (s) => s.state.seed != null,
				},
				{ label: '返回题库', kind: 'text', actions: [{ open: { route: 'problemIndex' } }] },
			],
			needs: [],
		},
	],
	shapes: {
		'main.questionQuestionDetail': {
			question: { id: 's' },
			mine: { practiced: 'n', rightTimes: 'n', wrongTimes: 'n' },
			'key?': { answer: ['s'], 'accept?': [['s']], 'points?': [{ text: 's', percent: 'n' }], analysisHtml: 's' },
		},
		'question.questionFetchList': {
			list: [
				{
					id: 's',
					type: 's',
					stemHtml: 's',
					'options?': [{ key: 's', html: 's' }],
					difficulty: 'n',
					knowledge: [{ id: 's', name: 's' }],
				},
			],
			materials: [{ id: 's', title: 's', html: 's' }],
		},
	},
};
