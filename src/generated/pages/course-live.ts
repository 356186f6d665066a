// Generated from manifests/pages/course-live.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'course-live',
	title: (s) => `${s.data.lesson?.live?.title ?? '直播课'}`,
	layout: 'main',
	state: {},
	data: {
		lesson: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'lesson', lessonId: s.route.params.id }),
			requires: [],
			needs: [],
			essential: true,
		},
	},
	view: [
		{
			block: 'page-banner',
			title: (s) => `${s.data.lesson?.live?.title ?? '直播课'}`,
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
			needs: ['lesson'],
		},
		{
			block: 'result',
			status: '404',
			title: '没有找到这节直播课',
			message: '它可能换了时间，或者已经取消。到课程里看看别的课吧。',
			buttons: [{ label: '去课程中心', kind: 'primary', actions: [{ open: { route: 'courseIndex' } }] }],
			when: (s) => s.data.lesson?.live == null,
			needs: ['lesson'],
		},
		{
			block: 'custom',
			component: 'course#LessonFrame',
			blocks: [
				{
					block: 'card',
					title: '直播安排',
					blocks: [
						{
							block: 'detail',
							source: { record: (s) => s.data.lesson?.live },
							label: '直播安排',
							columns: 3,
							items: [
								{ label: '时间', value: (s, p) => p.span(s.record?.startAt, s.record?.endAt, 'place'), look: 'strong' },
								{ label: '老师', value: (s) => s.record?.teacherName },
								{
									label: '状态',
									value: (s) => s.record?.state === 'coming' ? '还没有开始' : s.record?.state === 'live' ? '正在直播' : '已经结束',
								},
							],
							needs: ['lesson'],
						},
						{
							block: 'countdown',
							until: (s) => s.data.lesson?.live?.startAt,
							label: '距离开始',
							urgent: 10,
							ended: '直播开始了',
							actions: [{ refresh: ['lesson'] }],
							when: (s) => s.data.lesson?.live?.state === 'coming',
							needs: ['lesson'],
						},
						{
							block: 'notice',
							text: (s) => `${s.data.lesson?.lesson?.lockText ?? ''}`,
							tone: () => 'warn',
							icon: 'lock',
							needs: ['lesson'],
						},
						{
							block: 'text',
							text: '直播间还没有打开，请稍等一会儿再刷新。',
							look: 'muted',
							when: (s) => (s.data.lesson?.lesson?.lockText ?? '') === '' && s.data.lesson?.live?.state === 'live' && s.data.lesson?.live?.joinUrl == null,
							needs: ['lesson'],
						},
						{
							block: 'text',
							text: '回放还在准备，老师传好以后就能在这里看。',
							look: 'muted',
							when: (s) => (s.data.lesson?.lesson?.lockText ?? '') === '' && s.data.lesson?.live?.state === 'over' && s.data.lesson?.live?.replayId == null,
							needs: ['lesson'],
						},
						{
							block: 'buttons',
							items: [
								{
									label: '进入直播',
									icon: 'video',
									kind: 'primary',
									opens: { url: (s) => s.data.lesson?.live?.joinUrl, newTab: true },
									when: (s) => s.data.lesson?.live?.joinUrl != null,
								},
								{
									label: '刷新',
									icon: 'refresh',
									actions: [{ refresh: ['lesson'] }],
									when: (s) => (s.data.lesson?.lesson?.lockText ?? '') === '' && s.data.lesson?.live?.state === 'live' && s.data.lesson?.live?.joinUrl == null,
								},
								{
									label: '看回放',
									icon: 'play',
									kind: 'primary',
									opens: { route: 'videoDetail', params: (s) => ({ id: s.data.lesson?.live?.replayId }) },
									when: (s) => s.data.lesson?.live?.replayId != null,
								},
							],
							needs: ['lesson'],
						},
						{ block: 'text', text: '在直播间听课，或者看完回放，这一课就算学完。', look: 'muted', needs: [] },
					],
					needs: [],
				},
				{
					block: 'custom',
					component: 'course#LessonOutline',
					props: (s) => ({ lesson: s.data.lesson?.lesson ?? null, catalog: s.data.lesson?.catalog }),
					needs: ['lesson'],
				},
			],
			when: (s) => s.data.lesson?.live != null,
			needs: ['lesson'],
		},
	],
	shapes: {
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
			'live?': { title: 's', startAt: 's', endAt: 's', state: 's', teacherName: 's' },
		},
	},
};
