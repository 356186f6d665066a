// Generated from manifests/pages/competition-questions.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'competition-questions',
	title: (s) => `${s.data.detail?.competition?.title ?? '竞赛'} · 赛题`,
	layout: 'main',
	state: {},
	data: {
		detail: {
			operation: 'main.competitionDetail',
			with: (s) => ({ id: s.route.params.id }),
			requires: ['id'],
			needs: [],
			essential: true,
		},
		mine: {
			operation: 'main.competitionUserOne',
			with: (s) => ({ competitionId: s.route.params.id }),
			requires: ['competitionId'],
			needs: [],
		},
	},
	view: [
		{
			block: 'page-banner',
			title: (s) => `${s.data.detail?.competition?.title ?? ''} · 赛题`,
			backText: '返回赛事',
			note: (s, p) => `${p.dict(s.data.detail?.competition?.state, 'competition_state')}`,
			needs: ['detail'],
		},
		{
			block: 'countdown',
			until: (s) => s.data.detail?.competition?.nextAt,
			label: (s) => `${s.data.detail?.competition?.nextText ?? ''}`,
			ended: '时间到了',
			actions: [{ refresh: ['detail', 'mine'] }],
			when: (s) => s.data.detail?.competition?.state !== 'cancelled',
			needs: ['detail'],
		},
		{
			block: 'text',
			text: '通过的题越多越靠前；题数相同比罚时。一道题通过以前，每次没通过的提交罚 20 分钟。',
			look: 'muted',
			when: (s, p) => s.data.detail?.competition?.rankRule === 'icpc' && p.count(s.data.detail?.tasks) > 0,
			needs: ['detail'],
		},
		{
			block: 'text',
			text: '先比总分，再比机器人跑的总用时。每道题可以反复提交，取得分最高的一次；得分一样，取跑得最快的一次。',
			look: 'muted',
			when: (s, p) => s.data.detail?.competition?.rankRule === 'bestTime' && p.count(s.data.detail?.tasks) > 0,
			needs: ['detail'],
		},
		{
			block: 'text',
			text: '客观题可以先保存，想好了再提交，每题只能提交一次，结果在比赛结束后公布；编程题可以多次提交；作品在截止前可以反复替换。',
			look: 'muted',
			when: (s, p) => s.data.detail?.competition?.rankRule !== 'icpc' && s.data.detail?.competition?.rankRule !== 'bestTime' && p.count(s.data.detail?.tasks) > 0,
			needs: ['detail'],
		},
		{
			block: 'table',
			source: { rows: (s) => s.data.detail?.tasks },
			label: '赛题',
			columns: [
				{ title: '题号', value: (s) => s.row?.no, width: 72, align: 'center' },
				{
					title: '题目',
					value: (s) => s.row?.title,
					look: 'strong',
					opens: { route: 'competitionAnswer', params: (s) => ({ id: s.route.params.id }), query: { task: (s) => s.row?.id } },
				},
				{ title: '题型', value: (s, p) => p.dictLabel(s.row?.kind, 'task_kind'), look: 'badge' },
				{
					title: '分值',
					value: (s) => s.row?.score,
					align: 'right',
					when: (s) => s.data.detail?.competition?.rankRule !== 'icpc',
				},
				{
					title: '通过 / 提交',
					value: (s) => s.row?.accepted == null ? '赛后公布 / ' + s.row?.tried + ' 人' : s.row?.accepted + ' / ' + s.row?.tried + ' 人',
					align: 'right',
				},
				{ title: '我的结果', value: (s, p) => p.dictLabel(s.row?.myState, 'task_state'), look: 'badge' },
				{ title: '我提交了', value: (s) => s.row?.myTries > 0 ? s.row?.myTries + ' 次' : null, align: 'right' },
			],
			empty: (s, p) => `${s.data.detail?.competition?.state === 'preview' || s.data.detail?.competition?.state === 'reg_open' || s.data.detail?.competition?.state === 'reg_closed' ? '比赛还没有开始。' + p.date(s.data.detail?.competition?.startAt, 'M月D日 HH:mm', 'place') + ' 开赛，开赛后报名通过的同学可以看到赛题。' : s.data.mine?.state === 'approved' ? '这场比赛没有在线赛题。' : '报名通过的同学才能看到赛题。'}`,
			needs: ['detail', 'mine'],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '去作答',
					kind: 'primary',
					actions: [{ open: { route: 'competitionAnswer', params: (s) => ({ id: s.route.params.id }) } }],
					when: (s, p) => p.count(s.data.detail?.tasks) > 0 && s.data.mine?.can?.answer,
				},
				{
					label: '看排行榜',
					actions: [{ open: { route: 'rankLists', params: (s) => ({ id: s.route.params.id }) } }],
					when: (s) => s.data.detail?.competition?.hasRanking,
				},
				{
					label: '返回赛事',
					kind: 'text',
					actions: [{ open: { route: 'competitionDetail', params: (s) => ({ id: s.route.params.id }) } }],
				},
			],
			needs: ['detail', 'mine'],
		},
	],
	shapes: {
		'main.competitionDetail': {
			competition: { title: 's', state: 's', rankRule: 's', startAt: 's', hasRanking: 'b' },
			tasks: [{ id: 's', no: 's', title: 's', kind: 's', score: 'n', tried: 'n', myState: 's', myTries: 'n' }],
		},
		'main.competitionUserOne': { state: 's', can: { answer: 'b' } },
	},
};
