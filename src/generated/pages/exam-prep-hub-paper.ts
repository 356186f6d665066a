// Generated from manifests/pages/exam-prep-hub-paper.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'exam-prep-hub-paper',
	title: (s) => `${s.data.report?.attempt?.paperTitle ?? ''}`,
	layout: 'main',
	state: { attemptId: { type: 'string', query: true, default: null }, verdict: { type: 'string', query: true, default: null } },
	data: {
		report: {
			operation: 'main.paperHistoryAggregateDetail',
			with: (s) => ({ attemptId: s.state.attemptId }),
			requires: ['attemptId'],
			needs: [],
		},
		review: {
			operation: 'main.paperHistoryAggregateDetail',
			with: (s) => ({ attemptId: s.state.attemptId, verdict: s.state.verdict }),
			when: (s) => s.data.report?.attempt?.state !== 'in_progress',
			requires: ['attemptId'],
			needs: ['report'],
		},
		paper: {
			operation: 'main.paperDetail',
			with: (s) => ({ id: s.data.report?.attempt?.paperId }),
			when: (s) => s.data.report?.attempt?.state !== 'in_progress',
			requires: ['id'],
			needs: ['report'],
		},
	},
	view: [
		{
			block: 'custom',
			component: 'features/exam#ExamDesk',
			props: (s) => ({ attempt: s.data.report?.attempt }),
			when: (s) => s.data.report?.attempt?.state === 'in_progress',
			needs: ['report'],
		},
		{ block: 'page-banner', note: (s) => `${s.data.report?.attempt?.paperTitle ?? ''}`, needs: ['report'] },
		{
			block: 'grid',
			columns: 4,
			minWidth: 160,
			blocks: [
				{
					block: 'stat',
					label: '得分',
					value: (s, p) => s.data.report?.attempt?.score == null ? '未公布' : p.number(s.data.report?.attempt?.score) + ' / ' + s.data.report?.attempt?.totalScore,
					needs: ['report'],
				},
				{ block: 'stat', label: '用时', value: (s, p) => p.duration(s.data.report?.attempt?.usedSeconds), needs: ['report'] },
				{
					block: 'stat',
					label: '已答',
					value: (s) => s.data.report?.attempt?.answeredCount + ' / ' + s.data.report?.attempt?.questionCount,
					needs: ['report'],
				},
				{
					block: 'stat',
					label: '超过',
					value: (s) => s.data.report?.beatPercent == null ? '—' : s.data.report?.beatPercent + '%',
					needs: ['report'],
				},
			],
			when: (s) => s.data.report?.attempt?.state !== 'in_progress',
			needs: ['report'],
		},
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.report?.attempt },
					label: '作答情况',
					columns: 3,
					items: [
						{ label: '状态', value: (s, p) => p.dictLabel(s.record?.state, 'attempt_state'), look: 'badge' },
						{ label: '第几次', value: (s) => s.record?.no },
						{ label: '及格分', value: (s) => s.record?.passScore },
						{ label: '开始', value: (s, p) => p.date(s.record?.startedAt, 'YYYY-MM-DD HH:mm') },
						{ label: '交卷', value: (s, p) => p.date(s.record?.submittedAt, 'YYYY-MM-DD HH:mm') },
						{
							label: '下次可考',
							value: (s, p) => p.date(s.data.paper?.paper?.nextAt, 'YYYY-MM-DD HH:mm'),
							when: (s) => s.data.paper?.paper?.nextAt != null,
						},
						{ label: '说明', value: (s) => s.record?.note, when: (s) => s.record?.note != null && s.record?.note !== '' },
					],
					needs: ['paper', 'report'],
				},
				{
					block: 'text',
					text: (s) => `${s.data.report?.comment ?? ''} ${s.data.report?.releaseText ?? ''}`,
					look: 'muted',
					needs: ['report'],
				},
			],
			when: (s) => s.data.report?.attempt?.state !== 'in_progress',
			needs: ['report'],
		},
		{
			block: 'split',
			side: [
				{
					block: 'card',
					title: '各部分得分',
					blocks: [
						{
							block: 'table',
							source: { rows: (s) => s.data.report?.sections },
							label: '各部分得分',
							columns: [
								{ title: '部分', value: (s) => s.row?.title, look: 'strong' },
								{ title: '得分', value: (s) => (s.row?.score ?? 0) + ' / ' + s.row?.full, align: 'right' },
							],
							empty: '还没有出分',
							needs: ['report'],
						},
					],
					needs: [],
				},
			],
			main: [
				{
					block: 'card',
					title: '知识点得分率',
					blocks: [
						{
							block: 'chart',
							source: { rows: (s) => s.data.report?.byKnowledge },
							label: '知识点得分率',
							radar: {
								category: (s) => s.row?.name,
								series: [{ title: '得分率', value: (s) => s.row?.rate }],
								unit: '%',
								max: () => 100,
							},
							rowTitle: '知识点',
							empty: '还没有出分',
							needs: ['report'],
						},
					],
					needs: [],
				},
			],
			label: '得分分布',
			when: (s) => s.data.report?.released,
			needs: ['report'],
		},
		{
			block: 'card',
			title: '逐题回看',
			blocks: [
				{
					block: 'filter-bar',
					label: '筛选题目',
					facets: [{ label: '结果', binds: 'verdict', dict: 'answer_verdict', kind: 'one', needs: [] }],
					needs: [],
				},
				{
					block: 'custom',
					component: 'features/exam#ExamReview',
					props: (s) => ({ report: s.data.review }),
					needs: ['review'],
				},
			],
			when: (s) => s.data.report?.attempt?.state !== 'in_progress',
			needs: ['report'],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '再考一次',
					kind: 'primary',
					actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.data.report?.attempt?.paperId } } }],
					when: (s) => s.data.paper?.paper?.state === 'redo',
				},
				{ label: '返回备考中心', actions: [{ open: { route: 'examPrepHubIndex' } }] },
			],
			needs: ['paper', 'report'],
		},
	],
	shapes: {
		'main.paperDetail': { paper: { state: 's' } },
		'main.paperHistoryAggregateDetail': {
			attempt: {
				id: 's',
				paperId: 's',
				paperTitle: 's',
				kind: 's',
				subject: 's',
				no: 'n',
				state: 's',
				startedAt: 's',
				usedSeconds: 'n',
				answeredCount: 'n',
				questionCount: 'n',
				totalScore: 'n',
				passScore: 'n',
				canReview: 'b',
			},
			released: 'b',
			answersReleased: 'b',
			sections: [{ title: 's', full: 'n' }],
			byKnowledge: [{ name: 's', rate: 'n' }],
			verdicts: {},
			'unbooked?': ['s'],
			rows: [
				{
					no: 'n',
					sectionId: 's',
					full: 'n',
					verdict: 's',
					value: ['s'],
					flagged: 'b',
					seconds: 'n',
					question: {
						id: 's',
						type: 's',
						stemHtml: 's',
						'options?': [{ key: 's', html: 's' }],
						difficulty: 'n',
						knowledge: [{ id: 's', name: 's' }],
					},
					'key?': { answer: ['s'], 'accept?': [['s']], 'points?': [{ text: 's', percent: 'n' }], analysisHtml: 's' },
				},
			],
			materials: [{ id: 's', title: 's', html: 's' }],
		},
	},
};
