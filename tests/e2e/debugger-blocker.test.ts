import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built, OUTSIDE } from './support/builds.ts';
import { journey } from './support/journey.ts';
import { settled } from './support/page-steps.ts';
import { type ServedBuild, serveBuild } from './support/serve-build.ts';
import { stopClock } from './support/stop-clock.ts';
import { openSite, type Visit } from './support/visit.ts';

/** A host name that is not local. The test intercepts all its requests. */
const SITE = 'http://app.test';

/** Milliseconds the simulated developer waits at a breakpoint before resuming. */
const LOOK_MS = 200;

let served: ServedBuild;
let visit: Visit;

beforeAll(async () => {
	served = await serveBuild(await built('guarded'));
});

afterAll(() => served?.close());

async function openWithTools(address: string, userAgent?: string): Promise<{ page: Page; scripts: string[]; pauses: () => number }> {
	visit = await openSite(SITE);
	const { page } = visit;
	await page.route(`${SITE}/**`, async (route) => {
		const url = route.request().url().replace(SITE, served.url);
		await route.fulfill({ response: await route.fetch({ url }) });
	});
	await page.route(`${OUTSIDE}**`, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><title>Outside</title>' }),
	);
	const scripts: string[] = [];
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
	const tools = await page.context().newCDPSession(page);
	if (userAgent) await tools.send('Emulation.setUserAgentOverride', { userAgent });
	const pauses = await openTools(tools);
	await page.goto(address);
	return { page, scripts, pauses };
}

async function openTools(tools: CDPSession): Promise<() => number> {
	let pauses = 0;
	tools.on('Debugger.paused', () => {
		pauses += 1;
		setTimeout(() => void tools.send('Debugger.resume').catch(() => undefined), LOOK_MS);
	});
	await tools.send('Debugger.enable');
	return () => pauses;
}

const blockerOf = (scripts: readonly string[]): string[] => scripts.filter((script) => script.includes('debugger-blocker'));

it('open developer tools on a host that is not local redirect away from the app', async () => {
	const { page, scripts, pauses } = await openWithTools('/login');
	await page.waitForURL(OUTSIDE);
	expect(await page.title()).toBe('Outside');
	expect(blockerOf(scripts)).toHaveLength(1);
	expect(pauses()).toBe(1);
	expect(visit.complaints.filter((complaint) => !complaint.includes(OUTSIDE))).toEqual([]);
	await visit.close();
});

it.each([
	['?debugger=auto', '/login?debugger=auto', undefined],
	['a search engine', '/login', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
])('%s is exempt: the blocker is not loaded', async (_case, address, userAgent) => {
	const { page, scripts, pauses } = await openWithTools(address, userAgent);
	await settled(page);
	await page.waitForLoadState('networkidle');
	expect([page.url().startsWith(SITE), blockerOf(scripts), pauses()]).toEqual([true, [], 0]);
	expect(visit.complaints).toEqual([]);
	await visit.close();
});

it('the blocker is not loaded on a local host', async () => {
	const local = await openSite(served.url);
	const scripts: string[] = [];
	local.page.on('request', (request) => scripts.push(request.url()));
	const pauses = await openTools(await local.page.context().newCDPSession(local.page));
	await local.page.goto('/login');
	await settled(local.page);
	await local.page.waitForLoadState('networkidle');
	expect([blockerOf(scripts), pauses(), local.complaints]).toEqual([[], 0, []]);
	await local.close();
});

it('without open tools the user stays on the page', async () => {
	visit = await openSite(SITE);
	const { page } = visit;
	await page.route(`${SITE}/**`, async (route) => {
		const url = route.request().url().replace(SITE, served.url);
		await route.fulfill({ response: await route.fetch({ url }) });
	});
	await page.clock.install();
	await page.goto('/login');
	await settled(page);
	await page.waitForLoadState('networkidle');
	// The blocker measures the length of a pause; a stopped clock keeps a slow machine out of that measurement.
	await stopClock(page);
	await page.clock.runFor(6000);
	expect(page.url()).toBe(`${SITE}/login`);
	expect(visit.complaints).toEqual([]);
	await visit.close();
});

journey('the default build does not contain the blocker', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await page.goto('/login');
	await settled(page);
	expect(blockerOf(scripts)).toEqual([]);
});
