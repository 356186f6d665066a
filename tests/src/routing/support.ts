import type { RouteRecord } from '#src/routing/route-record.ts';

export const tree: readonly RouteRecord[] = [
	{ path: '/login', name: 'login', component: 'login', meta: { title: '登录', hidden: true } },
	{ path: '/404', name: 'notFound', component: 'not-found', meta: { title: '页面不存在', hidden: true } },
	{
		path: '/',
		name: 'home',
		component: 'Layout',
		redirect: '/index',
		meta: { title: '首页' },
		children: [{ path: 'index', name: 'index', component: 'home', meta: { title: '首页', icon: 'home' } }],
	},
	{
		path: '/courseIndex',
		name: 'courses',
		component: 'Layout',
		meta: { title: '课程中心', icon: 'book' },
		children: [
			{ path: '/courseIndex', name: 'courseIndex', component: 'course-index', meta: { title: '全部课程' } },
			{
				path: '/courseDetail/:id',
				name: 'courseDetail',
				component: 'course-detail',
				meta: { title: '课程详情', hidden: true, activeMenu: '/courseIndex' },
			},
		],
	},
	{
		path: '/problem',
		name: 'problem',
		component: 'Layout',
		meta: { title: '题库编程', icon: 'code' },
		children: [{ path: 'index', name: 'problemIndex', component: 'problem-index', meta: { title: '题库编程', hidden: true } }],
	},
	{
		path: '/studio',
		name: 'administration',
		component: 'Layout',
		meta: { title: '管理', guard: ['Admin'] },
		children: [{ path: 'menus', name: 'studio', component: 'menu-studio', meta: { title: '菜单', guard: ['write'] } }],
	},
];
