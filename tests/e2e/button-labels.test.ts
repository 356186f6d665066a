import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

/** Pages with two-character labels of many kinds: filters, charts, forms, dialogs, the judge, the page banner. */
const ADDRESSES = [
	'/index',
	'/profile',
	'/noticeIndex',
	'/noticeDetail/n01',
	'/ucenter?tab=report',
	'/honorsGalleryIndex',
	'/problem/program?problemId=P1001',
	'/courseDetail/c05?tab=homework&homework=h-c05-3',
];

interface Spacing {
	label: string;
	spaced: boolean;
}

/** Two-character labels of visible buttons. Tabs, menu items and answers of a table heading are no buttons of this kind. */
const spacingOf = (page: Page): Promise<Spacing[]> =>
	page.locator('button:visible:not([role]):not(.side-menu-heading):not(th button)').evaluateAll((buttons) =>
		buttons.flatMap((button) => {
			const label = (button as HTMLElement).innerText.trim();
			if (!/^\p{Script=Han}{2}$/u.test(label)) return [];
			const holder = [...button.querySelectorAll('*'), button].find((each) =>
				[...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === label),
			);
			return [{ label, spaced: holder !== undefined && Number.parseFloat(getComputedStyle(holder).letterSpacing) > 0 }];
		}),
	);

journey('spec 1: two-character labels of buttons are spaced on every page, in dialogs and on narrow screens', async ({ page }) => {
	await page.goto('/login');
	await page.getByRole('form', { name: '登录' }).waitFor();
	const found = await spacingOf(page);
	await openAs(page, 'student01', '/index');
	for (const width of [1440, 360]) {
		await page.setViewportSize({ width, height: 900 });
		for (const address of ADDRESSES) {
			await walkTo(page, address);
			found.push(...(await spacingOf(page)));
		}
	}
	await walkTo(page, '/index');
	await page.getByRole('button', { name: '改目标' }).click();
	await page.getByRole('dialog').getByRole('button', { name: '保存' }).waitFor();
	found.push(...(await spacingOf(page)));
	expect(found.filter(({ spaced }) => !spaced)).toEqual([]);
	expect([...new Set(found.map(({ label }) => label))]).toEqual(expect.arrayContaining(['登录', '保存', '筛选']));
});
