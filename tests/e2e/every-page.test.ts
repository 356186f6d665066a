/** All pages in one session: accessibility as student and guest, layout flaws as a new user and a user with much data. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isWholeMatrix, sampleOf } from '#tests/support/matrix.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW, WIDE } from './support/visit.ts';
import { flawsOf, guestAddresses, learningAddresses, studentAddresses, tabAddresses, walkThrough, walkTo } from './support/walk.ts';

/** Rules that a theme change can affect. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const LONG_LISTS = [
	['/ucenter?tab=wrong', '错题本'],
	['/noticeIndex', '通知'],
	['/videoIndex', '视频'],
] as const;

/** Makes the theme follow the system, so a test can switch it with `emulateMedia`. */
const followSystem = (page: Page): Promise<unknown> =>
	page.addInitScript(() => localStorage.setItem('student-app-theme', JSON.stringify({ version: 1, mode: 'system' })));

async function enter(page: Page, who: string): Promise<void> {
	await followSystem(page);
	await openAs(page, who);
	await settled(page);
}

const WIDTHS = isWholeMatrix ? [WIDE, NARROW] : [WIDE];

async function findingsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
	const findings: string[] = [];
	await walkThrough(page, addresses, async (address) => {
		const note = (look: string) => (finding: string) => findings.push(`${address} (${look}) ${finding}`);
		(await accessibilityFindings(page, 'all')).forEach(note('light'));
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.waitForFunction(() => document.body.getAttribute('arco-theme') === 'dark');
		(await accessibilityFindings(page, isWholeMatrix ? 'all' : OF_COLOUR)).forEach(note('dark'));
		await page.emulateMedia({ colorScheme: 'light' });
	});
	return findings;
}

journey.for(WIDTHS)('no page of a student has accessibility findings at $width px, in light or dark', async (viewport, { page }) => {
	await page.setViewportSize(viewport);
	await enter(page, 'student01');
	expect(await findingsOf(page, sampleOf([...studentAddresses, ...tabAddresses], 5))).toEqual([]);
});

journey.for(WIDTHS)('no page of a guest has accessibility findings at $width px, in light or dark', async (viewport, { page }) => {
	await page.setViewportSize(viewport);
	await followSystem(page);
	expect(await findingsOf(page, guestAddresses)).toEqual([]);
});

async function pageThroughLongLists(page: Page): Promise<void> {
	const main = page.locator('main:visible');
	await page.setViewportSize(WIDE);
	for (const [address, list] of LONG_LISTS) {
		await walkTo(page, address);
		const pages = main.getByRole('navigation', { name: `${list}分页` });
		await pages
			.getByRole('button', { name: /^第 \d+ 页$/ })
			.last()
			.click();
		await settled(page);
		expect(await pages.getByRole('button', { name: '下一页' }).isDisabled(), address).toBe(true);
		expect(await flawsOf(page)).toEqual([]);
	}
	await walkTo(page, '/ucenter?tab=notes');
	await main.getByRole('button', { name: '还有 280 条' }).click();
	await expect.poll(() => main.getByRole('list', { name: '笔记' }).getByRole('listitem').count()).toBe(300);
	expect(await flawsOf(page)).toEqual([]);
}

const LEARNING_WALKS = [WIDE, NARROW].flatMap((viewport) => learningAddresses.map((address) => ({ address, viewport })));

journey.for(['newbie', 'bigdata'])('every learning page renders without flaws for %s, wide and narrow', async (who, { page }) => {
	await enter(page, who);
	const flaws: string[] = [];
	const walks = sampleOf(LEARNING_WALKS, 6, who.length);
	for (const { address, viewport } of walks) {
		await page.setViewportSize(viewport);
		await walkTo(page, address);
		for (const flaw of await flawsOf(page)) flaws.push(`${address} at ${viewport.width} px ${flaw}`);
	}
	// Notices from before the sign-up are hidden from new users; exactly one error is expected for them.
	const told = walks
		.filter(({ address }) => who === 'newbie' && address === '/noticeDetail/n01')
		.map(({ address, viewport }) => `${address} at ${viewport.width} px complains: 通知不存在，或已经过期`);
	expect(flaws).toEqual(told);
	if (who === 'bigdata') await pageThroughLongLists(page);
});
