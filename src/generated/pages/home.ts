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
					room: 299,
					needs: ['home'],
				},
				{
					block: 'custom',
					component: 'features/learning#Carousel',
					props: (s) => ({ banners: s.data.home?.banners }),
					room: 299,
					needs: ['home'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '本周目标',
			buttons: [{ label: '改目标', icon: 'edit', kind: 'text', actions: [{ show: 'goal' }] }],
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.home?.study },
					label: '本周目标',
					columns: 3,
					items: [
						{ label: '本周已学', value: (s, p) => p.duration(s.record?.weekSeconds), look: 'strong' },
						{ label: '目标', value: (s, p) => p.duration(s.record?.weekGoalSeconds) },
						{
							label: '完成',
							value: (s) => s.record?.weekSeconds >= s.record?.weekGoalSeconds ? 100 : s.record?.weekSeconds / s.record?.weekGoalSeconds * 100,
							look: 'progress',
						},
					],
					room: 41,
					needs: ['home'],
				},
				{
					block: 'text',
					text: (s) => `这周的目标达成了，真棒！已经连续学习 ${s.data.home?.study?.streakDays ?? 0} 天。`,
					look: 'strong',
					when: (s) => (s.data.home?.study?.weekSeconds ?? 0) >= (s.data.home?.study?.weekGoalSeconds ?? 1),
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
	dialogs: {
		goal: {
			title: '每周目标',
			look: 'dialog',
			blocks: ['form', 'text'],
			data: {},
			view: [
				{ block: 'text', text: '定一个每周都够得着的目标，慢慢加。', look: 'muted', needs: [] },
				{
					block: 'form',
					refusals: { at: ['errors'], name: 'field', message: 'message' },
					submits: 'main.register',
					with: () => ({ step: 'goal' }),
					label: '每周目标',
					fields: [
						{
							field: 'weekGoalMinutes',
							label: '每周学习（分钟）',
							required: true,
							default: (s) => (s.data.home?.study?.weekGoalSeconds ?? 7200) / 60,
							rules: { type: 'integer', required: true, minimum: 10, maximum: 3000, message: '目标是 10 到 3000 分钟' },
						},
					],
					submit: '保存',
					then: [{ close: true }, { message: '目标改好了，一起加油' }],
					needs: ['home'],
				},
			],
		},
	},
};
