// Generated from manifests/pages/video-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'video-index',
	title: '视频中心',
	layout: 'main',
	state: { keyword: { type: 'string', query: true, default: null }, directory: { type: 'string', query: true, default: null } },
	data: {
		tree: { operation: 'main.courseDirectoryTree', requires: [], needs: [] },
		videos: {
			operation: 'main.courseThemeCourses',
			with: (s) => ({ type: 'video', keyword: s.state.keyword, directoryId: s.state.directory }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{ block: 'text', text: '视频中心', look: 'title', needs: [] },
		{
			block: 'split',
			side: [
				{
					block: 'tree',
					source: { rows: (s) => s.data.tree },
					label: (s) => s.row?.title,
					selects: 'directory',
					title: '视频分类',
					needs: ['tree'],
				},
			],
			main: [
				{ block: 'search-box', binds: 'keyword', placeholder: '搜索视频', needs: [] },
				{ block: 'text', text: '视频', look: 'unseen-heading', needs: [] },
				{
					block: 'cards',
					source: { rows: (s) => s.data.videos?.records, paged: 'videos' },
					title: (s) => s.row?.title,
					image: (s) => s.row?.cover,
					subtitle: (s, p) => `${s.row?.teacherNames ?? ''} · ${p.duration(s.row?.seconds)}`,
					progress: (s) => s.row?.progress,
					opens: { route: 'videoDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 3,
					label: '视频',
					empty: '没有找到这样的视频，换个词或换个分类试试',
					emptyButtons: [{ label: '看全部视频', actions: [{ set: () => ({ directory: null, keyword: null }) }] }],
					needs: ['videos'],
				},
			],
			label: (s) => `视频分类${s.state.directory == null ? '' : '（已选）'}`,
			folds: true,
			needs: [],
		},
	],
	shapes: {
		'main.courseDirectoryTree': [{ title: 's', children: ['*'] }],
		'main.courseThemeCourses': { records: [{ id: 's', title: 's', cover: 's', teacherNames: 's', seconds: 'n', progress: 'n' }], total: 'n' },
	},
};
