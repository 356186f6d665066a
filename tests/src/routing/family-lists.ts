/** Lists written to the documented shapes of each product. */
export const FAMILY_LISTS = {
	'vue-element-admin': [
		{
			path: '/course',
			component: 'Layout',
			redirect: 'noRedirect',
			name: 'Course',
			alwaysShow: true,
			meta: { title: '课程', icon: 'book', roles: ['Admin', 'Editor'] },
			children: [
				{ path: 'index', component: '@/views/course-index', name: 'CourseIndex', meta: { title: '课程中心', affix: true, noCache: true } },
				{ path: 'find', component: 'views/search/index', name: 'Find', hidden: true, meta: { title: '搜索', activeMenu: '/course/index' } },
			],
		},
		{ path: '*', redirect: '/404', hidden: true },
	],
	vben: [
		{ path: '/search', name: 'Search', component: '/search/index', meta: { title: '搜索', order: 2, hideInMenu: true, keepAlive: true } },
		{
			path: '/course',
			name: 'Course',
			component: 'BasicLayout',
			meta: { title: '课程', icon: 'lucide:book', order: 1, authority: ['Admin'] },
			children: [
				{
					path: '/course/index',
					name: 'CourseIndex',
					component: '/course-index/index.vue',
					meta: { title: '课程中心', affixTab: true, hideInTab: false, menuVisibleWithForbidden: true },
				},
			],
		},
		{ path: '/help', name: 'Help', meta: { title: '帮助', link: 'https://help.test', openInNewWindow: true } },
		{ path: '/frame', name: 'Frame', component: 'IFrameView', meta: { title: '看板', iframeSrc: 'https://board.test' } },
		{ path: '/add', name: 'Add', type: 'button', authCode: 'course:add' },
	],
	soybean: [
		{
			name: 'course',
			path: '/course',
			component: 'layout.base',
			meta: { title: 'course', i18nKey: 'route.course', order: 2, icon: 'mdi:book-outline' },
			children: [
				{
					name: 'course_index',
					path: '/course/index',
					component: 'view.course-index',
					meta: { title: '课程中心', keepAlive: true, multiTab: true, fixedIndexInTab: 0 },
				},
				{
					name: 'course_find',
					path: '/course/find',
					component: 'view.search',
					meta: { title: '搜索', hideInMenu: true, activeMenu: 'course_index' },
				},
			],
		},
		{
			name: 'home',
			path: '/home',
			component: 'layout.base$view.home',
			meta: { title: '首页', i18nKey: 'route.home', order: 1, constant: true },
		},
		{ name: 'docs', path: '/docs', component: 'layout.base', meta: { title: '文档', order: 3, href: 'https://docs.test' } },
	],
	'pure-admin': [
		{
			path: '/system',
			meta: { title: '系统', icon: 'ep:setting', rank: 10 },
			children: [
				{ path: '/user-list', name: 'UserList', meta: { title: '用户', roles: ['Admin'], auths: ['user:add'], keepAlive: true } },
				{
					path: '/exam-prep',
					name: 'ExamPrep',
					component: 'exam-prep/index',
					meta: { title: '备考', showLink: false, fixedTag: true, hiddenTag: true },
				},
			],
		},
		{ path: '/home', name: 'Home', meta: { title: '首页', rank: 1, showLink: true } },
		{
			path: '/outer',
			meta: { title: '外链', rank: 20 },
			children: [{ path: '/board', name: 'Board', meta: { title: '看板', frameSrc: 'https://board.test' } }],
		},
	],
	ruoyi: [
		{
			name: 'System',
			path: '/system',
			hidden: false,
			redirect: 'noRedirect',
			component: 'Layout',
			alwaysShow: true,
			meta: { title: '系统管理', icon: 'settings', noCache: false, link: null },
			children: [
				{
					name: 'User',
					path: 'user',
					hidden: false,
					component: 'user-list/index',
					meta: { title: '用户管理', icon: '#', noCache: true, link: null },
				},
				{
					name: 'Log',
					path: 'log',
					hidden: false,
					redirect: 'noRedirect',
					component: 'ParentView',
					meta: { title: '日志', icon: '#', noCache: false, link: null },
					children: [
						{
							name: 'Find',
							path: 'find',
							hidden: true,
							component: 'search',
							meta: { title: '查找', icon: '#', noCache: false, link: null },
						},
					],
				},
			],
		},
		{
			path: '/',
			component: 'Layout',
			hidden: false,
			meta: null,
			children: [{ name: 'Exam', path: 'exam', component: 'exam-prep/index', meta: { title: '备考', noCache: false, link: null } }],
		},
		{
			name: 'Site',
			path: 'https://site.test',
			hidden: false,
			component: 'Layout',
			meta: { title: '官网', icon: '#', link: 'https://site.test' },
		},
		{ name: 'AddUser', path: '', menuType: 'F', perms: 'system:user:add' },
	],
	arco: [
		{
			name: 'course',
			path: '/course',
			meta: { locale: '课程', requiresAuth: true, icon: 'icon-book', order: 1 },
			children: [
				{ name: 'course-index', path: 'list', meta: { locale: '课程中心', requiresAuth: true, roles: ['*'], ignoreCache: true } },
				{
					name: 'search',
					path: 'find',
					meta: { locale: '搜索', requiresAuth: true, roles: ['Admin'], hideInMenu: true, noAffix: true, activeMenu: 'course-index' },
				},
			],
		},
		{ name: 'home', path: '/home', meta: { locale: '首页', requiresAuth: true, order: 0 } },
		{
			key: 'exam-prep',
			name: '备考',
			requiredPermissions: [{ resource: 'system', actions: ['read', 'write'] }],
			oneOfPerm: true,
		},
	],
	'ant-design-pro': [
		{ path: '/user', layout: false, routes: [{ path: '/user/login', name: 'login', component: './User/Login' }] },
		{ path: '/welcome', name: '首页', icon: 'home', component: './home' },
		{
			path: '/admin',
			name: '管理',
			icon: 'SettingOutlined',
			access: 'admin',
			routes: [
				{ path: '/admin', redirect: '/admin/users' },
				{ path: '/admin/users', name: '用户', component: './UserList', hideInMenu: true },
			],
		},
	],
} as const;
