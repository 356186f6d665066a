// Generated from manifests/pages/profile.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'profile',
	title: '编辑资料',
	layout: 'main',
	state: {},
	data: { me: { operation: 'main.studentInfo', requires: [], needs: [] } },
	view: [
		{ block: 'text', text: '个人资料', look: 'title', needs: [] },
		{ block: 'image', url: (s) => s.data.me?.studentDTO?.headImg, alt: '我的头像', width: 96, ratio: '1/1', needs: ['me'] },
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.me?.studentDTO },
					label: '个人资料',
					items: [
						{ label: '姓名', value: (s) => s.record?.studentName },
						{ label: '昵称', value: (s) => s.record?.nickname },
						{ label: '账号', value: (s) => s.record?.account },
						{ label: '性别', value: (s, p) => p.dictLabel(s.record?.gender, 'user_gender') },
						{ label: '年级', value: (s, p) => p.dictLabel(s.record?.grade, 'grade') },
						{ label: '学校', value: (s) => s.record?.school },
						{ label: '班级', value: (s) => s.record?.className },
						{ label: '手机', value: (s) => s.record?.phoneMasked },
						{ label: '加入时间', value: (s, p) => p.date(s.record?.joinedAt) },
					],
					needs: ['me'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '最近登录',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.me?.logins },
					label: '最近登录',
					columns: [
						{ title: '时间', value: (s, p) => p.date(s.row?.at, 'YYYY-MM-DD HH:mm') },
						{ title: '地点', value: (s) => s.row?.city },
						{ title: '设备', value: (s) => s.row?.browser + ' · ' + s.row?.os },
						{ title: '结果', value: (s) => s.row?.current ? '当前登录' : s.row?.ok ? '成功' : '失败', look: 'badge' },
					],
					needs: ['me'],
				},
			],
			needs: [],
		},
		{ block: 'buttons', items: [{ label: '修改密码', actions: [{ open: { route: 'changePassword' } }] }], needs: [] },
	],
};
