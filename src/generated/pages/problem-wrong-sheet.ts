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
		{ block: 'custom', component: 'practice#WrongSheet', props: (s) => ({ sheet: s.data.sheet }), needs: ['sheet'] },
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
