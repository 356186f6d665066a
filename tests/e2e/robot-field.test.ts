/** A robot is driven without a problem, and administrators see every world. */
import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const phone = journey.extend({ viewport: NARROW });

phone('a child drives a robot from home by keyboard, and finds the program again', async ({ page }) => {
	await openAs(page, 'student01', '/index');
	await page.getByRole('list', { name: '常用入口' }).getByRole('link', { name: '机器人场地' }).press('Enter');
	const worlds = page.getByRole('combobox', { name: '程序在哪个世界里走' });
	await worlds.press('ArrowDown');
	await expect.poll(() => addressOf(page)).toBe('/robotField?world=free-field+mirrored');

	const program = page.getByRole('textbox', { name: '程序' });
	await program.press('Control+A');
	await page.keyboard.insertText('from robot import *\nprint("出发")\n前进(400)');
	await page.getByRole('button', { name: '运行' }).press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: '下载' }).press('Enter');
	await page.getByRole('region', { name: '经过' }).getByRole('button', { name: /撞到/ }).waitFor();
	await page.getByText('出发', { exact: true }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	expect(await accessibilityFindings(page)).toEqual([]);

	await page.reload();
	await settled(page);
	await expect.poll(() => program.innerText()).toContain('前进(400)');
	expect(await worlds.inputValue()).toBe('free-field mirrored');
	await page.getByRole('combobox', { name: '语言' }).selectOption('图形化');
	await page.getByRole('toolbar', { name: '积木' }).waitFor();
	await page.getByRole('combobox', { name: '语言' }).selectOption('Python3');
	await expect.poll(() => program.innerText()).toContain('前进(400)');
});

journey('an administrator looks at every world and drives in one', async ({ page }) => {
	await openAs(page, 'admin', '/worlds');
	await settled(page);
	const list = page.getByRole('list', { name: '世界' });
	const maze = list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '迷宫鼠的迷宫' }) });
	await maze.getByRole('img').waitFor();
	expect(await maze.innerText()).toContain('maze-mouse.yaml');
	for (const mode of ['dark', 'light'] as const) {
		await page.evaluate((name) => document.body.setAttribute('arco-theme', name), mode);
		expect(await accessibilityFindings(page)).toEqual([]);
	}
	await maze.getByRole('link', { name: '去跑一跑' }).click();
	await expect.poll(() => addressOf(page)).toBe('/robotField?world=maze-mouse');
	await page.getByText('走到奶酪').waitFor();
});
