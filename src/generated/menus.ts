// Generated from menus.yaml by `npm run codegen`; do not edit.
import type { MenuItem } from '#src/routing/route-record.ts';

export const menus: Readonly<Record<string, readonly MenuItem[]>> = {
	sidebar: [
		{ route: 'index' },
		{ title: '学习', icon: 'book', items: [{ route: 'courseIndex' }, { route: 'videoIndex' }] },
		{ title: '练习', icon: 'exam', items: [{ route: 'examPrepHubIndex' }, { route: 'problem' }, { route: 'robotField' }] },
		{ title: '挑战', icon: 'trophy', items: [{ route: 'challengeArenaIndex' }, { route: 'honorsGalleryIndex' }] },
		{ route: 'noticeIndex' },
		{ route: 'ucenter' },
		{ title: '系统管理', icon: 'settings', items: [{ route: 'menuStudio' }, { route: 'accessMatrix' }, { route: 'worlds' }] },
	],
	header: [{ route: 'noticeIndex' }],
	user: [
		{ route: 'ucenter' },
		{ route: 'changePassword' },
		{ command: 'logout', title: '退出登录', icon: 'logout' },
		{ command: 'forget', title: '公用电脑：退出并清除', icon: 'trash', feature: 'publicComputer' },
	],
	home: [
		{ route: 'courseIndex', note: '跟着课程一步步学' },
		{ route: 'videoIndex', note: '看视频，边看边动手' },
		{ route: 'examPrepHubIndex', note: '模拟试卷与等级考试' },
		{ route: 'problem', note: '写代码，提交就判题' },
		{ route: 'robotField', note: '写程序，让机器人跑起来' },
		{ route: 'challengeArenaIndex', note: '报名比赛，展示作品' },
		{ route: 'honorsGalleryIndex', note: '看看你赢得的荣誉' },
	],
	search: [
		{
			title: '个人中心',
			icon: 'user',
			items: [
				{ route: 'ucenter', query: { tab: 'timetable' }, title: '课表', icon: 'calendar' },
				{ route: 'ucenter', query: { tab: 'homework' }, title: '我的作业', icon: 'edit' },
				{ route: 'ucenter', query: { tab: 'calendar' }, title: '学习记录', icon: 'clock' },
				{ route: 'ucenter', query: { tab: 'wrong' }, title: '错题本', icon: 'warning' },
				{ route: 'ucenter', query: { tab: 'notes' }, title: '笔记', icon: 'edit' },
				{ route: 'ucenter', query: { tab: 'contests' }, title: '我的报名', icon: 'trophy', feature: 'competitions' },
				{ route: 'ucenter', query: { mine: 'favourite' }, title: '收藏的课程', icon: 'star' },
			],
		},
		{
			title: '题库编程',
			icon: 'code',
			items: [{ route: 'problemIndex', query: { tab: 'stats' }, title: '做题统计', icon: 'chart' }],
		},
	],
};
