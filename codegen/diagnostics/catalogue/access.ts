import type { CatalogueSection } from './entry.ts';

export const access = {
	'page-out-of-reach': {
		title: 'A page that no role reaches',
		explanation:
			'No user passes the guards of its routes and of the groups around them, not even one who holds every role; only an admin, who passes everything, could open it. The page was written for somebody, so this is an error.',
		wrong: '- { path: /audit, name: audit, component: audit, meta: { title: 审计, guard: [] } }',
		right: '- { path: /audit, name: audit, component: audit, meta: { title: 审计, guard: [auditor] } }',
	},
	'page-beyond-roles': {
		title: 'A page that no role reaches alone',
		explanation:
			'The guards ask for more than any single role has. A user with several roles, or with permissions that the server gives them, gets in, so this is a note.',
		wrong: '# permissions.yaml\nguards:\n  audit: { title: 审计员, role: [teacher, auditor], mode: allOf }',
		right: '# permissions.yaml\nguards:\n  audit: { title: 审计员, role: [auditor] }',
	},
	'menu-to-forbidden': {
		title: 'A menu item that leads to 403',
		explanation:
			'Menus hide items whose route refuses the user. A route that leads on to another page can still be shown while that page refuses. Whoever chooses the item ends at the page for missing rights, so this is an error.',
		wrong:
			'# routes.yaml\n- { path: /reports, name: reports, redirect: /reports/all, meta: { title: 报表 } }\n- { path: /reports/all, name: allReports, component: all-reports, meta: { title: 全部, guard: staff } }\n# menus.yaml\nsidebar:\n  - { route: reports }',
		right:
			'# routes.yaml\n- { path: /reports, name: reports, redirect: /reports/all, meta: { title: 报表 } }\n- { path: /reports/all, name: allReports, component: all-reports, meta: { title: 全部, guard: staff } }\n# menus.yaml\nsidebar:\n  - { route: reports, guard: staff }',
	},
	'open-beyond-guard': {
		title: 'A link to a page that refuses who sees it',
		explanation:
			'A button, link or card opens a route that refuses some of the roles that reach the page and see it there: a click ends at 403, so this is an error. What is behind a `when` is left out, because that may ask the server who may.',
		wrong: '- { label: 修改, actions: [{ open: { route: courseEdit } }] }   # courseEdit has guard: staff',
		right: '- { label: 修改, guard: staff, actions: [{ open: { route: courseEdit } }] }',
	},
	'call-before-sign-in': {
		title: 'A call that guests may not make',
		explanation:
			'The page is open to guests, but it calls an operation that needs a token: the server refuses the call, and the user is sent to the sign-in page. This is an error. What is behind a `when` is left out.',
		wrong: '# app.yaml\naccess: { whitelist: [login, courses] }   # the page of courses calls main.myCourses',
		right: '# app.yaml\naccess: { whitelist: [login] }',
	},
	'guard-for-nobody': {
		title: 'A guard that nobody passes',
		explanation:
			'No user passes, not even one who holds every role, and the server gives no permissions besides. What it protects might as well be deleted, or was meant for somebody, so this is an error.',
		wrong:
			"roles:\n  teacher: { title: 老师 }\nguards:\n  staff: { title: 能改课程的人, permission: ['course:write'] }   # no role brings it",
		right:
			"roles:\n  teacher: { title: 老师, permissions: ['course:write'] }\nguards:\n  staff: { title: 能改课程的人, permission: ['course:write'] }",
	},
	'guard-for-everybody': {
		title: 'A guard that everybody passes',
		explanation:
			'Every role passes, so the guard keeps out guests at most. It may be there for a role that comes later, or to say that one has to be signed in; so this is a note.',
		wrong: 'roles:\n  student: { title: 学生 }\n  teacher: { title: 老师 }\nguards:\n  reader: { title: 读者, role: [student, teacher] }',
		right: 'roles:\n  student: { title: 学生 }\n  teacher: { title: 老师 }\nguards:\n  reader: { title: 读者, role: [teacher] }',
	},
	'unused-guard': {
		title: 'A guard that nothing names',
		explanation:
			'No route, menu, page, setting or custom component refers to it. The shell may ask for it by a name that it is handed, so this is a note.',
		wrong: 'guards:\n  staff: { title: 老师, role: [teacher] }\n  oldStaff: { title: 助教, role: [assistant] }   # named nowhere',
		right: 'guards:\n  staff: { title: 老师, role: [teacher] }',
	},
	'unused-permission': {
		title: 'A permission that no guard asks for',
		explanation: 'Holding it changes nothing in this app. The server may check it all the same, so this is a note.',
		wrong: "permissions:\n  'course:read': { title: 看课程 }\n  'course:audit': { title: 审课程 }   # in no guard",
		right: "permissions:\n  'course:read': { title: 看课程 }",
	},
} as const satisfies CatalogueSection;
