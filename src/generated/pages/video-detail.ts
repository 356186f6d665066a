// Generated from manifests/pages/video-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'video-detail',
	title: (s) => `${s.data.video?.title ?? ''}`,
	layout: 'main',
	state: { homework: { type: 'string', query: true, default: null }, at: { type: 'integer', query: true, default: null } },
	data: {
		video: {
			operation: 'main.courseVideoPlayUrl',
			with: (s) => ({ videoId: s.route.params.id }),
			requires: ['videoId'],
			needs: [],
			essential: true,
		},
		notes: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'lesson', lessonId: s.route.params.id }),
			requires: [],
			needs: [],
		},
		task: {
			operation: 'main.homeworkAggregate',
			with: (s) => ({ homeworkId: s.state.homework }),
			when: (s) => s.state.homework != null,
			requires: [],
			needs: [],
		},
		handedIn: {
			operation: 'main.homeworkHistoryAggregate',
			with: (s) => ({ homeworkId: s.state.homework }),
			when: (s) => s.state.homework != null,
			requires: [],
			needs: [],
		},
	},
	view: [
		{
			block: 'page-banner',
			title: (s) => `${s.data.video?.title ?? ''}`,
			note: (s, p) => `${s.data.video?.teacherName ?? ''} · ${p.duration(s.data.video?.seconds)}`,
			needs: ['video'],
		},
		{
			block: 'custom',
			component: 'features/player#VideoPlayer',
			props: (s) => ({ video: s.data.video, at: s.state.at }),
			blocks: [
				{
					block: 'custom',
					component: 'features/notes#NoteDesk',
					props: (s) => ({ lesson: s.route.params.id, notes: s.data.notes?.notes }),
					needs: ['notes'],
				},
			],
			needs: ['video'],
		},
		{
			block: 'card',
			title: '视频作业',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.video?.homework },
					label: '视频作业',
					columns: [
						{
							title: '作业',
							value: (s) => s.row?.title,
							look: 'strong',
							opens: { route: 'videoDetail', params: (s) => ({ id: s.route.params.id }), query: { homework: (s) => s.row?.id } },
						},
						{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'homework_state'), look: 'badge' },
						{ title: '截止', value: (s, p) => p.date(s.row?.dueAt, 'MM-DD HH:mm') },
					],
					when: (s) => s.state.homework == null,
					needs: ['video'],
				},
				{
					block: 'buttons',
					items: [{ label: '视频的作业', icon: 'arrow-left', kind: 'text', actions: [{ set: () => ({ homework: null }) }] }],
					when: (s) => s.state.homework != null,
					needs: [],
				},
				{
					block: 'custom',
					component: 'features/homework#HomeworkDesk',
					props: (s) => ({ found: s.data.task, history: s.data.handedIn }),
					when: (s) => s.state.homework != null,
					needs: ['handedIn', 'task'],
				},
			],
			when: (s, p) => p.count(s.data.video?.homework) > 0,
			needs: ['video'],
		},
		{
			block: 'card',
			title: '关于这个视频',
			buttons: [
				{
					label: '去这门课',
					icon: 'course',
					kind: 'text',
					actions: [{ open: { route: 'courseDetail', params: (s) => ({ id: s.data.video?.courseId ?? '' }) } }],
					when: (s) => s.data.video?.courseId != null,
				},
			],
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.video },
					label: '视频信息',
					columns: 4,
					items: [
						{ label: '简介', value: (s) => s.record?.intro, when: (s) => s.record?.intro !== '' },
						{ label: '老师', value: (s) => s.record?.teacherName },
						{ label: '课程', value: (s) => s.record?.courseTitle ?? '', when: (s) => s.record?.courseTitle != null },
						{ label: '播放次数', value: (s, p) => p.number(s.record?.views) },
						{ label: '发布时间', value: (s, p) => p.date(s.record?.publishedAt, 'YYYY-MM-DD') },
					],
					needs: ['video'],
				},
			],
			needs: ['video'],
		},
		{
			block: 'card',
			title: '接下来看',
			blocks: [
				{
					block: 'cards',
					source: { rows: (s) => s.data.video?.playlist },
					title: (s) => s.row?.title,
					image: (s) => s.row?.cover,
					subtitle: (s, p) => `${p.duration(s.row?.seconds)}`,
					progress: (s) => s.row?.percent,
					opens: { route: 'videoDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 4,
					label: '接下来看',
					needs: ['video'],
				},
			],
			when: (s, p) => p.count(s.data.video?.playlist) > 0,
			needs: ['video'],
		},
	],
};
