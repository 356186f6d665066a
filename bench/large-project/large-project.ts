/** A project of 100 pages and 300 operations, as varied as the product, for the compiler benchmarks. */
import { largeApis } from './large-apis.ts';
import { largePages } from './large-pages.ts';

/** Seed folder relative to the project root, as app.yaml names it. */
export const seedFolder = (manifests: string): string => `${manifests}/.seed`;

/** Path relative to the root → text. Deterministic. */
export function largeProject(manifests: string): Map<string, string> {
	const { files, routes, menu } = largePages();
	const below = new Map([
		['app.yaml', app(seedFolder(manifests))],
		['permissions.yaml', PERMISSIONS],
		['routes.yaml', `${ROUTES}${routes}`],
		['menus.yaml', `sidebar:\n${menu}user:\n  - { command: logout, title: 退出登录 }\n`],
		...largeApis(),
		...files,
	]);
	return new Map([
		...[...below].map(([file, text]) => [`${manifests}/${file}`, text] as const),
		...Object.entries(SEED).map(([name, text]) => [`${seedFolder(manifests)}/${name}.yaml`, text] as const),
	]);
}

const app = (seed: string): string => `apis: [main, study, contest]
site: { title: 大课堂, key: large }
routing: { home: list3, login: login }
access: { whitelist: [login] }
session:
  signIn: main.login
  user: main.me
  fields: { id: info.id, name: info.name, avatar: info.avatar, roles: info.roles, account: info.name }
dictionaries: { call: main.dictionaries, types: [level, topic_state, grade] }
mock: { seed: ${seed} }
`;

const PERMISSIONS = `roles:
  student: { title: 学生, permissions: ['course:read'] }
permissions:
  'course:read': { title: 看课程 }
`;

const ROUTES = `routes:
  - { path: /login, name: login, component: login, meta: { title: 登录, hidden: true } }
  - path: /
    name: root
    component: Layout
    redirect: /topic3
    meta: { title: 课堂 }
    children:
`;

const SEED = {
	topics: "- { id: t1, title: 齿轮, state: open, level: easy, progress: 40, startAt: '@-3d', studentCount: 9, cover: null }\n",
	folders: '- { id: f1, name: 机械, parentId: null }\n',
	students: '- { id: s1, name: 小明, avatar: /a.svg, roles: [student] }\n',
	dictionaries: '- { id: d1, type: level, value: easy, label: 入门 }\n',
};
