import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppServer } from '#tests/support/app-server.ts';
import { startTinySite } from './support/tiny-site.ts';
import { openSite } from './support/visit.ts';

let site: AppServer;

beforeAll(async () => {
	site = await startTinySite();
});

afterAll(() => site?.close());

const remains = (page: Page): Promise<unknown> =>
	page.evaluate(async () => ({
		local: { ...localStorage },
		session: { ...sessionStorage },
		cookie: document.cookie,
		databases: await indexedDB.databases(),
		caches: await caches.keys(),
		status: (await fetch('/api/x')).status,
		online: navigator.onLine,
	}));

it('a visit sees no state of the previous one in the same browser context', async () => {
	const first = await openSite(site.url);
	const context = first.page.context();
	await first.page.goto('/');
	const clean = await remains(first.page);
	await first.page.evaluate(async () => {
		localStorage.setItem('left', 'yes');
		sessionStorage.setItem('left', 'yes');
		await caches.open('left');
		await new Promise<void>((resolve) => {
			indexedDB.open('left').onsuccess = () => resolve();
		});
	});
	await context.addCookies([{ name: 'left', value: 'yes', url: site.url }]);
	await context.newPage();
	await context.route('**/api/x', (route) => route.fulfill({ status: 418 }));
	await context.setOffline(true);
	await first.close();

	const second = await openSite(site.url);
	expect(second.page.context()).toBe(context);
	await second.page.goto('/');
	expect(await remains(second.page)).toEqual(clean);
	expect(clean).toEqual({ local: {}, session: {}, cookie: '', databases: [], caches: [], status: 200, online: true });
});

it('a context with an installed clock is not reused', async () => {
	const first = await openSite(site.url);
	await first.page.clock.install();
	await first.close();
	const second = await openSite(site.url);
	expect(second.page.context()).not.toBe(first.page.context());
});
