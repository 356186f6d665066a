// Generated from manifests/pages/video-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'video-index',
	title: '视频中心',
	layout: 'main',
	state: {
		keyword: { type: 'string', query: true, default: null },
		directory: { type: 'string', query: true, default: null },
		length: { type: 'string', query: true, default: null },
		sort: { type: 'string', query: true, default: null },
	},
	data: {
		tree: { operation: 'main.courseDirectoryTree', requires: [], needs: [] },
		videos: {
			operation: 'main.courseThemeCourses',
			with: (s) => ({ type: 'video', keyword: s.state.keyword, directoryId: s.state.directory, length: s.state.length, sort: s.state.sort }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
		watching: {
			operation: 'main.courseThemeCourses',
			with: () => ({ type: 'video', learnState: 'learning', sort: '-lastStudyAt', pageSize: 4 }),
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: '视频中心', look: 'title', needs: [] },
		{
			block: 'stack',
			gap: 'small',
			blocks: [
				{ block: 'text', text: '继续看', look: 'heading', needs: [] },
				{
					block: 'cards',
					source: { rows: (s) => s.data.watching?.records },
					look: 'poster',
					title: (s) => s.row?.title,
					image: (s) => s.row?.cover,
					subtitle: (s, p) => `${s.row?.teacherNames ?? ''} · ${p.duration(s.row?.seconds)}`,
					progress: (s) => s.row?.progress,
					opens: { route: 'videoDetail', params: (s) => ({ id: s.row?.id }) },
					strip: true,
					label: '继续看',
					needs: ['watching'],
				},
			],
			when: (s, p) => p.count(s.data.watching?.records) > 0 && p.count(s.state.keyword) === 0 && s.state.directory == null && s.state.length == null && s.state.sort == null,
			needs: ['watching'],
		},
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
				{
					block: 'filter-bar',
					label: '筛选视频',
					facets: [
						{ label: '搜索视频', binds: 'keyword', primary: true, kind: 'text', needs: [] },
						{ label: '时长', binds: 'length', dict: 'video_length', primary: true, kind: 'one', needs: [] },
					],
					needs: [],
				},
				{
					block: 'stack',
					direction: 'horizontal',
					align: 'between',
					blocks: [
						{ block: 'text', text: (s) => `共 ${s.data.videos?.total ?? ''} 个`, look: 'muted', needs: ['videos'] },
						{
							block: 'buttons',
							items: [
								{ label: '推荐', kind: 'text', pressed: (s) => s.state.sort == null, actions: [{ set: () => ({ sort: null }) }] },
								{
									label: '最新',
									kind: 'text',
									pressed: (s) => s.state.sort === '-publishedAt',
									actions: [{ set: () => ({ sort: '-publishedAt' }) }],
								},
								{
									label: '最热',
									kind: 'text',
									pressed: (s) => s.state.sort === '-studentCount',
									actions: [{ set: () => ({ sort: '-studentCount' }) }],
								},
							],
							needs: [],
						},
					],
					needs: [],
				},
				{ block: 'text', text: '视频', look: 'unseen-heading', needs: [] },
				{
					block: 'cards',
					source: { rows: (s) => s.data.videos?.records, paged: 'videos' },
					look: 'poster',
					title: (s) => s.row?.title,
					image: (s) => s.row?.cover,
					subtitle: (s, p) => `${s.row?.teacherNames ?? ''} · ${p.duration(s.row?.seconds)} · ${p.number(s.row?.studentCount)} 次播放`,
					badges: [
						{
							text: (s) => `${s.row?.videoState === 'ready' ? '' : s.row?.videoState === 'transcoding' ? '转码中' : s.row?.videoState === 'failed' ? '暂时不能看' : s.row?.videoState === 'forbidden' ? '未开放' : s.row?.videoState === 'removed' ? '已下架' : ''}`,
							tone: (s) => s.row?.videoState === 'transcoding' ? 'info' : s.row?.videoState === 'failed' ? 'warn' : 'mute',
						},
					],
					progress: (s) => s.row?.progress > 0 ? s.row?.progress : null,
					opens: { route: 'videoDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 3,
					label: '视频',
					empty: '没有找到这样的视频，换个词或换个分类试试',
					emptyButtons: [{ label: '看全部视频', actions: [{ set: () => ({ directory: null, keyword: null, length: null }) }] }],
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
		'main.courseThemeCourses': {
			records: [{ id: 's', title: 's', cover: 's', teacherNames: 's', seconds: 'n', studentCount: 'n', progress: 'n' }],
			total: 'n',
		},
	},
};
