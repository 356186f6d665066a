// Generated from manifests/pages/competition-questions.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'competition-questions',
	title: (s) => `${s.data.detail?.competition?.title ?? ''}`,
	layout: 'main',
	state: {},
	data: {
		detail: { operation: 'main.competitionDetail', with: (s) => ({ id: s.route.params.id }), requires: ['id'], needs: [] },
	},
	view: [
		{ block: 'page-banner', title: (s) => `${s.data.detail?.competition?.title ?? ''} · 赛题`, needs: ['detail'] },
		{
			block: 'table',
			source: { rows: (s) => s.data.detail?.tasks },
			label: '赛题',
			columns: [
				{ title: '题号', value: (s) => s.row?.no, look: 'strong' },
				{ title: '题目', value: (s) => s.row?.title },
				{ title: '题型', value: (s) => s.row?.kind === 'problem' ? '编程题' : '客观题' },
				{ title: '分值', value: (s) => s.row?.score, align: 'right' },
				{ title: '通过', value: (s) => s.row?.accepted, align: 'right' },
				{ title: '尝试', value: (s) => s.row?.tried, align: 'right' },
			],
			empty: '开赛后才能看到赛题',
			needs: ['detail'],
		},
		{
			block: 'buttons',
			items: [{ label: '返回赛事', actions: [{ open: { route: 'competitionDetail', params: (s) => ({ id: s.route.params.id }) } }] }],
			needs: [],
		},
	],
	shapes: { 'main.competitionDetail': { competition: { title: 's' }, tasks: [{ no: 's', title: 's', kind: 's', score: 'n' }] } },
};
