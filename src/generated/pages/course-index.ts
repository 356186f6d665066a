// Generated from manifests/pages/course-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'course-index',
	title: '课程中心',
	layout: 'main',
	state: { directory: { type: 'string', query: true, default: null }, keyword: { type: 'string', query: true, default: null } },
	data: {
		tree: { operation: 'main.courseDirectoryTree', requires: [], needs: [] },
		courses: {
			operation: 'main.courseThemeCourses',
			with: (s) => ({ directoryId: s.state.directory, keyword: s.state.keyword }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{ block: 'text', text: '课程中心', look: 'title', needs: [] },
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
				{ block: 'search-box', binds: 'keyword', placeholder: '搜索课程', needs: [] },
				{ block: 'text', text: (s) => `共 ${s.data.courses?.total ?? ''} 门`, look: 'muted', needs: ['courses'] },
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
					opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 3,
					label: '课程',
					empty: '该目录下还没有课程',
					needs: ['courses'],
				},
			],
			label: '课程目录',
			needs: [],
		},
	],
};
