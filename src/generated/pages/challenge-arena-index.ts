// Generated from manifests/pages/challenge-arena-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'challenge-arena-index',
	title: '竞赛中心',
	layout: 'main',
	state: {
		keyword: { type: 'string', query: true, default: null },
		state: { type: 'string', query: true, default: null },
		track: { type: 'string', query: true, default: null },
		mine: { type: 'boolean', query: true, default: null },
	},
	data: {
		competitions: {
			operation: 'main.competitionPage',
			with: (s) => ({ keyword: s.state.keyword, state: s.state.state, track: s.state.track, mine: s.state.mine }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{ block: 'text', text: '竞赛中心', look: 'title', needs: [] },
		{ block: 'search-box', binds: 'keyword', placeholder: '搜索赛事', needs: [] },
		{
			block: 'filter-bar',
			label: '筛选赛事',
			facets: [
				{ label: '状态', binds: 'state', dict: 'competition_state', kind: 'one', needs: [] },
				{
					source: { rows: (s) => s.data.competitions?.tracks },
					label: '赛道',
					binds: 'track',
					key: (s) => s.row,
					choice: (s) => s.row,
					kind: 'one',
					needs: ['competitions'],
				},
				{ label: '只看我参加的', binds: 'mine', kind: 'yes', needs: [] },
			],
			needs: [],
		},
		{ block: 'text', text: (s) => `${s.state.mine === true ? '我参加的赛事' : '全部赛事'}`, look: 'heading', needs: [] },
		{
			block: 'cards',
			source: { rows: (s) => s.data.competitions?.records, paged: 'competitions' },
			title: (s) => s.row?.title,
			image: (s) => s.row?.cover,
			subtitle: (s) => `${s.row?.track ?? ''} · ${s.row?.form !== 'team' ? '个人赛' : (s.row?.teamMin ?? null) === (s.row?.teamMax ?? null) ? s.row?.teamMax + ' 人组队' : s.row?.teamMin + '–' + s.row?.teamMax + ' 人组队'} · ${(s.row?.online ? '线上' : s.row?.place) ?? ''}`,
			description: (s) => `${s.row?.summary ?? ''}`,
			badges: [
				(s, p) => p.dictLabel(s.row?.state, 'competition_state'),
				(s, p) => s.row?.myState === 'none' ? null : p.dictLabel(s.row?.myState, 'reg_state'),
			],
			countdown: {
				until: (s) => s.row?.nextAt,
				label: (s) => `${s.row?.nextText ?? ''}`,
				ended: '到时间了，正在更新',
				actions: [{ refresh: ['competitions'] }],
			},
			notice: (s) => `${(s.row?.task == null ? '' : s.row?.task?.text) ?? ''}`,
			tone: (s) => s.row?.task == null ? 'info' : s.row?.task?.tone,
			opens: { route: 'competitionDetail', params: (s) => ({ id: s.row?.id }) },
			columns: 3,
			label: '赛事',
			empty: '没有这样的赛事，换个条件试试',
			emptyButtons: [{ label: '看全部赛事', actions: [{ set: () => ({ keyword: null, state: null, track: null, mine: null }) }] }],
			needs: ['competitions'],
		},
	],
	shapes: {
		'main.competitionPage': {
			records: [
				{
					id: 's',
					title: 's',
					cover: 's',
					summary: 's',
					track: 's',
					form: 's',
					teamMin: 'n',
					teamMax: 'n',
					state: 's',
					online: 'b',
					place: 's',
					myState: 's',
					'task?': { text: 's', tone: 's' },
				},
			],
			total: 'n',
			tracks: ['s'],
		},
	},
};
