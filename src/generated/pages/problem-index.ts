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
										{ title: '题干', value: (s) => s.row?.stemText },
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
			],
			needs: [],
		},
	],
	shapes: {
		'judge.getProblemList': { records: [{ problemId: 's', title: 's', total: 'n', ac: 'n' }], total: 'n', 'tags?': [{ name: 's' }] },
		'main.questionPage': { records: [{ id: 's', type: 's', stemText: 's', difficulty: 'n', myState: 's' }], total: 'n' },
		'main.tagTree': [{ name: 's', questionCount: 'n', children: ['*'] }],
	},
};
