/** The screens of accounts without data, with very much of it and with rights of their own, and those whose names are as long as allowed. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createTestBackend } from './support/backend.ts';
import { journey } from './support/journey.ts';
import { withLongNames } from './support/long-names.ts';
import { followSystem, lookThrough } from './support/look-at-screen.ts';
import { isForAxe, lookWithAxe } from './support/look-with-axe.ts';
import { openAs, settled } from './support/page-steps.ts';
import { accountScreens, longNameScreens } from './support/screens.ts';
import { WIDE } from './support/visit.ts';
import { walkTo } from './support/walk.ts';

journey.for(accountScreens)('screens of $account from $addresses.0 on hold in narrow, low and wide windows', async (screens, { page }) => {
	await followSystem(page);
	await openAs(page, screens.account);
	// Lists without rows are drawn in another way. The others have what a student has.
	const withAxe = screens.account === 'newbie';
	expect(screens.states.some(isForAxe)).toBe(withAxe);
	expect(await lookThrough(page, screens, withAxe ? { also: lookWithAxe } : {})).toEqual([]);
});

const withLongestNames = journey.extend({
	backend: async ({ clock }, use) => {
		const backend = createTestBackend({ now: () => MOCK_NOW + clock.ahead });
		await use({ ...backend, fetch: withLongNames(backend.fetch) });
	},
});

withLongestNames.for(longNameScreens)(
	'from $addresses.0 on, names as long as allowed break, or are whole in a tooltip',
	async (screens, { page }) => {
		await followSystem(page);
		await openAs(page, screens.account);
		expect(await lookThrough(page, screens)).toEqual([]);
	},
);

const LONG_LISTS = [
	['/ucenter?tab=wrong', '错题本'],
	['/noticeIndex', '通知'],
	['/videoIndex', '视频'],
] as const;

async function openLastPage(page: Page, list: string): Promise<void> {
	const pages = page.locator('main:visible').getByRole('navigation', { name: `${list}分页` });
	await pages
		.getByRole('button', { name: /^第 \d+ 页$/ })
		.last()
		.click();
	await settled(page);
	expect(await pages.getByRole('button', { name: '下一页' }).isDisabled(), list).toBe(true);
}

journey('the last page of long lists is reached', async ({ page }) => {
	await page.setViewportSize(WIDE);
	await openAs(page, 'bigdata');
	for (const [address, list] of LONG_LISTS) {
		await walkTo(page, address);
		await openLastPage(page, list);
	}
	await walkTo(page, '/ucenter?tab=notes');
	await page.locator('main:visible').getByRole('button', { name: '还有 280 项' }).click();
	await expect.poll(() => page.getByRole('list', { name: '笔记' }).getByRole('listitem').count()).toBe(300);
});
