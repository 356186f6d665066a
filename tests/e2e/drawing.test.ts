/** A student plays with a program that draws, by keyboard, in a build for a real judge. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const PROGRAM = `from turtle import *
color('red', 'gold')
begin_fill()
for i in range(3):
    forward(90)
    left(120)
end_fill()
def step():
    forward(10)
    print('到', round(xcor()))
onkeypress(step, 'Right')
listen()
done()
`;

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '看它画' });

journey('a drawing is played, and goes on with keys', async ({ page }) => {
	await openAs(page, 'student01', '/problem/program?problemId=P1001');
	await settled(page);
	await page.getByRole('combobox', { name: '语言' }).selectOption('Python3');
	await page.getByRole('textbox', { name: '程序', exact: true }).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.insertText(PROGRAM);
	await page.getByRole('button', { name: '看它画' }).click();
	await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
	const drawing = dialog(page).getByRole('application');
	await drawing.waitFor();
	await drawing.focus();
	await page.keyboard.press('ArrowRight');
	await dialog(page).getByText('到 10').waitFor();
	await page.keyboard.press('Escape');
	await expect
		.poll(() =>
			dialog(page)
				.getByRole('button', { name: '暂停' })
				.evaluate((each) => each === document.activeElement),
		)
		.toBe(true);
	await page.setViewportSize(NARROW);
	await dialog(page).getByRole('button', { name: '按键 Right' }).click();
	await dialog(page).getByText('到 20').waitFor();
	await expect.poll(() => dialog(page).getByRole('img').getAttribute('aria-label')).toContain('画笔在 (20, 0)');
	expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
	expect(await accessibilityFindings(page)).toEqual([]);
});
