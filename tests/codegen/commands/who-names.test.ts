import { expect, test } from 'vitest';
import { ask } from '../support/busy-project.ts';

test.each([
	[
		'an operation: pages that call it, settings, other operations and the mock',
		'main.login',
		`
operation main.login  manifests/api/main.yaml:12:20
  pages
    manifests/pages/desk.yaml:21:21  button \`再登录\` of block table \`标签\` calls it
    manifests/pages/desk.yaml:28:14  block form \`登录\` submits to it
    manifests/pages/login.yaml:7:14  block form \`登录\` submits to it
  settings
    manifests/app.yaml:6:11          \`session.signIn\` calls it
  mock
    manifests/api/main.yaml:28:7     a constant answers it`,
	],
	[
		'an operation by its id alone',
		'operation:me',
		`
operation main.me  manifests/api/main.yaml:31:20
  settings
    manifests/app.yaml:7:9         \`session.user\` calls it
  operations
    manifests/api/main.yaml:27:23  main.login makes its answers stale
  mock
    manifests/api/main.yaml:35:7   one of resource students answers it`,
	],
	[
		'a name of several things is listed under each kind',
		'courses',
		`
route courses  manifests/routes.yaml:10:33
  pages
    manifests/pages/desk.yaml:34:26  \`then\` of block form \`登录\` opens it
  routes
    manifests/routes.yaml:6:15       route \`root\` redirects to it
    manifests/routes.yaml:11:112     route \`course\` highlights its menu item
  menus
    manifests/menus.yaml:2:14        item \`courses\` opens it
  settings
    manifests/app.yaml:3:18          \`routing.home\` names it

page courses  manifests/pages/courses.yaml:1:7
  routes
    manifests/routes.yaml:10:53      route \`courses\` shows it`,
	],
	[
		'a kind in front narrows',
		'page:courses',
		`
page courses  manifests/pages/courses.yaml:1:7
  routes
    manifests/routes.yaml:10:53  route \`courses\` shows it`,
	],
	[
		'a route: links, redirects, highlighted menu items, settings',
		'route:courses',
		`
route courses  manifests/routes.yaml:10:33
  pages
    manifests/pages/desk.yaml:34:26  \`then\` of block form \`登录\` opens it
  routes
    manifests/routes.yaml:6:15       route \`root\` redirects to it
    manifests/routes.yaml:11:112     route \`course\` highlights its menu item
  menus
    manifests/menus.yaml:2:14        item \`courses\` opens it
  settings
    manifests/app.yaml:3:18          \`routing.home\` names it`,
	],
	[
		'a route of a menu item in a group',
		'route:desk',
		`
route desk  manifests/routes.yaml:9:30
  menus
    manifests/menus.yaml:3:53  item \`工作台\` opens it`,
	],
	[
		'a guard',
		'staff',
		`
guard staff  manifests/permissions.yaml:10:3
  pages
    manifests/pages/course.yaml:11:69  guard of item \`开课\` of block detail
    manifests/pages/desk.yaml:16:73    guard of column \`等级\` of block table \`标签\`
  routes
    manifests/routes.yaml:11:129       guard of route \`course\`
  settings
    manifests/app.yaml:4:47            \`access.administrators\` names it`,
	],
	[
		'a guard by which only a route lets in',
		'learner',
		`
guard learner  manifests/permissions.yaml:8:3
  routes
    manifests/routes.yaml:9:80  guard of route \`desk\``,
	],
	[
		'a role: guards that ask for it and one that keeps it out',
		'student',
		`
role student  manifests/permissions.yaml:2:3
  settings
    manifests/app.yaml:9:18          \`session.defaultRoles[0]\` names it
  guards
    manifests/permissions.yaml:8:32  guard \`learner\` asks for it
    manifests/permissions.yaml:9:30  guard \`guest\` keeps it out`,
	],
	[
		'a role in a guard that is in place, and in one of the mock',
		'teacher',
		`
role teacher  manifests/permissions.yaml:3:3
  menus
    manifests/menus.yaml:3:26         guard of item \`更多\` asks for it
  guards
    manifests/permissions.yaml:10:30  guard \`staff\` asks for it
  mock
    manifests/api/main.yaml:72:84     the mock of main.tagTree lets it in`,
	],
	[
		'a permission, whose name has a colon',
		'course:read',
		`
permission course:read  manifests/permissions.yaml:5:3
  guards
    manifests/permissions.yaml:8:55  guard \`learner\` asks for it
  roles
    manifests/permissions.yaml:2:39  role \`student\` grants it
    manifests/permissions.yaml:3:39  role \`teacher\` grants it`,
	],
	[
		'a component',
		'desk#Desk',
		`
component desk#Desk  manifests/components.yaml:2:3
  pages
    manifests/pages/desk.yaml:10:16  block custom draws it`,
	],
	[
		'a handler',
		'shout',
		`
handler shout  manifests/components.yaml:4:3
  pages
    manifests/pages/desk.yaml:22:19  button \`再登录\` of block table \`标签\` runs it`,
	],
	[
		'a dictionary: labels and choices',
		'level',
		`
dictionary level  manifests/app.yaml:18:50
  pages
    manifests/pages/courses.yaml:20:36  \`badges[0]\` of block cards takes its label from it
    manifests/pages/desk.yaml:16:55     \`value\` of column \`等级\` of block table \`标签\` takes its label from it
    manifests/pages/desk.yaml:16:116    column \`等级\` of block table \`标签\` offers its choices`,
	],
	[
		'a menu',
		'user',
		`
menu user  manifests/menus.yaml:4:1
  pages
    manifests/pages/desk.yaml:8:38  block links \`账号\` draws it`,
	],
	[
		'what nothing uses',
		'root',
		`
route root  manifests/routes.yaml:4:11
  Nothing uses it.`,
	],
])('%s', async (_title, name, output) => {
	expect(await ask([name])).toEqual({ output: output.trimStart(), code: 0 });
});
