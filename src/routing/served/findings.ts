/** Positions from the top level down, each from 0; empty for the whole list. */
export type NodePath = readonly number[];

export type FindingCode = keyof typeof catalogue;

/** A list with errors cannot be published; the app leaves out or repairs what is wrong. */
export type Severity = 'error' | 'warning';

/** A problem of one record of a served list, worded for an administrator. */
export interface Problem {
	code: FindingCode;
	path: NodePath;
	/** Title, name or path of the record. */
	label: string;
	/** Kind, name and path of the record; empty if `message` names it. */
	subject: string;
	message: string;
}

export interface Finding {
	code: FindingCode;
	severity: Severity;
	path: number[];
	/** Title, name or path of the record. */
	label: string;
	message: string;
	remedy: string;
}

export const findingOf = ({ code, path, label, message }: Problem): Finding => ({
	...{ code, severity: catalogue[code][0], path: [...path], label, message, remedy: catalogue[code][1] },
});

export const textOfProblem = ({ subject, message }: Problem): string => (subject ? `${subject}：${message}` : message);

/** Severity and remedy of each kind of problem. */
const catalogue = {
	'not-a-list': ['error', '整份菜单要写成一个数组。'],
	'too-many-records': ['error', '拆开或删掉用不到的记录。'],
	'too-deep': ['error', '把里层的记录移到外面几层。'],
	'no-path': ['error', '给它写上路径：页面以 / 开头，链接写完整地址。'],
	'unusable-path': ['error', '路径只用字母、数字、连字符和 /，参数写成 :id。'],
	'repeated-path': ['error', '换一个路径，或者删掉其中一条。'],
	'repeated-name': ['error', '给它起一个没有用过的名字。'],
	'fixed-page': ['error', '删掉这一条，或者换一个路径；登录、注册和出错的页面不由菜单管理。'],
	'unsafe-link': ['error', '写成 https:// 开头的完整地址，也可以用 http、mailto、tel。'],
	'children-not-list': ['error', '把 children 写成数组；没有下级就删掉它。'],
	'unknown-component': ['error', '从应用的页面里选一个。'],
	'loose-component': ['warning', '改成应用里页面的名字。'],
	'outside-redirect': ['warning', '只能转到本站的路径；要打开外面的网站，请添加一条链接。'],
	'unusable-redirect': ['warning', '写成以 / 开头的路径。'],
	'lost-redirect': ['warning', '换成菜单里有的路径，或者去掉重定向。'],
	'endless-redirect': ['error', '让重定向最后停在一个页面上。'],
	'lost-active-menu': ['warning', '换成菜单里有的路径或路由名。'],
	'second-catch-all': ['warning', '只留一条兜底路由。'],
	'catch-all-target': ['warning', '让兜底路由转到一个应用里的页面。'],
	'unknown-guard': ['error', '从 permissions.yaml 里已有的守卫中选一个。'],
	'unknown-access-name': ['warning', '换成 permissions.yaml 里已有的角色或权限，或者删掉它。'],
	'unknown-access': ['error', '改用 guard 写清楚谁能进。'],
	'unknown-field': ['warning', '用不到就删掉；要隐藏、固定标签页等，请用应用自己的设置。'],
	'left-out-family': ['error', '先改成应用自己的写法，再导入。'],
	'no-title': ['warning', '写上标题，同学们在菜单里才看得到名字。'],
	'markup-in-title': ['warning', '去掉标题里的标签，只留文字。'],
	'unknown-icon': ['warning', '从图标列表里选一个。'],
	'empty-group': ['warning', '把页面移进来，或者删掉这个分组。'],
	'no-first-page': ['error', '放进一个大家都能打开的页面，例如首页，外面的分组也不要限制谁能看到。'],
	'no-sign-out': ['error', '换一个在菜单里打开的页面当首页，例如首页或课程中心。'],
	'lost-studio': ['error', '把它放回菜单，路径不变；它和外面的分组都不要隐藏，也不要挡住能改菜单的人。'],
	'more-findings': ['error', '先改好上面的，再检查一次。'],
} as const satisfies Record<string, readonly [Severity, string]>;
