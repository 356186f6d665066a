import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { startAppServer } from '#tests/support/app-server.ts';
import { built } from './support/builds.ts';
import { holdRequests } from './support/hold-requests.ts';
import { journey as base, type Site } from './support/journey.ts';
import { settled, storeToken } from './support/page-steps.ts';
import { serveBuild } from './support/serve-build.ts';
import { cssOf, lookOf, openBeforeScripts } from './support/theme-steps.ts';
import { NARROW } from './support/visit.ts';

const LIGHT = 'rgb(243, 246, 251)';
const DARK = 'rgb(18, 21, 28)';

const USER = '**/user/student/info';

const LOADING = '正在加载中...';

/** The files that the page asks the browser to fetch before any script of the app has run. */
const preloadedOf = (page: Page): Promise<string[]> =>
	page
		.locator('link[rel="modulepreload"], link[rel="preload"][as="style"]')
		.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

const STORED = [
	['nothing', null, { mode: 'light', background: LIGHT, scheme: 'light' }],
	['nothing, on a dark system,', null, { mode: 'dark', background: DARK, scheme: 'dark' }, 'dark'],
	['the light mode, on a dark system,', '{"version":1,"mode":"light"}', { mode: 'light', background: LIGHT }, 'dark'],
	['the dark mode', '{"version":1,"mode":"dark"}', { mode: 'dark', background: DARK, scheme: 'dark' }],
	['a named theme', '{"version":1,"mode":"dark","name":"forest"}', { mode: 'light', name: 'forest', primary: '47, 163, 90' }],
	['a colour', '{"version":1,"color":"#7c5cfc"}', { mode: 'light', primary: '124, 92, 252' }],
	['half of a text', '{"version":1,"mode":"da', { mode: 'light', background: LIGHT }],
	[
		'what is no theme',
		'{"mode":7,"name":"</script>","color":"red","fontSize":"9em"}',
		{ mode: 'light', background: LIGHT, name: 'default' },
	],
	['the mode of the system', '{"version":1,"mode":"system"}', { mode: 'dark', background: DARK }, 'dark'],
] as const;

base('the page is themed before the app’s scripts run, whatever the storage holds, and when it is blocked', async ({ page }) => {
	await openBeforeScripts(page, '/login', null);
	for (const [what, stored, look, colorScheme = 'light'] of STORED) {
		await page.emulateMedia({ colorScheme });
		await page.evaluate((text) => {
			localStorage.clear();
			if (text !== null) localStorage.setItem('student-app-theme', text);
		}, stored);
		await page.reload();
		expect(await page.getByRole('status').innerText()).toBe(LOADING);
		expect(await lookOf(page), what).toMatchObject(look);
	}
	await page.emulateMedia({ colorScheme: 'light' });
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('forbidden', 'SecurityError');
			},
		});
	});
	await page.goto('/login');
	expect(await lookOf(page)).toMatchObject({ mode: 'light', background: LIGHT });
});

base(
	'the user is called once, before the scripts arrive, and the loading text is on the screen until the answer (spec 1)',
	async ({ page }) => {
		await storeToken(page);
		const release = await holdRequests(page, '**/*.js');
		let calls = 0;
		page.on('request', (request) => {
			if (request.url().endsWith('/user/student/info')) calls += 1;
		});
		const answer = await holdRequests(page, USER);
		const asked = page.waitForRequest(USER);
		await page.goto('/courseIndex', { waitUntil: 'commit' });
		await asked;
		expect(await page.getByText(LOADING).isVisible()).toBe(true);
		release();
		expect(await page.getByText(LOADING).isVisible()).toBe(true);
		answer();
		await page.getByRole('banner').waitFor();
		expect(await page.locator('[data-starting]').count()).toBe(0);
		await settled(page);
		expect(calls).toBe(1);
	},
);

base('the page preloads only files that the app then loads', async ({ page }) => {
	for (const [address, open] of [
		['/login', async () => undefined],
		['/index', storeToken],
		['/CompetitionDetail/k07', storeToken],
	] as const) {
		// An open page would follow the token that is stored, and interrupt the next navigation.
		await page.goto('about:blank');
		await open(page);
		const loaded = new Set<string>();
		const note = (request: Request): void => void loaded.add(new URL(request.url()).pathname);
		// Without the list, the app alone decides.
		await page.route('**/*', async (route) => {
			if (route.request().resourceType() !== 'document') return route.fallback();
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replace('id="first-files"', '') });
		});
		page.on('request', note);
		await page.goto(address);
		await settled(page);
		expect(await preloadedOf(page)).toEqual([]);
		page.off('request', note);
		await page.unroute('**/*');
		await page.goto(address);
		await settled(page);
		const preloaded = await preloadedOf(page);
		expect(preloaded.some((file) => file.endsWith('.js'))).toBe(true);
		expect(preloaded.filter((file) => !loaded.has(file))).toEqual([]);
	}
});

base(
	'the policy allows only the first-paint script by its hash, and modern browsers do not load the script for old ones',
	async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto('/login');
		await page.getByRole('button', { name: '登录', exact: true }).waitFor();
		const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
		expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
		expect(asked).toContain('/login');
		expect(asked).not.toContain('/old-browser.js');

		// When a server policy blocks that script, the app applies the theme.
		await page.evaluate(() => localStorage.setItem('student-app-theme', '{"version":1,"mode":"dark"}'));
		await page.route('**/login', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replace(/<script>.*?<\/script>/s, '') });
		});
		await page.goto('/login');
		await page.getByRole('button', { name: '登录', exact: true }).waitFor();
		await expect.poll(() => lookOf(page)).toMatchObject({ mode: 'dark', background: DARK });
		await page.unroute('**/login');

		// A browser without what the app needs is asked to update.
		await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
		await page.goto('/login');
		await expect.poll(() => page.getByRole('alertdialog', { name: '温馨提示' }).textContent()).toMatch(/太旧.*更新浏览器/);
		expect(await page.getByRole('button', { name: '登录', exact: true }).isVisible()).toBe(false);
	},
);

const demo = base.extend<{ site: Site }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	site: async ({}, use) => {
		const server = await startAppServer({ dist: await built('demo') });
		await use({ url: server.url, violations: [] });
		await server.close();
	},
});

demo('the demo applies the stored theme before its scripts run', async ({ page }) => {
	await openBeforeScripts(page, '/', '{"version":1,"mode":"dark"}');
	expect(await lookOf(page)).toMatchObject({ mode: 'dark', background: DARK });
});

const otherSettings = base.extend<{ site: Site; viewport: typeof NARROW }>({
	viewport: NARROW,
	// biome-ignore lint/correctness/noEmptyPattern: as above
	site: async ({}, use) => {
		const site = await serveBuild(await built('other-settings'), { base: '/school/' });
		await use(site);
		await site.close();
	},
});

otherSettings(
	'below a base path and with other settings, the first paint uses app.yaml, and the script for old browsers loads',
	async ({ page }) => {
		await openBeforeScripts(page, '/school/login', null);
		expect(await lookOf(page)).toMatchObject({ mode: 'dark', background: DARK, scheme: 'dark' });
		expect(await cssOf(page, 'body', '--primary-6')).not.toBe('98, 150, 246');
		const address = await page.locator('script[nomodule]').getAttribute('src');
		expect(address).toBe('/school/old-browser.js');
		expect(await (await page.request.get(address ?? '')).text()).toContain('alertdialog');
	},
);
