// Generated from manifests/pages/home.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'home',
	title: '首页',
	layout: 'main',
	state: {},
	data: { home: { operation: 'main.courseAggregate', with: () => ({ scope: 'home' }), requires: [], needs: [] } },
	view: [
		{
			block: 'custom',
			component: 'features/greeting#Greeting',
			props: (s) => ({ name: s.session.user.name }),
			needs: [],
		},
		{
			block: 'grid',
			columns: 4,
			minWidth: 150,
			blocks: [
				{
					block: 'stat',
					label: '今天学习',
					value: (s, p) => p.duration(s.data.home?.study?.todaySeconds ?? 0),
					icon: 'clock',
					opens: { route: 'ucenter', query: { tab: () => 'calendar' } },
					needs: ['home'],
				},
				{
					block: 'stat',
					label: '累计学习',
					value: (s, p) => p.duration(s.data.home?.study?.totalSeconds ?? 0),
					icon: 'calendar',
					opens: { route: 'ucenter', query: { tab: () => 'calendar' } },
					needs: ['home'],
				},
				{
					block: 'stat',
					label: '连续学习',
					value: (s) => s.data.home?.study?.streakDays ?? 0,
					unit: '天',
					icon: 'fire',
					opens: { route: 'ucenter', query: { tab: () => 'calendar' } },
					needs: ['home'],
				},
				{
					block: 'stat',
					label: '待交作业',
					value: (s) => s.data.home?.study?.homeworkTodo ?? 0,
					unit: '份',
					icon: 'edit',
					opens: { route: 'ucenter', query: { tab: () => 'homework' } },
					needs: ['home'],
				},
			],
			needs: [],
		},
		{
			block: 'grid',
			columns: 2,
			minWidth: 320,
			blocks: [
				{
					block: 'custom',
					component: 'features/learning#ContinueCard',
					props: (s) => ({ item: s.data.home?.resume }),
					needs: ['home'],
				},
				{
					block: 'custom',
					component: 'features/learning#Carousel',
					props: (s) => ({ banners: s.data.home?.banners }),
					needs: ['home'],
				},
			],
			needs: [],
		},
		{
			block: 'grid',
			columns: 2,
			minWidth: 320,
			blocks: [
				{
					block: 'card',
					title: '待办事项',
					blocks: [
						{
							block: 'custom',
							component: 'features/learning#TodoList',
							props: (s) => ({ items: s.data.home?.todos }),
							needs: ['home'],
						},
					],
					needs: [],
				},
				{
					block: 'card',
					title: '最新通知',
					buttons: [{ label: '全部通知', kind: 'text', actions: [{ open: { route: 'noticeIndex' } }] }],
					blocks: [
						{
							block: 'table',
							source: { rows: (s) => s.data.home?.notices },
							label: '最新通知',
							columns: [
								{
									title: '标题',
									value: (s) => s.row?.title,
									look: 'strong',
									opens: { route: 'noticeDetail', params: (s) => ({ id: s.row?.id }) },
								},
								{ title: '发布', value: (s, p) => p.date(s.row?.publishAt, 'MM-DD') },
							],
							empty: '现在没有新通知，有消息会放在这里',
							needs: ['home'],
						},
					],
					needs: [],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '最近在学',
			buttons: [{ label: '我的课程', kind: 'text', actions: [{ open: { route: 'ucenter' } }] }],
			blocks: [
				{
					block: 'cards',
					source: { rows: (s) => s.data.home?.continues },
					key: (s) => s.row?.lessonId,
					title: (s) => s.row?.courseTitle,
					image: (s) => s.row?.cover,
					subtitle: (s) => `上次学到：${s.row?.lessonTitle ?? ''}`,
					progress: (s) => s.row?.progress,
					footer: (s, p) => `${p.ago(s.row?.at)}`,
					opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.courseId }) },
					label: '最近在学',
					needs: ['home'],
				},
			],
			when: (s, p) => p.count(s.data.home?.continues) > 0,
			needs: ['home'],
		},
		{
			block: 'custom',
			component: 'features/learning#CourseZones',
			props: (s) => ({ zones: s.data.home?.zones }),
			needs: ['home'],
		},
		{ block: 'card', title: '常用入口', blocks: [{ block: 'links', menu: 'home', label: '常用入口', needs: [] }], needs: [] },
	],
};
