import type { CatalogueSection } from './entry.ts';

export const app = {
	'missing-file': {
		title: 'A manifest that is not there',
		explanation: 'No app can do without app.yaml and routes.yaml, and every API that app.yaml lists needs its document in `api/`.',
		wrong: 'apis: [main, judge]     # there is no api/judge.yaml',
		right: 'apis: [main]',
	},
	'missing-folder': {
		title: 'A folder that is not there',
		explanation:
			'The settings name a folder that does not exist, or that holds nothing to read. Paths are relative to the code folder of the app: `code` of app.yaml, or the folder of the manifests without it.',
		wrong: 'mock: { seed: seeds }',
		right: 'mock: { seed: seed }',
	},
	'broken-collection': {
		title: 'A collection without its grammar',
		explanation:
			'The module of a collection says what its files may hold. It must exist, load without an error, and export `collection`; its rules report what they find and never throw; the codes of its findings are its own.',
		wrong: 'collections: { worlds: { folder: robot/worlds, module: robot/world.ts } }    # it exports `world`',
		right: 'collections: { worlds: { folder: robot/worlds, module: robot/world-grammar.ts } }',
	},
	'duplicate-entry': {
		title: 'Two entries of one name',
		explanation:
			'An entry of a collection is known by the name of its file, whatever the folder below and the ending. The second would take the place of the first.',
		wrong: '# worlds/maze.yaml and worlds/hard/maze.yaml\ntitle: 迷宫',
		right: '# worlds/maze.yaml and worlds/hard/hard-maze.yaml\ntitle: 迷宫',
	},
	'unknown-time-zone': {
		title: 'A time zone that does not exist',
		explanation: '`site.timeZone` is a name of the IANA database, as browsers know them. An abbreviation such as CST means several zones.',
		fix: 'puts the only similar name in its place',
		wrong: 'site: { timeZone: Asia/Beijing }',
		right: 'site: { timeZone: Asia/Shanghai }',
	},
	'unknown-route': {
		title: 'A route that routes.yaml does not have',
		explanation: 'Links, menus and settings name routes by `name`, never by path, so that a path can change in one place.',
		fix: 'puts the only similar name in its place',
		wrong: 'opens: { route: courseDetails, params: { id: row.id } }',
		right: 'opens: { route: courseDetail, params: { id: row.id } }',
	},
	'unknown-page': {
		title: 'A page that does not exist',
		explanation: 'The route shows a page for which `pages/` has no file. A group of routes has `Layout` instead.',
		fix: 'puts the only similar name in its place',
		wrong: 'component: course-idx',
		right: 'component: course-index',
	},
	'unknown-guard': {
		title: 'A guard that permissions.yaml does not define',
		explanation: 'Guards are defined once, under `guards` of permissions.yaml, and named wherever something is kept from someone.',
		fix: 'puts the only similar name in its place',
		wrong: 'guard: teachersOnly',
		right: 'guard: staff',
	},
	'unknown-role': {
		title: 'A role that permissions.yaml does not define',
		explanation: 'A guard that asks for a role nobody can have would let nobody pass, and a user of the seed with such a role passes none.',
		fix: 'puts the only similar name in its place',
		wrong: 'guards:\n  staff: { title: 老师, role: [techer] }',
		right: 'guards:\n  staff: { title: 老师, role: [teacher] }',
	},
	'unknown-permission': {
		title: 'A permission that permissions.yaml does not define',
		explanation: 'A guard that asks for a permission nobody can have would let nobody pass; a role that grants one grants nothing.',
		fix: 'puts the only similar name in its place',
		wrong: 'roles:\n  admin: { title: 管理员, permissions: [read:sytem] }',
		right: 'roles:\n  admin: { title: 管理员, permissions: [read:system] }',
	},
	'unknown-feature': {
		title: 'A feature that app.yaml does not declare',
		explanation: 'Features are the parts of the app that config.json can switch off. `features` of app.yaml declares each by name.',
		fix: 'puts the only similar name in its place',
		wrong: 'when: features.honors     # app.yaml has honours',
		right: 'when: features.honours',
	},
	'unasked-feature': {
		title: 'A part of a feature that shows even when the feature is off',
		explanation:
			'The page belongs to a feature (`feature`), or the API document marks the operation, parameter or field as part of one (`x-feature`). If config.json switches the feature off, the page has no address and the back end offers none of it. A block, column, button or call that uses it asks for the feature in its `when`, or the page itself belongs to the feature.',
		wrong: 'problems:\n  call: judge.getProblemList\n  with: { mine: state.mine }     # mine has x-feature: problemMine',
		right: "problems:\n  call: judge.getProblemList\n  with: { mine: 'features.problemMine ? state.mine : null' }",
	},
	'unknown-menu': {
		title: 'A menu that menus.yaml does not have',
		explanation: 'The name is none of the menus of menus.yaml, so there would be nothing to show.',
		fix: 'puts the only similar name in its place',
		wrong: 'menu: side',
		right: 'menu: sidebar',
	},
	'duplicate-menu-item': {
		title: 'A menu item that occurs twice',
		explanation: 'Two items beside each other lead to the same route with the same parameters, or give the same command.',
		wrong: 'sidebar:\n  - { route: courses }\n  - { route: courses }',
		right: 'sidebar:\n  - { route: courses }',
	},
	'unknown-icon': {
		title: 'An icon that the app does not have',
		explanation:
			'Icons are named as in `src/ui/icon-paths.ts` and `src/ui/more-icon-paths.ts`. Nothing would be drawn in the place of another name.',
		fix: 'puts the only similar name in its place',
		wrong: 'meta: { title: 课程, icon: bok }',
		right: 'meta: { title: 课程, icon: book }',
	},
	'duplicate-api': {
		title: 'An API that is listed twice',
		explanation: 'An API document is read once, so a second entry of the same name has no effect, even if its settings differ.',
		wrong: 'apis: [main, { name: main, operations: used }]',
		right: 'apis: [{ name: main, operations: used }]',
	},
	'duplicate-resource': {
		title: 'Two seed files of one resource',
		explanation: 'A seed file holds the rows of the resource that it is named after. The rows of a second file of that name would be lost.',
		wrong: '# seed/courses.yaml and more-seed/courses.yaml\nmock: { seed: [seed, more-seed] }',
		right: '# seed/courses.yaml with the rows of both\nmock: { seed: seed }',
	},
	'duplicate-page': {
		title: 'Two pages of one name',
		explanation: 'Routes name pages, so a name can stand for one page only: the second could never be shown.',
		wrong: '# pages/a.yaml and pages/b.yaml\npage: courses',
		right: '# pages/a.yaml\npage: a\n# pages/b.yaml\npage: b',
	},
	'duplicate-route-name': {
		title: 'Two routes of one name',
		explanation: 'Links and menus name routes, so a name can stand for one route only.',
		wrong: '- { path: /a, name: course, component: a }\n- { path: /b, name: course, component: b }',
		right: '- { path: /a, name: courseA, component: a }\n- { path: /b, name: courseB, component: b }',
	},
	'duplicate-route-path': {
		title: 'Two routes of one path',
		explanation: 'The first route would always win, and the second would never show. Parameters count as equal whatever their names.',
		wrong:
			'- { path: /course/:id, name: course, component: course }\n- { path: /course/:key, name: courseByKey, component: course-by-key }',
		right:
			'- { path: /course/:id, name: course, component: course }\n- { path: /course-by-key/:key, name: courseByKey, component: course-by-key }',
	},
	'redirect-loop': {
		title: 'Redirects that go in a circle',
		explanation: 'Following the redirects never arrives at a page: the browser would be sent round until it gives up.',
		wrong: '- { path: /a, name: a, redirect: /b }\n- { path: /b, name: b, redirect: /a }',
		right: '- { path: /a, name: a, redirect: /b }\n- { path: /b, name: b, component: b }',
	},
	'dangling-redirect': {
		title: 'A redirect to a path that no route has',
		explanation: 'Whoever opens this route would end at the page for unknown paths.',
		fix: 'puts the only similar name in its place',
		wrong: '- { path: /, name: home, redirect: /idnex }',
		right: '- { path: /, name: home, redirect: /index }',
	},
	'menu-to-hidden-route': {
		title: 'A menu item that leads to a hidden route',
		explanation:
			'The menu names the route, but the route (or a group above it) says `hidden: true`, which keeps it out of menus. One of the two is a mistake.',
		wrong:
			'# routes.yaml\n- { path: /profile, name: profile, component: profile, meta: { title: 资料, hidden: true } }\n# menus.yaml\nsidebar:\n  - { route: profile }',
		right:
			'# routes.yaml\n- { path: /profile, name: profile, component: profile, meta: { title: 资料 } }\n# menus.yaml\nsidebar:\n  - { route: profile }',
	},
	'page-without-route': {
		title: 'A page that nobody can reach',
		explanation: 'No route shows this page, so it is dead weight: give it a route, or delete its file.',
		wrong: '# pages/old-home.yaml, and no route with `component: old-home`',
		right: '- { path: /old-home, name: oldHome, component: old-home }',
	},
	'missing-module': {
		title: 'A source file that is not there',
		explanation:
			'A manifest names a TypeScript file that does not exist. Paths are relative to the code folder of the app: `code` of app.yaml, or the folder of the manifests without it.',
		wrong: 'module: judge/workbensch.tsx',
		right: 'module: judge/workbench.tsx',
	},
	'missing-export': {
		title: 'A source file without the export',
		explanation: 'The file exists but does not export this name. Default exports are not looked at.',
		wrong: 'module: judge/workbench.tsx\nexport: default',
		right: 'module: judge/workbench.tsx\nexport: Workbench',
	},
} as const satisfies CatalogueSection;
