import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startAppServer } from '#tests/support/app-server.ts';
import { built } from './support/builds.ts';
import { journey as base, type Site } from './support/journey.ts';
import { settled, signIn } from './support/page-steps.ts';
import { said } from './support/said.ts';

const journey = base.extend<{ site: Site }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of needed fixtures from this pattern
	site: async ({}, use) => {
		const server = await startAppServer({ dist: await built('demo') });
		await use({ url: server.url, violations: [] });
		await server.close();
	},
});

const memoryNotice = (page: Page): Promise<void> => said(page, '没能保存演示数据');

const DATABASES = {
	'without a database': () => void Object.defineProperty(window, 'indexedDB', { value: undefined }),
	'with a database that throws': () => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('forbidden', 'SecurityError');
		};
	},
} as const;

for (const [state, spoil] of Object.entries(DATABASES)) {
	journey(`${state} the demo works in memory and says that nothing is saved`, async ({ page }) => {
		await page.addInitScript(spoil);
		await page.goto('/login?redirect=%2FcourseIndex');
		await signIn(page);
		await memoryNotice(page);
		await settled(page);
		expect(await page.locator('main').getByRole('listitem').getByRole('heading').count()).toBe(12);
	});
}

journey('the demo starts after a time-out when the database never answers', async ({ page }) => {
	await page.clock.install();
	await page.addInitScript(() => {
		IDBFactory.prototype.open = function open() {
			document.documentElement.dataset.asked = 'true';
			return new EventTarget() as IDBOpenDBRequest;
		};
	});
	await page.goto('/login');
	await page.locator('html[data-asked]').waitFor();
	await page.clock.runFor(5000);
	await memoryNotice(page);
	await signIn(page);
	await settled(page);
});

journey('resetting the demo data asks first, then restarts the page', async ({ page }) => {
	await page.goto('/login?redirect=%2FchangePassword');
	await signIn(page);
	await settled(page);
	const sessions = () => page.evaluate(readSessions);
	await expect.poll(sessions).toBe(1);

	const choose = async (answer: string): Promise<void> => {
		await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
		await page.getByRole('menuitem', { name: '重置演示数据' }).click();
		await page.getByRole('dialog', { name: '重置演示数据？' }).getByRole('button', { name: answer, exact: true }).click();
	};
	await choose('取消');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	expect(await sessions()).toBe(1);
	await choose('确定');
	await page.waitForURL(/\/login/);
	await page.getByLabel('账号').waitFor();
	expect(await sessions()).toBe(0);
	expect(await page.evaluate(() => localStorage.getItem('student-app-token'))).toBeNull();
	await signIn(page);
	await settled(page);
});

async function readSessions(): Promise<number> {
	const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('mock-'));
	const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
	const database = await resultOf(indexedDB.open(found?.name ?? ''));
	const rows: unknown = await resultOf(database.transaction('rows').objectStore('rows').get('sessions'));
	database.close();
	return Array.isArray(rows) ? rows.length : 0;
}
