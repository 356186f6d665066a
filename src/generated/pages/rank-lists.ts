// Generated from manifests/pages/rank-lists.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'rank-lists',
	title: '竞赛排行榜',
	layout: 'main',
	state: { keyword: { type: 'string', query: true, default: null } },
	data: {
		ranking: {
			operation: 'main.competitionRankings',
			with: (s) => ({ competitionId: s.route.params.id, keyword: s.state.keyword }),
			requires: ['competitionId'],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 50 },
		},
		mine: {
			operation: 'main.competitionUserRankings',
			with: (s) => ({ competitionId: s.route.params.id }),
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: '排行榜', look: 'title', needs: [] },
		{
			block: 'text',
			text: (s, p) => `${s.data.ranking?.note ?? ''} 更新于 ${p.date(s.data.ranking?.updatedAt, 'MM-DD HH:mm')}`,
			look: 'muted',
			needs: ['ranking'],
		},
		{
			block: 'cards',
			source: { rows: (s) => s.data.mine },
			key: (s) => s.row?.competitionId,
			title: (s) => s.row?.row?.rank == null ? '不计名次' : '第 ' + s.row?.row?.rank + ' 名',
			subtitle: (s) => `${s.row?.row?.teamName ?? ''} · 共 ${s.row?.total ?? ''} 队`,
			footer: (s) => `${s.row?.hidden?.text ?? ''}`,
			columns: 2,
			label: '我的名次',
			when: (s, p) => p.count(s.data.mine) > 0,
			needs: ['mine'],
		},
		{ block: 'search-box', binds: 'keyword', placeholder: '搜索队名或学校', needs: [] },
		{
			block: 'table',
			source: { rows: (s) => s.data.ranking?.records, paged: 'ranking' },
			label: '排行榜',
			columns: [
				{ title: '名次', value: (s) => s.row?.rank ?? '＊', look: 'strong', width: 80 },
				{ title: '队伍', value: (s) => s.row?.teamName },
				{ title: '学校', value: (s) => s.row?.school },
				{ title: '组别', value: (s) => s.row?.group },
				{ title: '得分', value: (s) => s.row?.score, align: 'right' },
				{ title: '罚时', value: (s) => s.row?.penalty, align: 'right' },
				{
					title: '升降',
					value: (s) => s.row?.delta > 0 ? '↑' + s.row?.delta : s.row?.delta < 0 ? '↓' + -s.row?.delta : '—',
					align: 'right',
				},
			],
			empty: '还没有成绩',
			needs: ['ranking'],
		},
	],
	shapes: {
		'main.competitionRankings': {
			records: [{ delta: 'n', teamName: 's', school: 's', group: 's', score: 'n' }],
			total: 'n',
			updatedAt: 's',
			note: 's',
		},
		'main.competitionUserRankings': [
			{
				competitionId: 's',
				total: 'n',
				row: { delta: 'n', teamName: 's', school: 's', group: 's', score: 'n' },
				'hidden?': { text: 's' },
			},
		],
	},
};
