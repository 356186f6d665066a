// Generated from manifests/pages/exam-prep-hub-paper-info.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'exam-prep-hub-paper-info',
	title: (s) => `${s.data.detail?.paper?.title ?? ''}`,
	layout: 'main',
	state: { id: { type: 'string', query: true, default: null } },
	data: {
		detail: { operation: 'main.paperDetail', with: (s) => ({ id: s.state.id }), requires: ['id'], needs: [] },
		attempts: {
			operation: 'main.paperUserPage',
			with: (s) => ({ paperId: s.state.id }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{ block: 'page-banner', title: (s) => `${s.data.detail?.paper?.title ?? ''}`, needs: ['detail'] },
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.paper },
					label: '试卷信息',
					columns: 3,
					items: [
						{ label: '种类', value: (s, p) => p.dictLabel(s.record?.kind, 'paper_kind') },
						{ label: '科目', value: (s, p) => p.dictLabel(s.record?.subject, 'subject') },
						{ label: '难度', value: (s, p) => p.dictLabel(s.record?.difficulty, 'difficulty'), look: 'badge' },
						{ label: '题数', value: (s) => s.record?.questionCount },
						{ label: '总分', value: (s) => s.record?.totalScore },
						{ label: '及格分', value: (s) => s.record?.passScore },
						{ label: '时长', value: (s, p) => p.duration(s.record?.minutes * 60) },
						{ label: '状态', value: (s, p) => p.dictLabel(s.record?.state, 'paper_state'), look: 'badge' },
						{ label: '已用次数', value: (s) => s.record?.usedAttempts },
						{ label: '最高分', value: (s) => s.record?.bestScore },
						{ label: '截止', value: (s, p) => p.date(s.record?.closeAt, 'YYYY-MM-DD HH:mm') },
						{ label: '下次可考', value: (s, p) => p.date(s.record?.nextAt, 'YYYY-MM-DD HH:mm') },
					],
					needs: ['detail'],
				},
			],
			needs: [],
		},
		{
			block: 'buttons',
			items: [
				{
					label: (s) => `${s.data.detail?.paper?.state === 'in_progress' ? '继续作答' : s.data.detail?.paper?.state === 'redo' ? '再考一次' : '开始作答'}`,
					kind: 'primary',
					actions: [
						{ call: 'main.paperAttemptStart', with: (s) => ({ paperId: s.state.id }) },
						{ open: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.result?.id } } },
					],
					when: (s) => s.data.detail?.paper?.state === 'open' || s.data.detail?.paper?.state === 'redo' || s.data.detail?.paper?.state === 'in_progress',
				},
			],
			needs: ['detail'],
		},
		{
			block: 'card',
			title: '考试规则',
			blocks: [
				{ block: 'text', text: (s, p) => `${p.join(s.data.detail?.rules, '')}`, needs: ['detail'] },
				{
					block: 'text',
					text: (s) => `${s.data.detail?.release?.scoreText ?? ''} ${s.data.detail?.release?.answersText ?? ''}`,
					look: 'muted',
					needs: ['detail'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '我的作答',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.attempts?.records, paged: 'attempts' },
					label: '我的作答',
					columns: [
						{
							title: '第几次',
							value: (s) => s.row?.no,
							look: 'strong',
							opens: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.id } },
						},
						{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'attempt_state'), look: 'badge' },
						{ title: '得分', value: (s) => s.row?.score, align: 'right' },
						{ title: '开始', value: (s, p) => p.date(s.row?.startedAt, 'YYYY-MM-DD HH:mm') },
					],
					empty: '还没有作答过',
					needs: ['attempts'],
				},
			],
			needs: [],
		},
		{ block: 'buttons', items: [{ label: '返回备考中心', actions: [{ open: { route: 'examPrepHubIndex' } }] }], needs: [] },
	],
	shapes: {
		'main.paperAttemptStart': { id: 's' },
		'main.paperDetail': {
			paper: {
				title: 's',
				kind: 's',
				subject: 's',
				difficulty: 'n',
				questionCount: 'n',
				totalScore: 'n',
				passScore: 'n',
				minutes: 'n',
				state: 's',
				usedAttempts: 'n',
			},
			rules: ['s'],
			release: { scoreText: 's', answersText: 's' },
		},
		'main.paperUserPage': { records: [{ id: 's', no: 'n', state: 's', startedAt: 's' }], total: 'n' },
	},
};
