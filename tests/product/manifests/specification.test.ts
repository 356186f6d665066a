/** The product's manifests contain everything that the specification names. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#generated/api/operations.ts';
import { routePaths, routes } from '#generated/routes.ts';
import { settings } from '#generated/settings.ts';
import { operations as played } from '#mock/generated/operations.ts';

/** The calls that the specification lists: 7.1, 7.2, 7.3 and 7.5. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
	main: [
		'get /router/getList',
		...['all', 'page', 'detail', 'user/tips', 'rankings', 'user/rankings', 'competition-user/one'].map(
			(path) => `get /competition/${path}`,
		),
		'post /competition/register',
		'post /competition/submit',
		'post /course/online/activate',
		...['directory/top', 'directory/all', 'directory/tree', 'theme/courses', 'aggregate', 'attachment/download-url', 'search'].map(
			(path) => `get /course/${path}`,
		),
		'post /course/attachment/web-office/token',
		'post /course/attachment/web-office/token/refresh',
		'get /course/video/play-url',
		'get /course/video/play-auth',
		...['page', 'detail', 'history-aggregate', 'history-aggregate-detail', 'user/page'].map((path) => `get /paper/${path}`),
		'post /paper/submit',
		...['question/page', 'stats', 'question/detail', 'page', 'tags/list'].map((path) => `get /question/${path}`),
		'get /tag/tree',
		'post /question/question-bank/answer',
		'get /system/user-notice/list/page',
		'get /system/student-notice/detail',
		'get /system/dictionaries',
		'post /user/student/login',
		'get /user/student/info',
		'post /user/student/update-password',
		'post /password',
		'post /register',
		'get /homework/aggregate',
		'get /homework/history-aggregate',
		'post /homework/answer/submit',
	],
	question: ['get /api/edu/question/fetch-list'],
	judge: [
		'post /api/submit-problem-test-judge',
		'get /api/get-test-judge-result',
		'post /api/submit-problem-judge',
		'get /api/get-submission-detail',
		'get /api/get-problem-list',
		'get /api/get-problem-detail',
		'post /api/admin/jqr-auto-login',
		'get /api/get-submission-list',
		'get /api/get-all-case-result',
		'put /api/submission',
	],
	menus: [],
	simulated: ['post /login', 'post /register', 'post /password', 'get /userInfo', 'get /logout', 'get /lock', 'get /router/getList'],
};

/** The calls of the table in docs/calls-of-ours.md: of menus, of the judge, or of the main API. */
const apiOf = (call: string): string => (call.includes(' /menus/') ? 'menus' : call.includes(' /api/') ? 'judge' : 'main');
const OURS = [...readFileSync('docs/calls-of-ours.md', 'utf8').matchAll(/^\| `([A-Z]+) (\S+)` \|/gm)].map(
	([, method = '', path]) => `${method.toLowerCase()} ${path}`,
);

test.each(Object.entries(LISTED))(
	'every call of the %s API, listed or ours, is described, has a time-out and is answered by the mock',
	(api, calls) => {
		const described = Object.entries(operations).filter(([, operation]) => operation.api === api);
		const ours = OURS.filter((call) => api === apiOf(call));
		expect(described.map(([, { method, path }]) => `${method} ${path}`).sort()).toEqual([...calls, ...ours].sort());
		const names = new Set(played.map(({ name }) => name));
		for (const [name, operation] of described) {
			expect(operation.timeout).toBe(10_000);
			expect(names).toContain(name);
		}
	},
);

test('a GET invalidates no cached answer', () => {
	const reads = Object.entries(operations).filter(([, { method }]) => method === 'get');
	expect(reads.filter(([, { invalidates }]) => invalidates.length > 0).map(([name]) => name)).toEqual([]);
});

/** Spec 2.1 and 2.2, and screens that the specification names without a path. */
test('every route of the specification exists with its path', () => {
	const paths = [
		'/login',
		'/register',
		'/password',
		'/document-preview',
		'/403',
		'/404',
		'/500',
		'/503',
		'/index',
		'/ucenter',
		'/courseIndex',
		'/examPrepHubIndex',
		'/examPrepHubPaper',
		'/examPrepHubPaperInfo',
		'/honorsGalleryIndex',
		'/challengeArenaIndex',
		'/CompetitionDetail/:id',
		'/videoIndex',
		'/problem',
		'/problem/index',
		'/problem/problemPaperDetail',
		'/problem/program',
		'/problem/submissionDetails/:id',
		'/courseDetail/:id',
		'/competitionAnswer/:id',
		'/competitionQuestions/:id',
		'/rankLists/:id',
		'/noticeIndex',
		'/noticeDetail/:id',
		'/search',
		'/profile',
		'/changePassword',
		'/videoDetail/:id',
		'/honorDetail/:id',
		'/verifyHonor',
		'/menuStudio',
		'/accessMatrix',
	];
	expect(Object.values(routePaths)).toEqual(expect.arrayContaining(paths));
});

/** A plain title would be that of several tabs. */
test('every page with a tab for each address has a title that says what is open', () => {
	const every = routes.flatMap((route) => [route, ...(route.children ?? [])]);
	const several = every.filter(({ meta }) => meta?.dynamicNewTab).map(({ component = '' }) => component);
	expect(several.length).toBeGreaterThan(10);
	const titleOf = (page: string): string | undefined =>
		/\ttitle: (.*),\n/.exec(readFileSync(`src/generated/pages/${page}.ts`, 'utf8'))?.[1];
	expect(several.filter((page) => !titleOf(page)?.startsWith('(s'))).toEqual([]);
});

/** Spec 9. */
test('every constant of the specification has its value', () => {
	expect(settings).toMatchObject({
		http: { messageDuration: 3000 },
		token: { storage: 'local', field: 'token', suffix: { from: 1000, to: 9999 } },
		keepAlive: { max: 99 },
		layout: { menuWidth: 266, tabsHeight: 50, footerHeight: 50 },
		theme: { color: '#4e88f3', fontSize: 14, radius: 5 },
		throttle: { click: 2000, debounce: 1000, overlayActions: ['doEdit'] },
		progress: { speed: 500, trickleSpeed: 200, spinner: false },
		debuggerBlocker: { period: 500, start: 500, stop: 5000 },
		site: { loadingText: '正在加载中...' },
		access: { authentication: 'intelligence', rolesControl: true },
	});
	// Guests may also verify a certificate, and see the error pages that the specification names without a path.
	expect(settings.access.whitelist).toEqual([
		'login',
		'register',
		'password',
		'notFound',
		'forbidden',
		'serverError',
		'unavailable',
		'verifyHonor',
	]);
});
