// Generated from manifests/pages/exam-prep-hub-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'exam-prep-hub-index',
	title: '备考中心',
	layout: 'main',
	state: {
		keyword: { type: 'string', query: true, default: null },
		kind: { type: 'string', query: true, default: null },
		subject: { type: 'string', query: true, default: null },
		state: { type: 'string', query: true, default: null },
		tab: { type: 'string', query: true, default: null },
	},
	data: {
		papers: {
			operation: 'main.paperPage',
			with: (s) => ({ keyword: s.state.keyword, kind: s.state.kind, subject: s.state.subject, state: s.state.state }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'papersPage', defaultSize: 12 },
		},
		attempts: {
			operation: 'main.paperUserPage',
			when: (s) => s.state.tab === 'attempts',
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'attemptsPage', defaultSize: 12 },
		},
		history: { operation: 'main.paperHistoryAggregate', when: (s) => s.state.tab === 'attempts', requires: [], needs: [] },
		running: { operation: 'main.paperUserPage', with: () => ({ state: 'in_progress' }), requires: [], needs: [] },
	},
	view: [
		{ block: 'text', text: '备考中心', look: 'title', needs: [] },
		{
			block: 'card',
			title: '正在作答',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.running?.records },
					label: '正在作答',
					columns: [
						{ title: '试卷', value: (s) => s.row?.paperTitle, look: 'strong' },
						{ title: '已答', value: (s) => s.row?.answeredCount + ' / ' + s.row?.questionCount },
						{ title: '结束时间', value: (s, p) => p.date(s.row?.deadlineAt, 'M月D日 HH:mm') },
					],
					rowButtons: [
						{
							label: '继续作答',
							kind: 'primary',
							actions: [{ open: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.id } } }],
						},
					],
					needs: ['running'],
				},
			],
			when: (s, p) => p.count(s.data.running?.records) > 0,
			needs: ['running'],
		},
		{
			block: 'tabs',
			label: '备考中心',
			binds: 'tab',
			items: [
				{
					key: 'papers',
					title: '试卷',
					blocks: [
						{ block: 'search-box', binds: 'keyword', placeholder: '搜索试卷', needs: [] },
						{
							block: 'table',
							source: { rows: (s) => s.data.papers?.records, paged: 'papers' },
							label: '试卷',
							columns: [
								{
									title: '试卷',
									value: (s) => s.row?.title,
									look: 'strong',
									opens: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } },
								},
								{
									title: '种类',
									value: (s, p) => p.dictLabel(s.row?.kind, 'paper_kind'),
									filter: { binds: 'kind', dict: 'paper_kind' },
								},
								{
									title: '科目',
									value: (s, p) => p.dictLabel(s.row?.subject, 'subject'),
									filter: { binds: 'subject', dict: 'subject' },
								},
								{ title: '题数', value: (s) => s.row?.questionCount, align: 'right' },
								{ title: '时长', value: (s, p) => p.duration(s.row?.minutes * 60), align: 'right' },
								{ title: '最高分', value: (s) => s.row?.bestScore, align: 'right' },
								{
									title: '可作答',
									value: (s, p) => s.row?.nextAt != null ? p.date(s.row?.nextAt, 'M月D日 HH:mm') + ' 起' : s.row?.attemptsLeft == null ? '不限次数' : '还有 ' + s.row?.attemptsLeft + ' 次',
								},
								{
									title: '状态',
									value: (s, p) => p.dictLabel(s.row?.state, 'paper_state'),
									look: 'badge',
									filter: { binds: 'state', dict: 'paper_state' },
								},
							],
							rowButtons: [
								{
									label: '开始作答',
									kind: 'primary',
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } } }],
									when: (s) => s.row?.state === 'open',
								},
								{
									label: '再考一次',
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } } }],
									when: (s) => s.row?.state === 'redo',
								},
								{
									label: '继续作答',
									kind: 'primary',
									actions: [{ open: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.attemptId } } }],
									when: (s) => s.row?.state === 'in_progress',
								},
								{
									label: '看结果',
									actions: [{ open: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.attemptId } } }],
									when: (s) => s.row?.attemptId != null && (s.row?.state === 'closed' || s.row?.state === 'used_up' || s.row?.state === 'marking' || s.row?.state === 'waiting'),
								},
								{
									label: '看说明',
									kind: 'text',
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } } }],
									when: (s) => s.row?.state === 'not_open' || s.row?.state === 'missed',
								},
							],
							empty: '没有这样的试卷',
							needs: ['papers'],
						},
					],
				},
				{
					key: 'attempts',
					title: '我的作答',
					blocks: [
						{
							block: 'grid',
							columns: 4,
							minWidth: 160,
							blocks: [
								{ block: 'stat', label: '作答次数', value: (s) => s.data.history?.attemptCount, unit: '次', needs: ['history'] },
								{ block: 'stat', label: '已出分', value: (s) => s.data.history?.markedCount, unit: '次', needs: ['history'] },
								{ block: 'stat', label: '及格', value: (s) => s.data.history?.passedCount, unit: '次', needs: ['history'] },
								{ block: 'stat', label: '用时', value: (s, p) => p.duration(s.data.history?.usedSeconds), needs: ['history'] },
							],
							needs: [],
						},
						{
							block: 'chart',
							source: { rows: (s) => s.data.history?.trend },
							label: '历次得分率',
							line: {
								category: (s, p) => p.date(s.row?.at, 'M月D日'),
								series: [{ title: '得分率', value: (s) => s.row?.rate }],
								unit: '%',
								max: () => 100,
							},
							rowTitle: '时间',
							empty: '出分以后，这里会画出每次的得分率',
							needs: ['history'],
						},
						{
							block: 'table',
							source: { rows: (s) => s.data.attempts?.records, paged: 'attempts' },
							label: '我的作答',
							columns: [
								{
									title: '试卷',
									value: (s) => s.row?.paperTitle,
									look: 'strong',
									opens: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.id } },
								},
								{ title: '第几次', value: (s) => s.row?.no, align: 'right' },
								{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'attempt_state'), look: 'badge' },
								{ title: '得分', value: (s) => s.row?.score, align: 'right' },
								{ title: '用时', value: (s, p) => p.duration(s.row?.usedSeconds) },
								{ title: '开始', value: (s, p) => p.date(s.row?.startedAt, 'YYYY-MM-DD HH:mm') },
							],
							exports: { name: '我的考试成绩' },
							empty: '还没有作答过试卷',
							needs: ['attempts'],
						},
					],
				},
			],
			needs: [],
		},
	],
	shapes: {
		'main.paperHistoryAggregate': { attemptCount: 'n', markedCount: 'n', passedCount: 'n', usedSeconds: 'n', trend: [{ at: 's', rate: 'n' }] },
		'main.paperPage': {
			records: [{ id: 's', title: 's', kind: 's', subject: 's', questionCount: 'n', minutes: 'n', state: 's' }],
			total: 'n',
		},
		'main.paperUserPage': {
			records: [
				{
					id: 's',
					paperTitle: 's',
					no: 'n',
					state: 's',
					startedAt: 's',
					usedSeconds: 'n',
					answeredCount: 'n',
					questionCount: 'n',
				},
			],
			total: 'n',
		},
	},
};
