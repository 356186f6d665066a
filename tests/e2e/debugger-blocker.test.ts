import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built, OUTSIDE } from './support/builds.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
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

/** `tests/src/debugger-blocker` has who is exempt. */
async function openWithTools(address: string): Promise<{ page: Page; scripts: string[]; pauses: () => number }> {
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

journey('the default build contains neither the blocker nor the error log', async ({ page, complaints }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await openAs(page);
	await settled(page);
	expect(blockerOf(scripts)).toEqual([]);
	await page.evaluate(() => void Promise.reject(new Error('in a promise')));
	await expect.poll(() => complaints.length).toBe(1);
	expect(await page.getByRole('button', { name: /错误日志/ }).count()).toBe(0);
	complaints.length = 0;
});
