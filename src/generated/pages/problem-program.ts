// Generated from manifests/pages/problem-program.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'problem-program',
	title: (s) => `${s.data.detail?.problem?.title ?? ''}`,
	layout: 'main',
	state: {
		problemId: { type: 'string', query: true, default: null },
		lesson: { type: 'string', query: true, default: null },
		side: { type: 'string', query: false, default: null },
	},
	data: {
		detail: {
			operation: 'judge.getProblemDetail',
			with: (s) => ({ problemId: s.state.problemId }),
			requires: ['problemId'],
			needs: [],
		},
		lesson: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'lesson', lessonId: s.state.lesson }),
			when: (s) => s.state.lesson != null,
			requires: [],
			needs: [],
		},
		questions: {
			operation: 'main.problemDiscussionList',
			with: (s) => ({ problemId: s.state.problemId }),
			when: (s) => s.features.problemDiscussion && s.state.side === 'discussion',
			requires: ['problemId'],
			needs: [],
		},
		help: {
			operation: 'main.problemHelp',
			with: (s) => ({ problemId: s.data.detail?.problem?.problemId }),
			when: (s) => s.features.problemHelp && s.state.side === 'help',
			requires: ['problemId'],
			needs: ['detail'],
		},
		submissions: {
			operation: 'judge.getSubmissionList',
			with: (s) => ({ onlyMine: true, problemID: s.data.detail?.problem?.problemId, completeProblemID: true }),
			when: (s) => s.state.side === 'submissions',
			requires: ['onlyMine'],
			needs: ['detail'],
			paged: { page: 'currentPage', size: 'limit', list: 'records', total: 'total', queryKey: 'page', defaultSize: 15 },
		},
	},
	view: [
		{
			block: 'page-banner',
			title: (s) => `${s.data.detail?.problem?.title ?? ''}`,
			crumbs: [
				{
					text: (s) => `${s.data.lesson?.lesson?.courseTitle ?? ''}`,
					opens: { route: 'courseDetail', params: (s) => ({ id: s.data.lesson?.lesson?.courseId ?? '' }) },
				},
				{ text: (s) => `${s.data.lesson?.lesson?.chapterTitle ?? ''}` },
				{
					text: (s) => `${s.data.lesson?.lesson == null ? '' : s.data.lesson?.lesson?.number + ' ' + s.data.lesson?.lesson?.title}`,
				},
			],
			when: (s) => s.state.lesson != null && s.state.problemId != null,
			needs: ['detail', 'lesson'],
		},
		{
			block: 'custom',
			component: 'judge#Workbench',
			props: (s) => ({ info: s.data.detail, help: s.features.problemHelp, discusses: s.features.problemDiscussion }),
			slots: {
				help: [
					{
						block: 'stack',
						blocks: [
							{
								block: 'stack',
								gap: 'small',
								label: '提示',
								blocks: [
									{
										block: 'text',
										text: (s, p) => `${s.data.help?.hintCount === 0 ? '提示' : '提示（看过 ' + p.count(s.data.help?.hints) + ' / ' + s.data.help?.hintCount + ' 条）'}`,
										look: 'heading',
										needs: ['help'],
									},
									{
										block: 'stack',
										announces: true,
										blocks: [
											{
												block: 'each',
												source: { rows: (s) => s.data.help?.hints },
												key: (s) => s.row,
												label: '提示',
												numbered: true,
												blocks: [{ block: 'text', text: (s) => `${s.row ?? ''}`, needs: [] }],
												needs: ['help'],
											},
										],
										needs: [],
									},
									{
										block: 'text',
										text: (s) => `${s.data.help?.hintsClosed ?? ''}`,
										look: 'muted',
										when: (s) => s.data.help?.hintsClosed != null,
										needs: ['help'],
									},
									{
										block: 'text',
										text: '这道题没有提示',
										look: 'muted',
										when: (s) => s.data.help?.hintsClosed == null && s.data.help?.hintCount === 0,
										needs: ['help'],
									},
									{
										block: 'buttons',
										items: [
											{
												label: (s, p) => `${p.count(s.data.help?.hints) === 0 ? '给我一点提示' : '再来一条提示（还有 ' + (s.data.help?.hintCount - p.count(s.data.help?.hints)) + ' 条）'}`,
												icon: 'question',
												kind: 'text',
												actions: [
													{
														call: 'main.problemHintTake',
														with: (s, p) => ({ problemId: s.data.detail?.problem?.problemId, no: p.count(s.data.help?.hints) + 1 }),
													},
												],
											},
										],
										when: (s, p) => s.data.help?.hintsClosed == null && s.data.help?.hintCount - p.count(s.data.help?.hints) > 0,
										needs: ['detail', 'help'],
									},
								],
								needs: [],
							},
							{
								block: 'stack',
								gap: 'small',
								label: '题解',
								blocks: [
									{ block: 'text', text: '题解', look: 'heading', needs: [] },
									{
										block: 'text',
										text: (s) => `${s.data.help?.solutionClosed ?? ''}`,
										look: 'muted',
										when: (s) => s.data.help?.solutionClosed != null,
										needs: ['help'],
									},
									{
										block: 'text',
										text: '这道题还没有题解',
										look: 'muted',
										when: (s) => s.data.help?.solutionClosed == null && s.data.help?.solution == null,
										needs: ['help'],
									},
									{
										block: 'disclosure',
										title: '看题解',
										blocks: [
											{ block: 'text', text: (s) => `${s.data.help?.solution?.idea ?? ''}`, needs: ['help'] },
											{
												block: 'custom',
												component: 'judge#ProgramText',
												props: (s) => ({ code: s.data.help?.solution?.program, language: s.data.help?.solution?.language ?? '' }),
												when: (s) => s.data.help?.solution?.program != null,
												needs: ['help'],
											},
										],
										when: (s) => s.data.help?.solution != null,
										needs: ['help'],
									},
								],
								needs: [],
							},
						],
						when: (s) => s.features.problemHelp,
						needs: [],
					},
				],
				submissions: [
					{
						block: 'table',
						source: { rows: (s) => s.data.submissions?.records, paged: 'submissions' },
						key: (s) => s.row?.submitId,
						label: '提交记录',
						columns: [
							{
								title: '编号',
								value: (s) => s.row?.submitId,
								look: 'strong',
								opens: { route: 'submissionDetails', params: (s) => ({ id: s.row?.submitId }) },
							},
							{ title: '结果', value: (s, p) => p.dictLabel(s.row?.status, 'verdict'), look: 'badge' },
							{ title: '语言', value: (s) => s.row?.language },
							{ title: '用时', value: (s) => s.row?.time == null ? '—' : s.row?.time > 0 ? s.row?.time + ' ms' : '不到 1 ms' },
							{ title: '内存', value: (s, p) => (s.row?.memory ?? 0) === 0 ? '—' : p.bytes((s.row?.memory ?? 0) * 1024) },
							{ title: '时间', value: (s, p) => p.date(s.row?.submitTime, 'MM-DD HH:mm') },
						],
						compact: true,
						empty: '还没有提交过这道题',
						needs: ['submissions'],
					},
				],
				discussion: [
					{
						block: 'custom',
						component: 'discussion#Discussion',
						props: (s) => ({ subject: 'problem ' + s.state.problemId, questions: s.data.questions, hint: '卡在哪里了？写下来问老师和同学，别直接贴答案', closed: (s.session.info?.studentDTO?.state ?? 'normal') === 'readonly' ? '已毕业的账号只能查看，不能提交' : null }),
						on: {
							asks: [
								{
									call: 'main.problemDiscussionSave',
									with: (s) => ({ problemId: s.state.problemId, text: s.event?.text }),
									adds: { at: 'start', data: 'questions', path: [] },
								},
							],
							answers: [
								{
									call: 'main.problemDiscussionSave',
									with: (s) => ({ problemId: s.state.problemId, questionId: s.event?.questionId, text: s.event?.text }),
								},
							],
							marks: [
								{
									call: 'main.courseDiscussionHelpfulSave',
									with: (s) => ({ postId: s.event?.postId, helpful: s.event?.helpful }),
								},
							],
							removes: [
								{ confirm: '删掉以后就找不回来了，确定要删吗？', title: '删除' },
								{ call: 'main.courseDiscussionRemove', with: (s) => ({ postId: s.event }) },
							],
						},
						when: (s) => s.features.problemDiscussion,
						needs: ['questions'],
					},
				],
			},
			on: { shows: [{ set: (s) => ({ side: s.event }) }] },
			when: (s) => s.state.problemId != null,
			needs: ['detail'],
		},
		{
			block: 'custom',
			component: 'course#LessonOutline',
			props: (s) => ({ lesson: s.data.lesson?.lesson ?? null, catalog: s.data.lesson?.catalog, folded: true }),
			when: (s) => s.state.lesson != null && s.state.problemId != null,
			needs: ['lesson'],
		},
		{
			block: 'result',
			status: '404',
			title: '没有说是哪一道题',
			message: '从题库里选一道编程题再来。',
			buttons: [{ label: '去题库', kind: 'primary', actions: [{ open: { route: 'problemIndex', query: { tab: () => 'program' } } }] }],
			when: (s) => s.state.problemId == null,
			needs: [],
		},
	],
	shapes: {
		'judge.getProblemDetail': {
			problem: { problemId: 's', title: 's' },
			tags: [{ id: 'n', name: 's' }],
			languages: ['s'],
			problemCount: { pid: 'n', total: 'n', ac: 'n', mle: 'n', tle: 'n', re: 'n', pe: 'n', ce: 'n', wa: 'n', se: 'n', pa: 'n' },
			codeTemplate: {},
		},
		'judge.getSubmissionList': { records: [{ submitId: 'n', submitTime: 's', status: 'n', language: 's' }], total: 'n' },
		'main.courseAggregate': {
			catalog: [
				{
					id: 's',
					courseId: 's',
					kind: 's',
					order: 'n',
					number: 's',
					title: 's',
					childCount: 'n',
					trial: 'b',
					locked: 'b',
					done: 'n',
					total: 'n',
					state: 's',
					percent: 'n',
					children: ['*'],
				},
			],
			'lesson?': {
				courseId: 's',
				lessonId: 's',
				number: 's',
				title: 's',
				lessonType: 's',
				locked: 'b',
				courseTitle: 's',
				chapterTitle: 's',
				'previous?': { courseId: 's', lessonId: 's', number: 's', title: 's', lessonType: 's', locked: 'b' },
				'next?': { courseId: 's', lessonId: 's', number: 's', title: 's', lessonType: 's', locked: 'b' },
			},
		},
		'main.problemDiscussionList': [
			{
				id: 's',
				text: 's',
				author: 's',
				teacher: 'b',
				mine: 'b',
				at: 's',
				state: 's',
				helpfulCount: 'n',
				helpful: 'b',
				answers: [
					{ id: 's', text: 's', author: 's', teacher: 'b', mine: 'b', at: 's', state: 's', helpfulCount: 'n', helpful: 'b' },
				],
			},
		],
		'main.problemHelp': { hintCount: 'n', hints: ['s'], 'solution?': { idea: 's' } },
	},
};
