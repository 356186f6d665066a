/** Building a program of blocks by keyboard. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const tools = (page: Page): Locator => page.getByRole('toolbar', { name: '积木', exact: true });
export const size = (page: Page): Locator => tools(page).getByRole('status');

/** What a screen reader reads of the element with the focus. */
export const focused = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const element = document.activeElement;
		const named = element?.getAttribute('aria-labelledby') ?? '';
		return element?.getAttribute('aria-label') ?? document.getElementById(named)?.textContent ?? element?.textContent ?? '';
	});

/** Presses the keys in turn, and waits until the focus is on what each of them leads to. */
export async function press(page: Page, steps: readonly (readonly [key: string, leadsTo: RegExp])[]): Promise<void> {
	for (const [key, leadsTo] of steps) {
		await page.keyboard.press(key);
		await expect.poll(() => focused(page), { message: key }).toMatch(leadsTo);
	}
}

interface FirstBlock {
	/** The first one of the toolbox. */
	drawer: RegExp;
	block: RegExp;
	/** The key that leads from the drawer to its blocks. */
	into?: 'ArrowRight' | 'ArrowUp';
}

/** Takes the first block of the first drawer and puts it below the start. */
export async function addFirst(page: Page, { drawer, block, into = 'ArrowRight' }: FirstBlock): Promise<void> {
	await tools(page).getByRole('button').last().focus();
	await press(page, [
		['Tab', drawer],
		[into, block],
		['Enter', block],
	]);
	await expect.poll(() => announced(page)).toContain('放在空的地方');
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => announced(page)).toContain('放到“开始”后面');
	await page.keyboard.press('Enter');
	await expect.poll(() => size(page).innerText()).toBe('1 块积木');
}

const announced = (page: Page): Promise<string> =>
	page.evaluate(() => [...document.querySelectorAll('.injectionDiv [aria-live]')].map((each) => each.textContent).join('\n'));
