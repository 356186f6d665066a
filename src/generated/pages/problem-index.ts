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
		tags: { type: 'integers', query: true, default: null },
		difficulty: { type: 'integer', query: true, default: null },
		mine: { type: 'string', query: true, default: null },
		sort: { type: 'string', query: true, default: null },
		no: { type: 'integer', query: true, default: 1 },
	},
	data: {
		tags: { operation: 'main.tagTree', requires: [], needs: [] },
		questions: {
			operation: 'main.questionPage',
			with: (s) => ({ keyword: s.state.keyword, type: s.state.type, tagId: s.state.tag }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'questionsPage', defaultSize: 12 },
		},
		practice: {
			operation: 'main.questionQuestionPage',
			with: (s) => ({ keyword: s.state.keyword, type: s.state.type, tagId: s.state.tag, pageNum: s.state.no, pageSize: 1 }),
			when: (s) => s.state.tab === 'practice',
			requires: [],
			needs: [],
		},
		stats: { operation: 'main.questionStats', when: (s) => s.state.tab === 'stats', requires: [], needs: [] },
		problems: {
			operation: 'judge.getProblemList',
			with: (s, p) => ({ keyword: s.state.keyword, tagId: p.join(s.state.tags, ','), difficulty: s.state.difficulty, mine: s.state.mine, sort: s.state.sort }),
			when: (s) => s.state.tab === 'program',
			requires: [],
			needs: [],
			paged: { page: 'currentPage', size: 'limit', list: 'records', total: 'total', queryKey: 'problemsPage', defaultSize: 20 },
		},
	},
	view: [
		{ block: 'text', text: '题库编程', look: 'title', needs: [] },
		{ block: 'search-box', binds: 'keyword', placeholder: '搜索题目或题号', needs: [] },
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
									note: (s) => s.row?.questionCount,
									selects: 'tag',
									title: '知识点',
									needs: ['tags'],
								},
							],
							main: [
								{
									block: 'table',
									source: { rows: (s) => s.data.questions?.records, paged: 'questions' },
									label: '题目',
									columns: [
										{
											title: '题号',
											value: (s) => s.row?.id,
											look: 'strong',
											opens: { route: 'problemPaperDetail', query: { id: (s) => s.row?.id } },
											width: 120,
										},
										{ title: '题干', value: (s) => s.row?.stemText, look: 'math' },
										{
											title: '题型',
											value: (s, p) => p.dictLabel(s.row?.type, 'question_type'),
											filter: { binds: 'type', dict: 'question_type' },
										},
										{ title: '难度', value: (s, p) => p.dictLabel(s.row?.difficulty, 'difficulty'), look: 'badge' },
										{
											title: '我的',
											value: (s) => s.row?.myState === 'right' ? '答对' : s.row?.myState === 'wrong' ? '答错' : s.row?.myState === 'mastered' ? '已掌握' : '',
										},
									],
									toolbar: [
										{ label: '逐题练习', icon: 'play', actions: [{ set: () => ({ tab: 'practice', no: 1 }) }] },
										{
											label: '随机练 10 题',
											icon: 'refresh',
											actions: [
												{ do: 'newPractice' },
												{
													open: {
														route: 'problemPaperDetail',
														query: { seed: (s) => s.result?.seed, type: (s) => s.state.type, tag: (s) => s.state.tag },
													},
												},
											],
										},
									],
									empty: '没有这样的题目',
									needs: ['questions'],
								},
							],
							label: '知识点',
							needs: [],
						},
					],
				},
				{
					key: 'practice',
					title: '逐题练习',
					blocks: [
						{
							block: 'split',
							side: [
								{
									block: 'tree',
									source: { rows: (s) => s.data.tags },
									label: (s) => s.row?.name,
									note: (s) => s.row?.questionCount,
									selects: 'tag',
									onSelect: [{ set: () => ({ no: 1 }) }],
									title: '知识点',
									needs: ['tags'],
								},
							],
							main: [
								{
									block: 'stack',
									direction: 'horizontal',
									align: 'between',
									blocks: [
										{
											block: 'text',
											text: (s) => `第 ${s.state.no ?? ''} 题，共 ${s.data.practice?.total ?? ''} 题`,
											look: 'muted',
											needs: ['practice'],
										},
										{
											block: 'buttons',
											items: [
												{
													label: '上一题',
													icon: 'chevron-left',
													actions: [{ set: (s) => ({ no: s.state.no - 1 }) }],
													when: (s) => s.state.no > 1,
												},
												{
													label: '下一题',
													icon: 'chevron-right',
													actions: [{ set: (s) => ({ no: s.state.no + 1 }) }],
													when: (s) => s.state.no < s.data.practice?.total,
												},
											],
											needs: ['practice'],
										},
									],
									when: (s, p) => p.count(s.data.practice?.records) > 0,
									needs: ['practice'],
								},
								{
									block: 'custom',
									component: 'features/practice#QuestionSheet',
									props: (s) => ({ questions: s.data.practice?.records, materials: s.data.practice?.materials }),
									room: 360,
									needs: ['practice'],
								},
								{
									block: 'buttons',
									items: [
										{ label: '从第一题开始', actions: [{ set: () => ({ no: 1 }) }], when: (s) => s.state.no > 1 },
										{ label: '看全部题目', actions: [{ set: () => ({ keyword: null, type: null, tag: null, no: 1 }) }] },
									],
									align: 'center',
									when: (s, p) => p.count(s.data.practice?.records) === 0,
									needs: ['practice'],
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
					blocks: [
						{
							block: 'filter-bar',
							label: '筛选编程题',
							facets: [
								{ label: '难度', binds: 'difficulty', dict: 'problem_difficulty', kind: 'one', needs: [] },
								{
									label: '我的状态',
									binds: 'mine',
									dict: 'problem_state',
									when: (s) => s.session.signedIn,
									kind: 'one',
									needs: [],
								},
								{
									source: { rows: (s) => s.data.problems?.tags ?? null },
									label: '知识点',
									binds: 'tags',
									choice: (s) => s.row?.name,
									kind: 'several',
									needs: ['problems'],
								},
							],
							needs: [],
						},
						{
							block: 'table',
							source: { rows: (s) => s.data.problems?.records, paged: 'problems' },
							key: (s) => s.row?.problemId,
							label: '编程题',
							columns: [
								{
									title: '状态',
									value: (s, p) => p.dictLabel(s.row?.myStatus, 'problem_state'),
									look: 'badge',
									width: 90,
									when: (s) => s.session.signedIn,
								},
								{
									title: '题号',
									value: (s) => s.row?.problemId,
									look: 'strong',
									opens: { route: 'program', query: { problemId: (s) => s.row?.problemId } },
									width: 100,
								},
								{
									title: '题目',
									value: (s) => s.row?.title,
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
							columnChooser: true,
							toolbar: [
								{
									label: '随机一题',
									icon: 'refresh',
									actions: [{ do: 'randomProblem' }, { open: { route: 'program', query: { problemId: (s) => s.result?.problemId } } }],
								},
							],
							empty: '没有这样的编程题，换个条件试试',
							needs: ['problems'],
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
									value: (s) => s.data.stats?.done,
									unit: (s) => `/ ${s.data.stats?.total ?? ''} 题`,
									icon: 'edit',
									needs: ['stats'],
								},
								{
									block: 'stat',
									label: '正确率',
									value: (s, p) => p.percent(s.data.stats?.rightRate / 100),
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
									items: [{ label: '去练几道题', icon: 'code', kind: 'primary', actions: [{ set: () => ({ tab: 'practice', no: 1 }) }] }],
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
							block: 'buttons',
							items: [
								{
									label: (s) => `重做错题（${s.data.stats?.wrong ?? ''} 题）`,
									icon: 'refresh',
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
		'judge.getProblemList': { records: [{ problemId: 's', title: 's', total: 'n', ac: 'n' }], total: 'n', 'tags?': [{ name: 's' }] },
		'main.questionPage': { records: [{ id: 's', type: 's', stemText: 's', difficulty: 'n', myState: 's' }], total: 'n' },
		'main.questionQuestionPage': {
			records: [
				{
					id: 's',
					type: 's',
					stemHtml: 's',
					'options?': [{ key: 's', html: 's' }],
					difficulty: 'n',
					knowledge: [{ id: 's', name: 's' }],
				},
			],
			total: 'n',
			materials: [{ id: 's', title: 's', html: 's' }],
		},
		'main.questionStats': {
			total: 'n',
			done: 'n',
			rightRate: 'n',
			wrong: 'n',
			streakDays: 'n',
			programSolved: 'n',
			byType: [{ value: 's', done: 'n', right: 'n' }],
			byDifficulty: [{ value: 's', done: 'n', right: 'n' }],
			days: [{ date: 's', count: 'n', right: 'n' }],
		},
		'main.tagTree': [{ name: 's', questionCount: 'n', children: ['*'] }],
	},
};
