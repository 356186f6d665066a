/** The built app with HOJ as its judge, behind a proxy that removes the prefix (docs/guides/hoj.md). HOJ is the stand-in of tests/fixtures. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { judgeSecretOf } from '#app/account/back-end/judge-secret.ts';
import type { UserRow } from '#app/account/back-end/rows.ts';
import { routes } from '#generated/routes.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { presentRoutes } from '#src/routing/present-routes.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { featuresWith } from '#src/settings/features.ts';
import { createHoj, type Hoj } from '#tests/fixtures/hoj/hoj.ts';
import { serveHoj } from '#tests/fixtures/hoj/serve-hoj.ts';
import { type FetchLike, startAppServer } from '#tests/support/app-server.ts';
import { keepMessages, messages } from './support/answers.ts';
import { createTestBackend } from './support/backend.ts';
import { built } from './support/builds.ts';
import { journey as base, type Site } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { walkThrough } from './support/walk.ts';

/** The config.json of the guide, without the parts that this school lacks: help and discussions of problems, competitions, exams, the video centre. */
const CONFIG = ((): { features: Readonly<Record<string, boolean>> } => {
	const [, text = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/guides/hoj.md', 'utf8')) ?? [];
	const config = JSON.parse(text) as { features: object };
	const off = { problemHelp: false, problemDiscussion: false, competitions: false, exams: false, videos: false };
	return { ...config, features: { ...config.features, ...off } };
})();

const journey = base.extend<{ site: Site; hoj: Hoj; users: Record<string, string> }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	users: async ({}, use) => use({}),
	hoj: async ({ users }, use) => use(createHoj({ users })),
	site: async ({ hoj, users, clock }, use) => {
		const backend = createTestBackend({ now: () => MOCK_NOW + clock.ahead });
		const user = backend.store.find<UserRow>('users', 'newbie');
		if (user) users[judgeSecretOf({ db: backend.store, user })] = user.account;
		const judge = await serveHoj(hoj);
		const answer: FetchLike = async (request) => {
			const { pathname, search } = new URL(request.url);
			if (pathname === '/config.json') return Response.json(CONFIG);
			if (!pathname.startsWith('/judge-api/')) return backend.fetch(request);
			return fetch(new Request(judge.url + pathname.slice('/judge-api'.length) + search, request));
		};
		const server = await startAppServer({ dist: await built('product'), bases: [...backend.bases, '/config.json'], backend: answer });
		await use({ url: server.url, violations: backend.violations });
		await Promise.all([server.close(), judge.close()]);
	},
});

const PROGRAM = 'print(sum(map(int, input().split())))';

async function write(page: Page, program: string): Promise<void> {
	await page.getByRole('textbox', { name: '程序', exact: true }).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(program);
}

journey('a student finds a problem of HOJ, runs it, submits it and finds the submission', async ({ page, hoj }) => {
	await openAs(page, 'newbie', '/problem/index?tab=program&mine=solved&sort=-ac');
	await settled(page);
	const list = page.getByRole('table', { name: '编程题' });
	await list.getByRole('row').nth(3).waitFor();
	expect(await list.getByRole('columnheader').allInnerTexts()).toEqual(['状态', '题号', '题目', '难度', '通过', '提交', '通过率']);
	expect(await list.locator('[aria-sort]').count()).toBe(0);
	const filters = page.getByRole('region', { name: '筛选编程题' });
	await filters.getByRole('button', { name: '筛选', exact: true }).click();
	expect(await filters.getByText('我的状态').count()).toBe(0);
	expect(hoj.asked.filter((asked) => /mine|sort/.test(asked))).toEqual([]);
	await list.getByRole('row', { name: 'A+B' }).getByText('未做').waitFor();
	await filters.getByRole('checkbox', { name: '入门' }).check();
	await list.getByRole('link', { name: '两数之和' }).waitFor({ state: 'detached' });

	await list.getByRole('link', { name: 'A+B' }).click();
	await page.getByRole('heading', { name: /HOJ-1000\s*A\+B/ }).waitFor();
	const side = page.getByRole('region', { name: '题目与提交' });
	expect(await side.getByRole('group', { name: '题目与提交' }).getByRole('button').allInnerTexts()).toEqual(['题目', '提交记录']);
	await page.getByLabel('语言').selectOption('Python3');
	await write(page, PROGRAM);
	await page.keyboard.press('F9');
	const results = page.getByRole('region', { name: '输入与结果' });
	await results.getByText('运行完成').or(results.getByText('答案正确')).first().waitFor();

	// Wrong at first. Two submissions have eight seconds between them.
	await write(page, `${PROGRAM}  # verdict: -1`);
	await page.keyboard.press('F10');
	await results.getByText('答案错误').first().waitFor();
	expect(await results.getByRole('list', { name: '测试点' }).getByRole('listitem').count()).toBe(2);
	expect(await results.getByText('does not support').count()).toBe(0);

	await side.getByRole('button', { name: '提交记录', exact: true }).click();
	const row = side.getByRole('row').nth(1);
	await row.getByText('答案错误').waitFor();
	await row.getByRole('link').click();
	await page.getByRole('heading', { name: /^提交 \d+/ }).waitFor();
	expect(await page.getByRole('region', { name: '程序' }).innerText()).toContain('print(sum');

	// The statuses are asked for again after a submission.
	await openAs(page, 'newbie', '/problem/index?tab=program');
	await list.getByRole('row', { name: 'A+B' }).getByText('尝试过').waitFor();
	await list.getByRole('row', { name: '两数之和' }).getByText('未做').waitFor();

	// Without them the list shows as well, and nothing is said.
	await keepMessages(page);
	let asked = 0;
	await page.route(/get-user-problem-status/, (route) => {
		asked += 1;
		return route.fulfill({ json: { status: 500, msg: '系统错误', data: null } });
	});
	await page.goto('/problem/index?tab=program');
	await expect.poll(() => asked).toBe(2);
	await settled(page);
	await list.getByRole('link', { name: '两数之和' }).waitFor();
	expect([await list.getByText(/未做|尝试过/).count(), await messages(page).count()]).toEqual([0, 0]);
});

/** Pages whose answers name papers, competitions and free films; the mock does not know what is switched off. */
const NAMING = [
	'/index',
	'/ucenter',
	'/ucenter?tab=homework',
	'/courseDetail/c05',
	'/videoDetail/c05-1-2',
	'/videoDetail/v01',
	'/search?keyword=Python',
	'/search?keyword=模拟&type=paper',
	'/noticeIndex',
	'/noticeDetail/n42',
	'/problem/index',
];

/** The brand and the breadcrumb. */
const HOME_LINKS = ['星芒机器人编程', '首页'];

journey(
	'what is switched off has neither menu item nor address, and no link leads to it, nor to the home page instead',
	async ({ page, site }) => {
		const { match } = createRouteTable(presentRoutes(routes, featuresWith(CONFIG.features)));
		await openAs(page, 'student01', '/index');
		await settled(page);
		const menu = page.getByRole('navigation').first();
		await menu
			.getByText('挑战', { exact: true })
			.or(menu.getByText('荣誉中心', { exact: true }))
			.first()
			.waitFor();
		for (const title of ['竞赛中心', '视频中心', '备考中心']) expect(await page.getByText(title, { exact: true }).count()).toBe(0);
		for (const address of ['/challengeArenaIndex', '/videoIndex', '/examPrepHubPaperInfo?id=p17']) {
			await page.goto(address);
			await page.waitForURL('**/404');
		}
		await walkThrough(page, NAMING, async (address) => {
			const links = await page
				.locator('a[href]')
				.evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).href, link.textContent]));
			const own = links.filter(([href = '']) => href.startsWith(site.url) && !/\.[a-z]+$/.test(href));
			const dead = own.filter(([href]) => match(new URL(href ?? '').pathname) === null);
			expect({ address, dead }).toEqual({ address, dead: [] });
			const home = own.filter(([href, text = '']) => new URL(href ?? '').pathname === '/' && !HOME_LINKS.includes(text ?? ''));
			expect({ address, home }).toEqual({ address, home: [] });
		});
		await page.goto('/courseDetail/c05?lesson=c05-3-6');
		const quiz = page.getByRole('treeitem', { name: /第三章测/ });
		await quiz.getByText('没有开放').waitFor();
		await quiz.press('Enter');
		await page.getByRole('dialog', { name: '还不能学这一课' }).getByText('没有开放').waitFor();
	},
);
