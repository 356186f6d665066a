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
	'vue-element-admin, eladmin': [
		{
			...{ name: '系统管理', path: '/system', hidden: false, redirect: 'noredirect', component: 'Layout', alwaysShow: true },
			meta: { title: '系统管理', icon: 'system', noCache: true },
			children: [
				{
					...{ name: 'User', path: 'user', hidden: false, component: 'user-list/index' },
					meta: { title: '用户管理', icon: 'peoples', noCache: true },
				},
			],
		},
	],
	'vue-element-admin, RuoYi': [
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
					query: '{"sort":"age"}',
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
	],
	yudao: [
		{
			...{ id: 1, parentId: 0, name: '教学', path: '/teaching', component: null, componentName: null, icon: 'ep:book' },
			...{ visible: true, keepAlive: true, alwaysShow: true },
			children: [
				{
					...{ id: 2, parentId: 1, name: '课程', path: 'course', component: 'course-index/index', componentName: 'CourseIndex' },
					...{ icon: '', visible: true, keepAlive: false, alwaysShow: true, children: null },
				},
				{
					...{ id: 3, parentId: 1, name: '查找', path: 'find', component: 'search/index', componentName: 'Find', icon: 'ep:search' },
					...{ visible: false, keepAlive: true, alwaysShow: true, children: null },
				},
			],
		},
	],
	'vben-2': [
		{
			...{ path: '/course', name: 'Course', component: 'LAYOUT', redirect: '/course/index' },
			meta: { title: '课程', icon: 'ion:book-outline', orderNo: 20, hideChildrenInMenu: true },
			children: [
				{
					...{ path: 'index', name: 'CourseIndex', component: '/course-index/index' },
					meta: { title: '课程中心', affix: true, ignoreKeepAlive: true, carryParam: true },
				},
				{
					...{ path: 'find', name: 'Find', component: '/search/index' },
					meta: { title: '搜索', hideMenu: true, currentActiveMenu: '/course/index', roles: ['Admin'] },
				},
			],
		},
		{ path: '/home', name: 'Home', component: '/home/index', meta: { title: '首页', orderNo: 10, hideBreadcrumb: true } },
	],
	pig: [
		{
			...{ id: '1000', name: '教学', parentId: '-1', weight: 9, path: '/teaching', menuType: '0', permission: null, sortOrder: 9 },
			meta: { title: '教学', enName: null, icon: 'iconfont icon-jiaoxue', isLink: '', isHide: false, isKeepAlive: false, isAffix: false },
			children: [
				{
					...{ id: '1100', name: '课程', parentId: '1000', weight: 2, path: '/course-index/index', menuType: '0', sortOrder: 2 },
					meta: {
						title: '课程',
						enName: 'courses',
						icon: 'book',
						isLink: '',
						isHide: false,
						isKeepAlive: true,
						isAffix: true,
						isIframe: false,
					},
				},
				{
					...{ id: '1200', name: '查找', parentId: '1000', weight: 1, path: '/search/index', menuType: '0', sortOrder: 1 },
					meta: { title: '查找', icon: 'search', isLink: '', isHide: true, isKeepAlive: false, isAffix: false, isIframe: false },
				},
				{ id: '1101', name: '新增', parentId: '1000', weight: 3, path: null, menuType: '1', permission: 'course_add', sortOrder: 3 },
			],
		},
		{
			...{ id: '2000', name: '文档', parentId: '-1', weight: 8, path: 'https://docs.test', menuType: '0', sortOrder: 8 },
			meta: { title: '文档', icon: 'file', isLink: 'https://docs.test', isHide: false, isKeepAlive: false, isAffix: false, isIframe: true },
		},
	],
	jeecg: [
		{
			...{ id: 'a1', name: 'teaching', path: '/teaching', component: 'layouts/RouteView', route: '1', redirect: null },
			meta: { keepAlive: false, internalOrExternal: false, icon: 'ant-design:book-outlined', componentName: 'RouteView', title: '教学' },
			children: [
				{
					...{ id: 'a2', name: 'teaching-course', path: '/teaching/course', component: 'course-index/index', route: '1' },
					meta: { keepAlive: true, internalOrExternal: false, componentName: 'index', title: '课程', permissionList: ['add'] },
				},
				{
					...{ id: 'a3', name: 'teaching-find', path: '/teaching/find', component: 'search/index', route: '1', hidden: true },
					meta: { keepAlive: false, internalOrExternal: false, componentName: 'index', title: '查找', hideTab: true },
				},
			],
		},
		{
			...{ id: 'a4', name: 'board', path: '/board', component: 'layouts/IframePageView', route: '1' },
			meta: { keepAlive: false, internalOrExternal: true, icon: 'star', title: '看板', url: 'https://board.test' },
		},
	],
	geeker: [
		{
			...{ path: '/home/index', name: 'home', component: '/home/index' },
			meta: { icon: 'HomeFilled', title: '首页', isLink: '', isHide: false, isFull: false, isAffix: true, isKeepAlive: true },
		},
		{
			...{ path: '/course', name: 'course', redirect: '/course/list' },
			meta: { icon: 'Reading', title: '课程', isLink: '', isHide: false, isFull: false, isAffix: false, isKeepAlive: true },
			children: [
				{
					...{ path: '/course/list', name: 'courseList', component: '/course-index/index' },
					meta: { icon: 'Menu', title: '课程中心', isLink: '', isHide: false, isFull: true, isAffix: false, isKeepAlive: true },
				},
				{
					...{ path: '/course/find', name: 'courseFind', component: '/search/index' },
					meta: { icon: 'Menu', title: '查找', activeMenu: '/course/list', isLink: '', isHide: true, isFull: false, isAffix: false },
				},
			],
		},
		{
			...{ path: '/site', name: 'site', component: '/link/site/index' },
			meta: { icon: 'Link', title: '官网', isLink: 'https://site.test', isHide: false, isFull: false, isAffix: false, isKeepAlive: true },
		},
	],
	'art-design-pro': [
		{
			...{ id: 1, name: 'Course', path: '/course', component: '/index/index' },
			meta: { title: '课程', icon: '&#xe721;', roles: ['Admin', 'Editor'] },
			children: [
				{
					...{ id: 11, name: 'CourseIndex', path: 'index', component: '/course-index' },
					meta: {
						...{ title: '课程中心', keepAlive: true, fixedTab: true, showBadge: true, showTextBadge: '新' },
						authList: [{ title: '新增', authMark: 'add' }],
					},
				},
				{
					...{ id: 12, name: 'Find', path: 'find', component: '/search' },
					meta: { title: '查找', isHide: true, isHideTab: true, keepAlive: false, activePath: '/course/index', isFullPage: true },
				},
			],
		},
		{ name: 'Docs', path: '', component: '', meta: { title: '文档', keepAlive: false, link: 'https://docs.test', isIframe: false } },
	],
	'naive-ui-admin': [
		{
			...{ path: '/course', name: 'Course', component: 'LAYOUT', redirect: '/course/index' },
			meta: { icon: 'BookOutlined', title: '课程', isRoot: true, sort: 2 },
			children: [
				{
					...{ path: 'index', name: 'CourseIndex', component: '/course-index/index' },
					meta: { title: '课程中心', affix: true, keepAlive: true, permissions: ['read:system'] },
				},
				{ path: 'find', name: 'Find', component: '/search/index', meta: { title: '查找', hidden: true, activeMenu: 'CourseIndex' } },
			],
		},
		{ path: '/board', name: 'Board', component: 'IFRAME', meta: { title: '看板', sort: 1, frameSrc: 'https://board.test' } },
	],
} as const;

/** Lists of products that no table of fields describes. */
export const LEFT_OUT_LISTS = {
	'arco-react': [
		{ key: 'exam-prep', name: '备考', requiredPermissions: [{ resource: 'system', actions: ['read', 'write'] }], oneOfPerm: true },
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
