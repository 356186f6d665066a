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
		running: { operation: 'main.paperUserPage', with: () => ({ state: 'in_progress' }), requires: [], needs: [] },
		closing: { operation: 'main.paperPage', with: () => ({ state: 'open', pageSize: 1 }), requires: [], needs: [] },
		opening: { operation: 'main.paperPage', with: () => ({ state: 'not_open', pageSize: 1 }), requires: [], needs: [] },
		attempts: {
			operation: 'main.paperUserPage',
			when: (s) => s.state.tab === 'attempts',
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'attemptsPage', defaultSize: 12 },
		},
		history: { operation: 'main.paperHistoryAggregate', when: (s) => s.state.tab === 'attempts', requires: [], needs: [] },
	},
	view: [
		{ block: 'text', text: '备考中心', look: 'title', needs: [] },
		{
			block: 'stack',
			label: '接下来做什么',
			blocks: [
				{
					block: 'each',
					source: { rows: (s) => s.data.running?.records },
					blocks: [
						{
							block: 'hero',
							title: (s) => `${s.row?.paperTitle ?? ''}`,
							heading: 'heading',
							icon: 'edit',
							kicker: '有一份试卷没做完',
							progress: {
								value: (s) => s.row?.answeredCount / s.row?.questionCount * 100,
								label: (s) => `${s.row?.paperTitle ?? ''}已答的题`,
								text: (s) => `已答 ${s.row?.answeredCount ?? ''} / ${s.row?.questionCount ?? ''} 题`,
							},
							aside: [
								{
									block: 'countdown',
									until: (s) => s.row?.deadlineAt,
									label: '还剩',
									urgent: 10,
									actions: [{ refresh: ['running', 'papers', 'closing', 'attempts', 'history'] }],
									needs: [],
								},
								{
									block: 'buttons',
									items: [
										{
											label: '继续作答',
											icon: 'arrow-right',
											kind: 'primary',
											actions: [{ open: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.id } } }],
										},
									],
									needs: [],
								},
							],
							needs: [],
						},
					],
					needs: ['running'],
				},
				{
					block: 'grid',
					columns: 2,
					minWidth: 150,
					blocks: [
						{
							block: 'each',
							source: { rows: (s) => s.data.closing?.records },
							where: (s) => s.row?.closeAt != null,
							blocks: [
								{
									block: 'hero',
									title: (s) => `${s.row?.title ?? ''}`,
									heading: 'heading',
									icon: 'clock',
									kicker: '最近截止',
									facts: [
										{
											text: (s) => `${s.row?.questionCount ?? ''} 题 · ${s.row?.minutes % 60 === 0 ? s.row?.minutes / 60 + ' 小时' : s.row?.minutes + ' 分钟'}`,
										},
										{ text: (s, p) => `${p.date(s.row?.closeAt, 'M月D日 HH:mm', 'deadline')} 截止（${p.ago(s.row?.closeAt)}）` },
									],
									opens: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } },
									needs: [],
								},
							],
							needs: ['closing'],
						},
						{
							block: 'each',
							source: { rows: (s) => s.data.opening?.records },
							blocks: [
								{
									block: 'hero',
									title: (s) => `${s.row?.title ?? ''}`,
									heading: 'heading',
									icon: 'calendar',
									kicker: '最近开放',
									facts: [
										{
											text: (s) => `${s.row?.questionCount ?? ''} 题 · ${s.row?.minutes % 60 === 0 ? s.row?.minutes / 60 + ' 小时' : s.row?.minutes + ' 分钟'}`,
										},
										{ text: (s, p) => `${p.date(s.row?.openAt, 'M月D日 HH:mm', 'deadline')} 开放（${p.ago(s.row?.openAt)}）` },
									],
									opens: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } },
									needs: [],
								},
							],
							needs: ['opening'],
						},
					],
					needs: [],
				},
			],
			needs: [],
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
						{
							block: 'filter-bar',
							label: '筛选试卷',
							facets: [
								{ label: '搜索试卷', binds: 'keyword', primary: true, kind: 'text', needs: [] },
								{ label: '种类', binds: 'kind', dict: 'paper_kind', primary: true, kind: 'one', needs: [] },
								{ label: '科目', binds: 'subject', dict: 'subject', kind: 'one', needs: [] },
								{ label: '状态', binds: 'state', dict: 'paper_state', kind: 'one', needs: [] },
							],
							results: (s) => s.data.papers?.total,
							needs: ['papers'],
						},
						{ block: 'notice', text: (s) => `${s.data.papers?.refusal ?? ''}`, icon: 'info', needs: ['papers'] },
						{
							block: 'cards',
							source: { rows: (s) => s.data.papers?.records, paged: 'papers' },
							title: (s) => s.row?.title,
							subtitle: (s, p) => `${p.dict(s.row?.kind, 'paper_kind')} · ${p.dict(s.row?.subject, 'subject')} · ${s.row?.questionCount ?? ''} 题 · ${s.row?.minutes % 60 === 0 ? s.row?.minutes / 60 + ' 小时' : s.row?.minutes + ' 分钟'} · 满分 ${s.row?.totalScore ?? ''} 分`,
							description: (s, p) => `${p.join(s.row?.highlights, ' · ')}`,
							badges: [(s, p) => p.dictLabel(s.row?.state, 'paper_state')],
							footer: (s) => `${s.row?.bestScore == null ? '还没有成绩' : '最高 ' + s.row?.bestScore + ' 分'}${s.row?.state === 'used_up' || s.row?.state === 'closed' || s.row?.state === 'missed' ? '' : s.row?.attemptsLeft == null ? ' · 不限次数' : s.row?.attemptsLeft === 0 ? '' : ' · 还有 ' + s.row?.attemptsLeft + ' 次'}`,
							opens: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } },
							buttons: [
								{
									label: '继续作答',
									kind: 'primary',
									actions: [{ open: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.attemptId } } }],
									when: (s) => s.row?.state === 'in_progress' && s.data.papers?.refusal === '',
								},
								{
									label: (s) => `${s.row?.state === 'open' ? '去作答' : '再考一次'}`,
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } } }],
									when: (s) => (s.row?.state === 'open' || s.row?.state === 'redo') && s.data.papers?.refusal === '',
								},
								{
									label: (s) => `${s.row?.state === 'closed' ? '看解析' : s.row?.state === 'marking' ? '批改中，看作答' : '看结果'}`,
									actions: [{ open: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.attemptId } } }],
									when: (s) => s.row?.state === 'marking' || s.row?.state === 'used_up' || s.row?.state === 'closed',
								},
								{
									label: '看说明',
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } } }],
									when: (s) => (s.row?.state === 'open' || s.row?.state === 'redo' || s.row?.state === 'in_progress') && s.data.papers?.refusal !== '',
								},
								{
									label: (s, p) => `${s.row?.state === 'waiting' ? p.date(s.row?.nextAt, 'HH:mm', 'deadline') + ' 起可再考' : s.row?.state === 'not_open' ? p.date(s.row?.nextAt, 'M月D日 HH:mm', 'deadline') + ' 开放' : '已截止，看说明'}`,
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.row?.id } } }],
									when: (s) => s.row?.state === 'waiting' || s.row?.state === 'not_open' || s.row?.state === 'missed',
								},
							],
							columns: 3,
							label: '试卷',
							empty: (s, p) => `${p.count(s.state.keyword) === 0 && s.state.kind == null && s.state.subject == null && s.state.state == null ? '现在没有试卷，老师发布以后会出现在这里。先练几道题热热身吧' : '没有这样的试卷，换个条件试试'}`,
							emptyButtons: [
								{
									label: '去练几道题',
									icon: 'code',
									actions: [{ open: { route: 'problemIndex' } }],
									when: (s, p) => p.count(s.state.keyword) === 0 && s.state.kind == null && s.state.subject == null && s.state.state == null,
								},
								{
									label: '看全部试卷',
									actions: [{ set: () => ({ keyword: null, kind: null, subject: null, state: null }) }],
									when: (s, p) => p.count(s.state.keyword) > 0 || s.state.kind != null || s.state.subject != null || s.state.state != null,
								},
							],
							needs: ['papers'],
						},
					],
				},
				{
					key: 'attempts',
					title: '我的成绩',
					blocks: [
						{
							block: 'grid',
							columns: 4,
							minWidth: 150,
							blocks: [
								{
									block: 'stat',
									label: '最高分',
									value: (s) => s.data.history?.bestScore,
									unit: '分',
									icon: 'trophy',
									needs: ['history'],
								},
								{
									block: 'stat',
									label: '最近一次',
									value: (s) => s.data.history?.lastScore,
									unit: '分',
									icon: 'clock',
									needs: ['history'],
								},
								{
									block: 'stat',
									label: '平均分',
									value: (s) => s.data.history?.averageScore,
									unit: '分',
									icon: 'chart',
									needs: ['history'],
								},
								{
									block: 'stat',
									label: '及格',
									value: (s) => s.data.history?.passedCount + ' / ' + s.data.history?.markedCount,
									unit: '次',
									icon: 'check',
									needs: ['history'],
								},
							],
							when: (s) => s.data.history?.markedCount > 0,
							needs: ['history'],
						},
						{
							block: 'grid',
							columns: 2,
							minWidth: 320,
							blocks: [
								{
									block: 'card',
									title: '得分率的变化',
									blocks: [
										{
											block: 'chart',
											source: { rows: (s) => s.data.history?.trend },
											label: '历次得分率',
											line: {
												category: (s, p) => p.date(s.row?.at, 'MM-DD'),
												series: [{ title: '得分率', value: (s) => s.row?.rate }],
												unit: '%',
												max: () => 100,
												mark: { value: () => 60, label: '及格线' },
											},
											rowTitle: '时间',
											needs: ['history'],
										},
									],
									needs: [],
								},
								{
									block: 'card',
									title: '先补这些知识点',
									blocks: [
										{
											block: 'chart',
											source: { rows: (s) => s.data.history?.weak },
											label: '得分率最低的知识点',
											bar: {
												category: (s) => s.row?.name,
												series: [{ title: '得分率', value: (s) => s.row?.rate }],
												unit: '%',
												max: () => 100,
											},
											rowTitle: '知识点',
											empty: '做过的题还不够多，看不出弱点。多练几道就知道该补哪里',
											emptyButtons: [{ label: '去练几道题', icon: 'code', actions: [{ open: { route: 'problemIndex' } }] }],
											needs: ['history'],
										},
									],
									needs: [],
								},
							],
							when: (s) => s.data.history?.markedCount > 0,
							needs: ['history'],
						},
						{
							block: 'table',
							source: { rows: (s) => s.data.attempts?.records, paged: 'attempts' },
							label: '我的成绩',
							columns: [
								{
									title: '试卷',
									value: (s) => s.row?.paperTitle,
									look: 'strong',
									opens: { route: 'examPrepHubPaper', query: { attemptId: (s) => s.row?.id } },
								},
								{ title: '第几次', value: (s) => s.row?.no, align: 'right' },
								{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'attempt_state'), look: 'badge' },
								{ title: '交卷方式', value: (s, p) => p.dictLabel(s.row?.by, 'hand_in_way') },
								{
									title: '得分',
									value: (s) => s.row?.score == null ? '—' : s.row?.score + ' / ' + s.row?.totalScore,
									align: 'right',
								},
								{ title: '用时', value: (s, p) => p.duration(s.row?.usedSeconds) },
								{ title: '开始', value: (s, p) => p.date(s.row?.startedAt, 'YYYY-MM-DD HH:mm') },
							],
							exports: { name: '我的考试成绩' },
							empty: '还没有作答过试卷。挑一份试试，做完这里就有记录',
							emptyButtons: [{ label: '挑一份试卷', icon: 'exam', actions: [{ set: () => ({ tab: null }) }] }],
							needs: ['attempts'],
						},
					],
				},
			],
			needs: [],
		},
	],
	shapes: {
		'main.paperHistoryAggregate': { markedCount: 'n', passedCount: 'n', trend: [{ at: 's', rate: 'n' }], weak: [{ name: 's', rate: 'n' }] },
		'main.paperPage': {
			refusal: 's',
			records: [
				{
					id: 's',
					title: 's',
					kind: 's',
					subject: 's',
					questionCount: 'n',
					totalScore: 'n',
					minutes: 'n',
					highlights: ['s'],
					state: 's',
				},
			],
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
					totalScore: 'n',
				},
			],
			total: 'n',
		},
	},
};
