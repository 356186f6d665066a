import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings, OF_COLOUR } from './support/accessibility.ts';
import { addFirst, focused, press, size, tools } from './support/block-steps.ts';
import { journey } from './support/journey.ts';
import { openAs } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const drawers = (page: Page): Locator => page.getByRole('region', { name: '积木盒' });
const ground = (page: Page): Locator => page.getByRole('region', { name: '搭积木的地方' });
const start = (page: Page): Locator => ground(page).getByRole('figure', { name: /开始/ });

async function openBlocks(page: Page): Promise<void> {
	await openAs(page, 'newbie', '/problem/program?problemId=P1002');
	const code = page.getByRole('button', { name: '代码', exact: true });
	await page.getByLabel('语言').waitFor({ state: 'attached' });
	if (await code.isVisible()) await code.click();
	await page.getByLabel('语言').selectOption('图形化');
	await start(page).waitFor();
}

const OUTPUT = { drawer: /^输入输出$/, block: /^输出, 你好/ };

journey('blocks are taken, connected, edited, deleted and left by keyboard alone, and each step is said in Chinese', async ({ page }) => {
	await openBlocks(page);
	await tools(page).getByRole('button', { name: '按键说明' }).press('Enter');
	const keys = page.getByRole('dialog', { name: '按键说明' });
	expect(await keys.getByRole('definition').first().innerText()).toBe('打开积木盒');
	await page.keyboard.press('Escape');
	await keys.waitFor({ state: 'detached' });

	await addFirst(page, OUTPUT);
	await press(page, [
		['ArrowRight', /^你好/],
		['ArrowRight', /^改文字: 你好$/],
		['Enter', /^改文字$/],
	]);
	expect(await accessibilityFindings(page)).toEqual([]);
	await page.keyboard.type('大家好');
	await press(page, [
		['Enter', /^改文字: 大家好$/],
		['ArrowLeft', /^大家好/],
		['ArrowLeft', /^输出, 大家好/],
	]);
	await page.keyboard.press('Delete');
	await expect.poll(() => size(page).innerText()).toBe('0 块积木');
	await page.keyboard.press('Control+z');
	await expect.poll(() => size(page).innerText()).toBe('1 块积木');

	// A menu instead of the key that submits.
	await press(page, [['ArrowDown', /^输出, 大家好/]]);
	await page.keyboard.press('Shift+F10');
	await expect
		.poll(() => page.getByRole('menuitem').allInnerTexts())
		.toEqual([expect.stringContaining('再来一块'), expect.stringContaining('删除它和里面的积木')]);
	await page.keyboard.press('Escape');

	const read = await page.evaluate(() =>
		[...document.querySelectorAll('.injectionDiv *')].flatMap((each) =>
			['aria-label', 'aria-roledescription'].map((name) => each.getAttribute(name) ?? ''),
		),
	);
	expect(read.filter((words) => /[A-Za-z]{2}/.test(words))).toEqual([]);

	const run = page.getByRole('button', { name: '运行自测' });
	for (let presses = 0; presses < 4 && !(await isFocused(run)); presses += 1) await page.keyboard.press('Tab');
	expect(await isFocused(run)).toBe(true);
});

journey('keys that are faster than the screen leave the focus on the block that they led to', async ({ page }) => {
	await page.addInitScript(() => {
		const draw = window.requestAnimationFrame.bind(window);
		window.requestAnimationFrame = (callback) => window.setTimeout(() => draw(callback), 200);
	});
	await openBlocks(page);
	await tools(page).getByRole('button').last().focus();
	await press(page, [
		['Tab', /^输入输出$/],
		['Tab', /^输出/],
		['Tab', /^1 叠积木$/],
		['ArrowDown', /开始/],
	]);
	for (const key of ['t', 'ArrowRight', 'Enter', 'Enter']) await page.keyboard.press(key);
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(await focused(page)).toMatch(/^输出, 你好/);
});

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

journey('axe finds nothing in blocks, with a drawer open or closed, light or dark, and Blockly fetches nothing', async ({ page }) => {
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(request.url()));
	await openBlocks(page);
	expect(await accessibilityFindings(page, 'all')).toEqual([]);
	for (const name of await drawers(page).getByRole('treeitem').allInnerTexts()) {
		await drawers(page).getByRole('treeitem', { name }).click();
		await page.getByRole('listbox', { name: `${name}积木` }).waitFor();
		expect(await accessibilityFindings(page, 'all')).toEqual([]);
	}
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.waitForFunction(() => document.body.getAttribute('arco-theme') === 'dark');
	expect(await accessibilityFindings(page, OF_COLOUR)).toEqual([]);
	expect(fetched.filter((address) => /unused|blockly\.com|\.(cur|mp3)$|sprites/.test(address))).toEqual([]);
});

journey('blocks are zoomed by buttons and keys', async ({ page }) => {
	await openBlocks(page);
	const width = async (): Promise<number> => Math.round((await start(page).boundingBox())?.width ?? 0);
	const first = await width();
	await tools(page).getByRole('button', { name: '放大' }).click();
	await expect.poll(width).toBeGreaterThan(first);
	await tools(page).getByRole('button').last().focus();
	await press(page, [
		['Tab', /^输入输出$/],
		['Tab', /^输出/],
	]);
	await page.keyboard.press('Control+0');
	await expect.poll(width).toBe(first);
	await press(page, [['Tab', /^1 叠积木$/]]);
	await page.keyboard.press('Control+-');
	await expect.poll(width).toBeLessThan(first);
	await page.keyboard.press('Control+=');
	await expect.poll(width).toBe(first);
});

journey('a program is printed alone: its blocks as wide as the paper at most, and its Python', async ({ page }) => {
	await openBlocks(page);
	await addFirst(page, OUTPUT);
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute('data-printed', '');
	});
	await tools(page).getByRole('button', { name: '打印积木' }).click();
	await page.locator('body[data-printed]').waitFor();
	await page.setViewportSize({ width: 120, height: 900 });
	await page.emulateMedia({ media: 'print' });
	await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
	expect(await page.locator('body').innerText()).toMatch(
		/^轮子转了几圈 - .{1,40}打印\n开始\n.{1,20}输出\nPython 程序\nprint\('你好'\)\n$/s,
	);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(120);
	await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
	await page.emulateMedia({ media: 'screen' });
	await page.locator('[data-alone]').waitFor({ state: 'detached' });
});

journey.extend({ viewport: NARROW })(
	'on a phone the drawers are below the blocks, and a finger takes a block out of them',
	async ({ page }) => {
		const touch = await page.context().newCDPSession(page);
		await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
		await openBlocks(page);
		const [blocks, box, run] = await Promise.all(
			[start(page), drawers(page), page.getByRole('button', { name: '运行自测' })].map((each) => each.boundingBox()),
		);
		expect([blocks?.y, box?.y, run?.y]).toEqual([blocks?.y, box?.y, run?.y].sort((one, other) => Number(one) - Number(other)));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
		expect(await accessibilityFindings(page)).toEqual([]);

		await drawers(page).getByRole('treeitem', { name: '输入输出' }).click();
		const taken = await page.getByRole('listbox', { name: '输入输出积木' }).getByRole('option').first().boundingBox();
		if (!taken || !blocks) throw new Error('Both blocks are in sight.');
		const from = { x: taken.x + 6, y: taken.y + 12 };
		const to = { x: blocks.x + 6, y: blocks.y + blocks.height + 8 };
		await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
		for (const share of [0.1, 0.3, 0.6, 0.9, 1])
			await touch.send('Input.dispatchTouchEvent', {
				type: 'touchMove',
				touchPoints: [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
			});
		await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await expect.poll(() => size(page).innerText()).toBe('1 块积木');
		const placed = await start(page).boundingBox();
		expect([placed?.x, placed?.y], 'nothing jumps').toEqual([blocks.x, blocks.y]);

		await drawers(page).getByRole('treeitem', { name: '变量' }).click();
		const variables = page.getByRole('listbox', { name: '变量积木' });
		await variables.getByText('新的变量').click();
		await page.getByLabel('新变量叫什么？').fill('存钱罐');
		await page.getByRole('button', { name: '好', exact: true }).click();
		await variables
			.getByRole('option', { name: /存钱罐/ })
			.first()
			.waitFor();
	},
);
