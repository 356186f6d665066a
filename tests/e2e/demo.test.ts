import { expect } from 'vitest';
import { startAppServer } from '#tests/support/app-server.ts';
import { built } from './support/builds.ts';
import { button, filmReady, filmState, openFilm, playPast, seekTo } from './support/film-steps.ts';
import { journey as base, type Site } from './support/journey.ts';
import { settled, signIn } from './support/page-steps.ts';

/** The demo build behind a static file server; its back end runs in the page. */
const journey = base.extend<{ site: Site; calls: string[] }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	site: async ({}, use) => {
		const server = await startAppServer({ dist: await built('demo') });
		await use({ url: server.url, violations: [] });
		await server.close();
	},
	calls: async ({ page }, use) => {
		const calls: string[] = [];
		page.on('request', (request) => {
			if (/\/(main|question|judge|simulated)-api\//.test(request.url())) calls.push(request.url());
		});
		await use(calls);
	},
});

journey(
	'the demo works without a server, keeps its data in IndexedDB, and its lists and the position of a video survive a reload',
	async ({ page, calls }) => {
		await page.goto('/login?redirect=%2FcourseIndex');
		await signIn(page);
		await settled(page);
		const titles = await page.locator('main').getByRole('listitem').getByRole('heading').allInnerTexts();
		expect(titles.length).toBe(12);

		await page.reload();
		await settled(page);
		expect(await page.locator('main').getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual(titles);
		expect(new URL(page.url()).pathname).toBe('/courseIndex');
		const names = await page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
		expect(names.length).toBeGreaterThan(0);

		await openFilm(page, 'v08');
		await playPast(page, 0.2);
		await seekTo(page, 6);
		await button(page, '暂停').click();
		const { at } = await filmState(page);
		await page.reload();
		await filmReady(page);
		expect(Math.abs((await filmState(page)).at - at)).toBeLessThan(5);
		expect(calls).toEqual([]);
	},
);
