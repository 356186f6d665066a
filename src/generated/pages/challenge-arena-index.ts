// Generated from manifests/pages/challenge-arena-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'challenge-arena-index',
	title: '竞赛中心',
	layout: 'main',
	state: { keyword: { type: 'string', query: true, default: null }, state: { type: 'string', query: true, default: null } },
	data: {
		tips: { operation: 'main.competitionUserTips', requires: [], needs: [] },
		competitions: {
			operation: 'main.competitionPage',
			with: (s) => ({ keyword: s.state.keyword, state: s.state.state }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{ block: 'text', text: '竞赛中心', look: 'title', needs: [] },
		{
			block: 'card',
			title: '我的赛事提醒',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.tips },
					label: '我的赛事提醒',
					columns: [
						{
							title: '赛事',
							value: (s) => s.row?.competitionTitle,
							look: 'strong',
							opens: { route: 'competitionDetail', params: (s) => ({ id: s.row?.competitionId }) },
						},
						{ title: '提醒', value: (s) => s.row?.text },
						{ title: '时间', value: (s, p) => p.ago(s.row?.at) },
					],
					needs: ['tips'],
				},
			],
			when: (s, p) => p.count(s.data.tips) > 0,
			needs: ['tips'],
		},
		{ block: 'search-box', binds: 'keyword', placeholder: '搜索赛事', needs: [] },
		{
			block: 'buttons',
			items: [
				{ label: '全部', kind: 'text', pressed: (s) => s.state.state == null, actions: [{ set: () => ({ state: null }) }] },
				{
					label: '报名中',
					kind: 'text',
					pressed: (s) => s.state.state === 'reg_open',
					actions: [{ set: () => ({ state: 'reg_open' }) }],
				},
				{
					label: '进行中',
					kind: 'text',
					pressed: (s) => s.state.state === 'running',
					actions: [{ set: () => ({ state: 'running' }) }],
				},
				{
					label: '已结束',
					kind: 'text',
					pressed: (s) => s.state.state === 'ended',
					actions: [{ set: () => ({ state: 'ended' }) }],
				},
			],
			needs: [],
		},
		{
			block: 'cards',
			source: { rows: (s) => s.data.competitions?.records, paged: 'competitions' },
			title: (s) => s.row?.title,
			image: (s) => s.row?.cover,
			subtitle: (s) => `${s.row?.track ?? ''}`,
			description: (s) => `${s.row?.summary ?? ''}`,
			badges: [
				(s, p) => p.dictLabel(s.row?.state, 'competition_state'),
				(s, p) => s.row?.myState === 'none' ? null : p.dictLabel(s.row?.myState, 'reg_state'),
			],
			footer: (s) => `${s.row?.nextText ?? ''}`,
			opens: { route: 'competitionDetail', params: (s) => ({ id: s.row?.id }) },
			columns: 3,
			label: '赛事',
			empty: '没有这样的赛事',
			needs: ['competitions'],
		},
	],
	shapes: {
		'main.competitionPage': { records: [{ id: 's', title: 's', cover: 's', summary: 's', track: 's', state: 's', myState: 's' }], total: 'n' },
		'main.competitionUserTips': [{ competitionId: 's', competitionTitle: 's', text: 's' }],
	},
};
