// Generated from manifests/pages/video-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'video-detail',
	title: (s) => `${s.data.video?.title ?? ''}`,
	layout: 'main',
	state: {},
	data: {
		video: {
			operation: 'main.courseVideoPlayUrl',
			with: (s) => ({ videoId: s.route.params.id }),
			requires: ['videoId'],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: (s) => `${s.data.video?.title ?? ''}`, look: 'title', needs: ['video'] },
		{
			block: 'split',
			side: [
				{ block: 'image', url: (s) => s.data.video?.cover, alt: '', ratio: '16/9', needs: ['video'] },
				{
					block: 'detail',
					source: { record: (s) => s.data.video },
					label: '视频信息',
					columns: 1,
					items: [
						{ label: '老师', value: (s) => s.record?.teacherName },
						{ label: '时长', value: (s, p) => p.duration(s.record?.seconds) },
						{ label: '状态', value: (s) => s.record?.state === 'ready' ? '可以播放' : s.record?.stateText ?? '暂时不能播放' },
						{ label: '已看', value: (s) => s.record?.record?.percent ?? 0, look: 'progress' },
						{ label: '播放次数', value: (s, p) => p.number(s.record?.views) },
					],
					needs: ['video'],
				},
			],
			main: [
				{
					block: 'card',
					title: '播放地址',
					blocks: [
						{
							block: 'table',
							source: { rows: (s) => s.data.video?.sources },
							key: (s) => s.row?.quality,
							label: '播放地址',
							columns: [
								{ title: '清晰度', value: (s) => s.row?.label, look: 'strong', opens: { url: (s) => s.row?.url, newTab: true } },
								{ title: '格式', value: (s) => s.row?.mime },
							],
							empty: '这个视频暂时不能播放',
							needs: ['video'],
						},
					],
					needs: [],
				},
				{
					block: 'card',
					title: '字幕稿',
					blocks: [
						{
							block: 'table',
							source: { rows: (s) => s.data.video?.transcript },
							key: (s) => s.row?.t,
							label: '字幕稿',
							columns: [{ title: '时间', value: (s, p) => p.duration(s.row?.t), width: 120 }, { title: '内容', value: (s) => s.row?.text }],
							empty: '这个视频没有字幕稿',
							needs: ['video'],
						},
					],
					needs: [],
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
								{ title: '作业', value: (s) => s.row?.title, look: 'strong' },
								{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'homework_state'), look: 'badge' },
								{ title: '截止', value: (s, p) => p.date(s.row?.dueAt, 'MM-DD HH:mm') },
							],
							empty: '这个视频没有作业',
							needs: ['video'],
						},
					],
					needs: [],
				},
			],
			label: '视频信息',
			needs: [],
		},
	],
};
