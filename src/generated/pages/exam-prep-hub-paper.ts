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
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.report?.attempt },
					label: '作答情况',
					columns: 3,
					items: [
						{ label: '状态', value: (s, p) => p.dictLabel(s.record?.state, 'attempt_state'), look: 'badge' },
						{ label: '得分', value: (s) => s.record?.score, look: 'strong' },
						{ label: '总分', value: (s) => s.record?.totalScore },
						{ label: '用时', value: (s, p) => p.duration(s.record?.usedSeconds) },
						{ label: '已答', value: (s) => s.record?.answeredCount + ' / ' + s.record?.questionCount },
						{ label: '开始', value: (s, p) => p.date(s.record?.startedAt, 'YYYY-MM-DD HH:mm') },
					],
					needs: ['report'],
				},
			],
			needs: [],
		},
		{ block: 'text', text: (s) => `${s.data.report?.releaseText ?? ''}`, look: 'muted', needs: ['report'] },
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
						{ title: '题数', value: (s) => s.row?.questionCount, align: 'right' },
						{ title: '得分', value: (s) => s.row?.score, align: 'right' },
						{ title: '满分', value: (s) => s.row?.full, align: 'right' },
					],
					empty: '还没有出分',
					needs: ['report'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '知识点',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.report?.byKnowledge },
					label: '知识点',
					columns: [
						{ title: '知识点', value: (s) => s.row?.name, look: 'strong' },
						{ title: '题数', value: (s) => s.row?.questionCount, align: 'right' },
						{ title: '得分率', value: (s) => s.row?.rate, look: 'progress' },
					],
					empty: '还没有出分',
					needs: ['report'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '逐题',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.report?.rows },
					key: (s) => s.row?.question?.id,
					label: '逐题',
					columns: [
						{ title: '题号', value: (s) => s.row?.no, look: 'strong' },
						{ title: '题型', value: (s, p) => p.dictLabel(s.row?.question?.type, 'question_type') },
						{
							title: '结果',
							value: (s) => s.row?.verdict === 'right' ? '答对' : s.row?.verdict === 'part' ? '部分对' : s.row?.verdict === 'wrong' ? '答错' : s.row?.verdict === 'blank' ? '未答' : '待批改',
							look: 'badge',
						},
						{ title: '得分', value: (s) => s.row?.score, align: 'right' },
						{ title: '满分', value: (s) => s.row?.full, align: 'right' },
					],
					empty: '还没有题目',
					needs: ['report'],
				},
			],
			needs: [],
		},
		{ block: 'buttons', items: [{ label: '返回备考中心', actions: [{ open: { route: 'examPrepHubIndex' } }] }], needs: [] },
	],
	shapes: {
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
			sections: [{ title: 's', full: 'n', questionCount: 'n' }],
			byKnowledge: [{ name: 's', rate: 'n', questionCount: 'n' }],
			rows: [{ no: 'n', full: 'n', verdict: 's', question: { id: 's', type: 's' } }],
		},
	},
};
