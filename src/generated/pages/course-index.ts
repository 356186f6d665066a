// Generated from manifests/pages/course-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'course-index',
	title: '课程中心',
	layout: 'main',
	state: {
		directory: { type: 'string', query: true, default: null },
		kind: { type: 'string', query: true, default: null },
		difficulty: { type: 'integer', query: true, default: null },
		progress: { type: 'string', query: true, default: null },
		keyword: { type: 'string', query: true, default: null },
	},
	data: {
		tree: { operation: 'main.courseDirectoryTree', requires: [], needs: [] },
		courses: {
			operation: 'main.courseThemeCourses',
			with: (s) => ({ directoryId: s.state.directory, kind: s.state.kind, difficulty: s.state.difficulty, learnState: s.state.progress, keyword: s.state.keyword }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{
			block: 'stack',
			direction: 'horizontal',
			align: 'between',
			blocks: [
				{ block: 'text', text: '课程中心', look: 'title', needs: [] },
				{
					block: 'buttons',
					items: [
						{ label: '课程分类', icon: 'grid', kind: 'text', actions: [{ open: { route: 'courseCatalogue' } }] },
						{ label: '我有激活码', actions: [{ show: 'activate' }], guard: 'learner' },
					],
					needs: [],
				},
			],
			needs: [],
		},
		{
			block: 'split',
			side: [
				{
					block: 'tree',
					source: { rows: (s) => s.data.tree },
					label: (s) => s.row?.title,
					note: (s) => s.row?.courseCount,
					selects: 'directory',
					title: '课程目录',
					empty: '还没有目录',
					needs: ['tree'],
				},
			],
			main: [
				{
					block: 'filter-bar',
					label: '筛选课程',
					facets: [
						{ label: '搜索课程', binds: 'keyword', primary: true, kind: 'text', needs: [] },
						{ label: '类型', binds: 'kind', dict: 'course_kind', primary: true, kind: 'one', needs: [] },
						{ label: '难度', binds: 'difficulty', dict: 'difficulty', kind: 'one', needs: [] },
						{ label: '学习状态', binds: 'progress', dict: 'learn_state', kind: 'one', needs: [] },
					],
					results: (s) => s.data.courses?.total,
					needs: ['courses'],
				},
				{ block: 'text', text: '课程', look: 'unseen-heading', needs: [] },
				{
					block: 'cards',
					source: { rows: (s) => s.data.courses?.records, paged: 'courses' },
					title: (s) => s.row?.title,
					image: (s) => s.row?.cover,
					subtitle: (s) => `${s.row?.teacherNames ?? ''} · ${s.row?.lessonCount ?? ''} 课时`,
					badges: [
						(s, p) => p.dictLabel(s.row?.kind, 'course_kind'),
						(s, p) => p.dictLabel(s.row?.difficulty, 'difficulty'),
						(s, p) => p.dictLabel(s.row?.learnState, 'learn_state'),
					],
					progress: (s) => s.row?.progress,
					footer: (s) => `${s.row?.lockText ?? ''}`,
					opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 3,
					label: '课程',
					empty: '没有符合条件的课程，换个条件试试',
					emptyButtons: [
						{
							label: '看全部课程',
							actions: [{ set: () => ({ directory: null, kind: null, difficulty: null, progress: null, keyword: null }) }],
						},
					],
					needs: ['courses'],
				},
			],
			label: (s) => `课程目录${s.state.directory == null ? '' : '（已选）'}`,
			folds: true,
			needs: [],
		},
	],
	dialogs: {
		activate: {
			title: '用激活码加入课程',
			look: 'dialog',
			blocks: ['form', 'text'],
			data: {},
			view: [
				{ block: 'text', text: '激活码在课程卡片或老师发的消息里，每个码只能用一次。', look: 'muted', needs: [] },
				{
					block: 'form',
					refusals: { at: ['errors'], name: 'field', message: 'message' },
					submits: 'main.courseOnlineActivate',
					label: '用激活码加入课程',
					fields: [
						{
							field: 'code',
							label: '激活码',
							placeholder: '例如 ROBOT-C04',
							rules: { type: 'string', required: false, maxLength: 32, as: 'code' },
						},
					],
					submit: '激活',
					then: [
						{ close: true },
						{ message: (s) => `已加入《${s.result?.courseTitle ?? ''}》` },
						{ open: { route: 'courseDetail', params: (s) => ({ id: s.result?.courseId }) } },
					],
					needs: [],
				},
			],
		},
	},
	shapes: {
		'main.courseDirectoryTree': [{ title: 's', courseCount: 'n', children: ['*'] }],
		'main.courseOnlineActivate': { courseId: 's', courseTitle: 's' },
		'main.courseThemeCourses': {
			records: [
				{
					id: 's',
					title: 's',
					cover: 's',
					kind: 's',
					difficulty: 'n',
					teacherNames: 's',
					lessonCount: 'n',
					learnState: 's',
					progress: 'n',
				},
			],
			total: 'n',
		},
	},
};
