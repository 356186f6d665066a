// Generated from menus.yaml by `npm run codegen`; do not edit.
import type { MenuItem } from '#src/routing/route-record.ts';

export const menus: Readonly<Record<string, readonly MenuItem[]>> = {
	sidebar: [
		{ route: 'index' },
		{ title: '学习', icon: 'book', items: [{ route: 'courseIndex' }, { route: 'videoIndex' }] },
		{ title: '练习', icon: 'exam', items: [{ route: 'examPrepHubIndex' }, { route: 'problem' }] },
		{ title: '挑战', icon: 'trophy', items: [{ route: 'challengeArenaIndex' }, { route: 'honorsGalleryIndex' }] },
		{ route: 'noticeIndex' },
		{ route: 'ucenter' },
		{ title: '系统管理', icon: 'settings', items: [{ route: 'menuStudio' }, { route: 'accessMatrix' }] },
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
		{ route: 'challengeArenaIndex', note: '报名比赛，展示作品' },
		{ route: 'honorsGalleryIndex', note: '看看你赢得的荣誉' },
	],
};
