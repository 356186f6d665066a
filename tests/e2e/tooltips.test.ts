import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { galleryJourney } from './support/gallery-journey.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { openByMenu, tab } from './support/tab-steps.ts';
import { NARROW } from './support/visit.ts';

const tooltip = (page: Page): Locator => page.getByRole('tooltip');
const tool = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('button', { name });

/** Whether the tooltip is what one would point at in its middle. */
const isUncovered = (page: Page): Promise<boolean> =>
	tooltip(page).evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		// It takes no pointer until it has appeared.
		const found = document.elementsFromPoint(x, y)[0];
		return found !== undefined && element.contains(found);
	});

journey(
	'a tooltip shows on hover and for the keyboard, above a dialog, hides on leaving, Escape and a press, and names a text that is cut off',
	async ({ page }) => {
		await openAs(page);
		await settled(page);
		await tool(page, '主题设置').hover();
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['主题设置']);
		expect(await page.locator('[title]:not(iframe, svg *)').count()).toBe(0);

		await tooltip(page).hover();
		expect(await tooltip(page).count()).toBe(1);
		await page.keyboard.press('Escape');
		await tooltip(page).waitFor({ state: 'detached' });

		await tool(page, '锁屏').hover();
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['锁屏（Alt+L）']);
		await page.mouse.move(700, 500);
		await tooltip(page).waitFor({ state: 'detached' });

		await tool(page, '主题设置').hover();
		await tooltip(page).waitFor();
		await page.mouse.down();
		await tooltip(page).waitFor({ state: 'detached' });
		await page.mouse.move(700, 500);
		await page.mouse.up();

		// By keyboard, also in a dialog, where they lie above it.
		await tool(page, '锁屏').focus();
		await page.keyboard.press('Tab');
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['全屏']);
		await page.keyboard.press('Tab');
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['主题设置']);
		await page.keyboard.press('Enter');
		await page.getByRole('dialog', { name: '主题设置' }).waitFor();
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['关闭主题设置']);
		await expect.poll(() => isUncovered(page)).toBe(true);
		expect(await accessibilityFindings(page)).toEqual([]);
		// One press, although it also hides the tooltip.
		await page.keyboard.press('Escape');
		await page.getByRole('dialog', { name: '主题设置' }).waitFor({ state: 'detached' });
		await expect.poll(() => tool(page, '主题设置').evaluate((button) => button === document.activeElement)).toBe(true);

		// A text has one only while it is cut off.
		await openByMenu(page, '课程中心');
		await settled(page);
		const title = tab(page, '课程中心');
		await title.hover();
		await tool(page, '主题设置').hover();
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['主题设置']);

		await page.addStyleTag({ content: '.tab-title { max-width: 2em }' });
		await title.locator('.tab-title').hover();
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['课程中心']);
		await page.mouse.move(700, 500);
		await tooltip(page).waitFor({ state: 'detached' });
		await title.focus();
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['课程中心']);
		await page.keyboard.press('Control+k');
		await page.getByRole('dialog').waitFor();
		expect(await tooltip(page).allInnerTexts()).not.toContain('课程中心');
	},
);

galleryJourney(
	'`tooltip` describes a button, above its dialog, and the control of a field, whose mark shows it on touch',
	async ({ page }) => {
		await page.goto('/buttons');
		await page.getByRole('button', { name: '打开窗口' }).first().click();
		const dialog = page.getByRole('dialog', { name: '关于窗口' });
		const button = dialog.getByRole('button', { name: '再开一个抽屉' });
		await expect.poll(() => button.getAttribute('aria-description')).toBe('抽屉盖在这个窗口上面');
		await button.hover();
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(['抽屉盖在这个窗口上面']);
		await expect.poll(() => isUncovered(page)).toBe(true);

		await page.setViewportSize(NARROW);
		await page.goto('/form');
		const form = page.getByRole('form', { name: '交作品' }).first();
		const text = '没开始的作品也能先交上来';
		const mark = form.getByRole('button', { name: '阶段的说明' });
		await mark.waitFor();
		const described = await form.getByLabel('阶段', { exact: true }).getAttribute('aria-describedby');
		await expect.poll(() => page.locator(`[id="${described}"]`).innerText()).toBe(text);
		await touch(page, mark);
		await expect.poll(() => tooltip(page).allInnerTexts()).toEqual([text]);
		expect(await accessibilityFindings(page)).toEqual([]);
		await touch(page, form.getByLabel('标题'));
		await tooltip(page).waitFor({ state: 'detached' });
	},
);

/** A tap of a finger, which the context of the page does not offer. */
async function touch(page: Page, target: Locator): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error('Nothing to tap.');
	const session = await page.context().newCDPSession(page);
	const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await session.detach();
}
