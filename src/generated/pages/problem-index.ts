// Generated from manifests/pages/problem-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'problem-index',
	title: '题库编程',
	layout: 'main',
	state: {
		tab: { type: 'string', query: true, default: null },
		keyword: { type: 'string', query: true, default: null },
		type: { type: 'string', query: true, default: null },
		tag: { type: 'string', query: true, default: null },
		level: { type: 'string', query: true, default: null },
		myState: { type: 'string', query: true, default: null },
		tags: { type: 'integers', query: true, default: null },
		difficulty: { type: 'integer', query: true, default: null },
		mine: { type: 'string', query: true, default: null },
		sort: { type: 'string', query: true, default: null },
	},
	data: {
		tags: { operation: 'main.tagTree', requires: [], needs: [] },
		questions: {
			operation: 'main.questionPage',
			with: (s) => ({ keyword: s.state.keyword, type: s.state.type, tagId: s.state.tag, difficulty: s.state.level, myState: s.state.myState }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'questionsPage', defaultSize: 12 },
		},
		stats: { operation: 'main.questionStats', when: (s) => s.state.tab === 'stats', requires: [], needs: [] },
		points: {
			operation: 'main.questionTagsList',
			with: () => ({ level: 1 }),
			when: (s) => s.state.tab === 'stats',
			requires: [],
			needs: [],
		},
		problems: {
			operation: 'judge.getProblemList',
			with: (s, p) => ({ keyword: s.state.keyword, difficulty: s.state.difficulty, tagId: s.features.problemTags ? p.join(s.state.tags, ',') : null, mine: s.features.problemMine ? s.state.mine : null, sort: s.features.problemSort ? s.state.sort : null }),
			when: (s) => s.features.programming && s.state.tab === 'program',
			requires: [],
			needs: [],
			paged: { page: 'currentPage', size: 'limit', list: 'records', total: 'total', queryKey: 'problemsPage', defaultSize: 20 },
		},
		problemTags: {
			operation: 'judge.getAllProblemTags',
			when: (s) => s.features.programming && s.features.problemTags && s.state.tab === 'program',
			requires: [],
			needs: [],
		},
		statuses: {
			operation: 'judge.getUserProblemStatus',
			with: (s, p) => ({ pidList: p.each(s.data.problems?.records, 'pid'), isContestProblemList: false }),
			when: (s, p) => s.session.signedIn && p.count(s.data.problems?.records) > 0,
			requires: [],
			needs: ['problems'],
			optional: true,
		},
	},
	view: [
		{ block: 'text', text: '题库编程', look: 'title', needs: [] },
		{
			block: 'tabs',
			label: '题库',
			binds: 'tab',
			items: [
				{
					key: 'questions',
					title: '客观题',
					blocks: [
						{
							block: 'split',
							side: [
								{
									block: 'tree',
									source: { rows: (s) => s.data.tags },
									label: (s) => s.row?.name,
									note: (s) => s.row?.done + '/' + s.row?.questionCount,
									mark: (s) => s.row?.done === 0 ? 'none' : s.row?.done < s.row?.questionCount ? 'doing' : 'done',
									selects: 'tag',
									searchable: true,
									title: '知识点',
									needs: ['tags'],
								},
							],
							main: [
								{
									block: 'filter-bar',
									label: '筛选题目',
									facets: [
										{ label: '搜索题目或题号', binds: 'keyword', primary: true, kind: 'text', needs: [] },
										{ label: '题型', binds: 'type', dict: 'question_type', primary: true, kind: 'one', needs: [] },
										{ label: '难度', binds: 'level', dict: 'difficulty', kind: 'one', needs: [] },
										{ label: '我的状态', binds: 'myState', dict: 'question_state', kind: 'one', needs: [] },
									],
									results: (s) => s.data.questions?.total,
									needs: ['questions'],
								},
								{
									block: 'table',
									source: { rows: (s) => s.data.questions?.records, paged: 'questions' },
									label: '题目',
									columns: [
										{
											title: '题干',
											value: (s) => s.row?.stemText,
											look: 'math',
											opens: { route: 'problemPaperDetail', query: { id: (s) => s.row?.id } },
										},
										{ title: '题号', value: (s) => s.row?.id, look: 'muted', width: 90 },
										{ title: '题型', value: (s, p) => p.dictLabel(s.row?.type, 'question_type'), width: 90 },
										{ title: '难度', value: (s, p) => p.dictLabel(s.row?.difficulty, 'difficulty'), look: 'badge', width: 90 },
										{
											title: '我的状态',
											value: (s, p) => s.row?.sealed ? s.row?.sealedUntil == null ? '公布后能练' : p.date(s.row?.sealedUntil, 'M-D') + ' 后能练' : p.dictLabel(s.row?.myState, 'question_state'),
											look: 'badge',
											width: 130,
										},
									],
									toolbar: [
										{
											label: '随机练 10 题',
											icon: 'play',
											kind: 'primary',
											actions: [
												{
													do: 'newPractice',
													with: (s) => ({ tag: s.state.tag, type: s.state.type, level: s.state.level, myState: s.state.myState }),
												},
												{
													open: {
														route: 'problemPaperDetail',
														query: {
															ids: (s) => s.result,
															tag: (s) => s.state.tag,
															type: (s) => s.state.type,
															level: (s) => s.state.level,
															myState: (s) => s.state.myState,
														},
													},
												},
											],
											when: (s) => s.state.type !== 'program',
										},
										{
											label: '只练新题',
											actions: [
												{
													do: 'newPractice',
													with: (s) => ({ tag: s.state.tag, type: s.state.type, level: s.state.level, myState: 'none' }),
												},
												{
													open: {
														route: 'problemPaperDetail',
														query: {
															ids: (s) => s.result,
															tag: (s) => s.state.tag,
															type: (s) => s.state.type,
															level: (s) => s.state.level,
															myState: () => 'none',
														},
													},
												},
											],
											when: (s) => s.state.type !== 'program',
										},
										{
											label: '只练错题',
											actions: [
												{
													do: 'newPractice',
													with: (s) => ({ tag: s.state.tag, type: s.state.type, level: s.state.level, myState: 'wrong' }),
												},
												{
													open: {
														route: 'problemPaperDetail',
														query: {
															ids: (s) => s.result,
															tag: (s) => s.state.tag,
															type: (s) => s.state.type,
															level: (s) => s.state.level,
															myState: () => 'wrong',
														},
													},
												},
											],
											when: (s) => s.state.type !== 'program',
										},
										{
											label: '按顺序练',
											actions: [
												{
													do: 'newPractice',
													with: (s) => ({ tag: s.state.tag, type: s.state.type, level: s.state.level, myState: s.state.myState, page: 1 }),
												},
												{
													open: {
														route: 'problemPaperDetail',
														query: {
															ids: (s) => s.result,
															tag: (s) => s.state.tag,
															type: (s) => s.state.type,
															level: (s) => s.state.level,
															myState: (s) => s.state.myState,
															page: () => 1,
														},
													},
												},
											],
											when: (s) => s.state.type !== 'program',
										},
									],
									empty: (s, p) => `${p.count(s.state.keyword) === 0 && s.state.type == null && s.state.tag == null && s.state.level == null && s.state.myState == null ? '题库里还没有题，老师放进来以后就能练' : '没有这样的题目，换个条件试试'}`,
									emptyButtons: [
										{
											label: '看全部题目',
											actions: [{ set: () => ({ keyword: null, type: null, tag: null, level: null, myState: null }) }],
											when: (s, p) => p.count(s.state.keyword) > 0 || s.state.type != null || s.state.tag != null || s.state.level != null || s.state.myState != null,
										},
									],
									needs: ['questions'],
								},
							],
							label: '知识点',
							folds: true,
							needs: [],
						},
					],
				},
				{
					key: 'program',
					title: '编程题',
					when: (s) => s.features.programming,
					blocks: [
						{
							block: 'filter-bar',
							label: '筛选编程题',
							facets: [
								{ label: '搜索题目或题号', binds: 'keyword', primary: true, kind: 'text', needs: [] },
								{ label: '难度', binds: 'difficulty', dict: 'problem_difficulty', primary: true, kind: 'one', needs: [] },
								{
									label: '我的状态',
									binds: 'mine',
									dict: 'problem_state',
									when: (s) => s.features.problemMine && s.session.signedIn,
									kind: 'one',
									needs: [],
								},
								{
									source: { rows: (s) => s.data.problemTags },
									label: '知识点',
									binds: 'tags',
									choice: (s) => s.row?.name,
									when: (s) => s.features.problemTags,
									kind: 'several',
									needs: ['problemTags'],
								},
							],
							results: (s) => s.data.problems?.total,
							needs: ['problems'],
						},
						{
							block: 'table',
							source: { rows: (s) => s.data.problems?.records, paged: 'problems' },
							key: (s) => s.row?.problemId,
							label: '编程题',
							columns: [
								{
									title: '状态',
									value: (s, p) => p.dictLabel(p.at(s.data.statuses, s.row?.pid, 'status') == null ? null : p.at(s.data.statuses, s.row?.pid, 'status') === 0 ? 'solved' : p.at(s.data.statuses, s.row?.pid, 'status') === -10 ? 'untried' : 'tried', 'problem_state'),
									look: 'badge',
									width: 90,
									when: (s) => s.session.signedIn,
								},
								{ title: '题号', value: (s) => s.row?.problemId, look: 'muted', width: 100 },
								{
									title: '题目',
									value: (s) => s.row?.title,
									look: 'strong',
									opens: { route: 'program', query: { problemId: (s) => s.row?.problemId } },
								},
								{
									title: '难度',
									value: (s, p) => p.dictLabel(s.row?.difficulty, 'problem_difficulty'),
									look: 'badge',
									sortBy: 'difficulty',
									width: 100,
								},
								{ title: '通过', value: (s) => s.row?.ac, sortBy: 'ac', width: 90, align: 'right' },
								{ title: '提交', value: (s) => s.row?.total, sortBy: 'total', width: 90, align: 'right' },
								{
									title: '通过率',
									value: (s, p) => s.row?.total > 0 ? p.percent(s.row?.ac / s.row?.total) : '—',
									width: 110,
									align: 'right',
									tooltip: '通过的提交占全部提交的百分比',
								},
							],
							sort: 'sort',
							sortable: (s) => s.features.problemSort,
							columnChooser: true,
							toolbar: [
								{
									label: '随机一题',
									icon: 'refresh',
									actions: [{ do: 'randomProblem' }, { open: { route: 'program', query: { problemId: (s) => s.result?.problemId } } }],
								},
							],
							empty: '没有这样的编程题，换个条件试试',
							emptyButtons: [{ label: '看全部编程题', actions: [{ set: () => ({ keyword: null, difficulty: null, mine: null, tags: null }) }] }],
							needs: ['problems', 'statuses'],
						},
					],
				},
				{
					key: 'stats',
					title: '我的统计',
					blocks: [
						{
							block: 'grid',
							columns: 4,
							minWidth: 150,
							blocks: [
								{
									block: 'stat',
									label: '做过的题',
									value: (s) => s.data.stats?.total === 0 ? null : s.data.stats?.done,
									unit: (s) => `${s.data.stats?.total === 0 ? '题库里还没有题' : '/ ' + s.data.stats?.total + ' 题'}`,
									icon: 'edit',
									needs: ['stats'],
								},
								{
									block: 'stat',
									label: '正确率',
									value: (s, p) => s.data.stats?.rightRate == null ? '—' : p.percent(s.data.stats?.rightRate / 100),
									unit: '每题看最近一次',
									icon: 'check',
									needs: ['stats'],
								},
								{
									block: 'stat',
									label: '连续练习',
									value: (s) => s.data.stats?.streakDays,
									unit: '天',
									icon: 'fire',
									needs: ['stats'],
								},
								{
									block: 'stat',
									label: '通过编程题',
									value: (s) => s.data.stats?.programSolved,
									unit: '题',
									icon: 'code',
									needs: ['stats'],
								},
							],
							needs: [],
						},
						{
							block: 'card',
							title: '还没有练习记录',
							blocks: [
								{ block: 'text', text: '做完第一题，这里就会画出你的进步。', needs: [] },
								{
									block: 'buttons',
									items: [{ label: '去练几道题', icon: 'code', kind: 'primary', actions: [{ set: () => ({ tab: 'questions' }) }] }],
									needs: [],
								},
							],
							when: (s) => s.data.stats?.done === 0,
							needs: ['stats'],
						},
						{
							block: 'card',
							title: '最近十四天',
							blocks: [
								{
									block: 'text',
									text: (s, p) => `一共作答 ${p.number(p.sum(s.data.stats?.days, 'count'))} 题，答对 ${p.number(p.sum(s.data.stats?.days, 'right'))} 题；平均每天 ${p.number(p.mean(s.data.stats?.days, 'count'), 1)} 题`,
									look: 'muted',
									needs: ['stats'],
								},
								{
									block: 'chart',
									source: { rows: (s) => s.data.stats?.days },
									label: '最近十四天的练习',
									line: {
										category: (s, p) => p.date(s.row?.date, 'M-D'),
										series: [{ title: '作答', value: (s) => s.row?.count }, { title: '答对', value: (s) => s.row?.right }],
										unit: '题',
									},
									rowTitle: '日期',
									needs: ['stats'],
								},
							],
							when: (s) => s.data.stats?.done > 0,
							needs: ['stats'],
						},
						{
							block: 'grid',
							columns: 2,
							minWidth: 380,
							blocks: [
								{
									block: 'card',
									title: '各知识点的正确率',
									blocks: [
										{
											block: 'chart',
											source: { rows: (s) => s.data.points },
											label: '各知识点的正确率',
											radar: {
												category: (s) => s.row?.name,
												series: [{ title: '正确率', value: (s) => s.row?.mastery ?? 0 }],
												unit: '%',
												max: () => 100,
											},
											rowTitle: '知识点',
											height: 300,
											needs: ['points'],
										},
										{ block: 'text', text: '只算做过的题；还没做过的知识点按 0% 画。', look: 'muted', needs: [] },
									],
									needs: [],
								},
								{
									block: 'card',
									title: '最该补的知识点',
									blocks: [
										{
											block: 'table',
											source: { rows: (s) => s.data.stats?.weakest },
											label: '最该补的知识点',
											columns: [
												{ title: '知识点', value: (s) => s.row?.name, look: 'strong' },
												{ title: '做过', value: (s) => s.row?.done + ' 题', align: 'right' },
												{ title: '正确率', value: (s) => s.row?.rate, look: 'progress', width: 150 },
											],
											rowButtons: [
												{
													label: '去练',
													kind: 'text',
													actions: [
														{ do: 'newPractice', with: (s) => ({ tag: s.row?.id }) },
														{ open: { route: 'problemPaperDetail', query: { ids: (s) => s.result, tag: (s) => s.row?.id } } },
													],
												},
											],
											empty: '一个知识点做过三题，才看得出要不要补。多练几道就知道了',
											emptyButtons: [{ label: '去练几道题', icon: 'code', actions: [{ set: () => ({ tab: 'questions' }) }] }],
											needs: ['stats'],
										},
									],
									needs: [],
								},
							],
							when: (s) => s.data.stats?.done > 0,
							needs: ['stats'],
						},
						{
							block: 'grid',
							columns: 2,
							minWidth: 320,
							blocks: [
								{
									block: 'card',
									title: '分题型',
									blocks: [
										{
											block: 'chart',
											source: { rows: (s) => s.data.stats?.byType },
											label: '各题型的练习',
											bar: {
												category: (s, p) => p.dict(s.row?.value, 'question_type'),
												series: [{ title: '做过', value: (s) => s.row?.done }, { title: '答对', value: (s) => s.row?.right }],
												unit: '题',
											},
											rowTitle: '题型',
											needs: ['stats'],
										},
									],
									needs: [],
								},
								{
									block: 'card',
									title: '分难度',
									blocks: [
										{
											block: 'chart',
											source: { rows: (s) => s.data.stats?.byDifficulty },
											label: '各难度的练习',
											bar: {
												category: (s, p) => p.dict(s.row?.value, 'difficulty'),
												series: [{ title: '做过', value: (s) => s.row?.done }, { title: '答对', value: (s) => s.row?.right }],
												unit: '题',
											},
											rowTitle: '难度',
											needs: ['stats'],
										},
									],
									needs: [],
								},
							],
							when: (s) => s.data.stats?.done > 0,
							needs: ['stats'],
						},
						{
							block: 'card',
							title: '练习日历',
							blocks: [
								{
									block: 'chart',
									source: { rows: (s) => s.data.stats?.calendar },
									label: '练习日历',
									heat: { date: (s) => s.row?.date, title: '作答', value: (s) => s.row?.count, weeks: 26 },
									needs: ['stats'],
								},
							],
							when: (s) => s.data.stats?.done > 0,
							needs: ['stats'],
						},
						{
							block: 'buttons',
							items: [
								{
									label: (s) => `去错题本（${s.data.stats?.wrong ?? ''} 题）`,
									icon: 'book',
									actions: [{ open: { route: 'ucenter', query: { tab: () => 'wrong' } } }],
								},
							],
							when: (s) => s.data.stats?.wrong > 0,
							needs: ['stats'],
						},
					],
				},
			],
			needs: [],
		},
	],
	shapes: {
		'judge.getAllProblemTags': [{ name: 's' }],
		'judge.getProblemList': { records: [{ pid: 'n', problemId: 's', title: 's', total: 'n', ac: 'n' }], total: 'n' },
		'judge.getUserProblemStatus': {},
		'main.questionPage': { records: [{ id: 's', type: 's', stemText: 's', difficulty: 'n', myState: 's', sealed: 'b' }], total: 'n' },
		'main.questionStats': {
			total: 'n',
			done: 'n',
			wrong: 'n',
			streakDays: 'n',
			programSolved: 'n',
			byType: [{ value: 's', done: 'n', right: 'n' }],
			byDifficulty: [{ value: 's', done: 'n', right: 'n' }],
			weakest: [{ id: 's', name: 's', done: 'n', rate: 'n' }],
			calendar: [{ date: 's', count: 'n', right: 'n' }],
			days: [{ date: 's', count: 'n', right: 'n' }],
		},
		'main.questionTagsList': [{ name: 's' }],
		'main.tagTree': [{ name: 's', questionCount: 'n', done: 'n', children: ['*'] }],
	},
};
