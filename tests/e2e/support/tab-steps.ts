import type { Locator, Page } from 'playwright-core';

export const tabList = (page: Page): Locator => page.getByRole('tablist', { name: '已打开的页面' });

export const tab = (page: Page, name: string): Locator => tabList(page).getByRole('tab', { name, exact: true });

export const tabNames = (page: Page): Promise<string[]> => tabList(page).getByRole('tab').allInnerTexts();

export const activeTab = (page: Page): Locator => tabList(page).getByRole('tab', { selected: true });

export async function openByMenu(page: Page, ...titles: string[]): Promise<void> {
	for (const title of titles) {
		await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title, exact: true }).click();
		await tabList(page).getByRole('tab', { name: title, selected: true }).waitFor();
	}
}

export async function chooseInTabMenu(page: Page, name: string, item: string): Promise<void> {
	await tab(page, name).click({ button: 'right' });
	await page.getByRole('menu', { name: '标签页操作' }).getByRole('menuitem', { name: item, exact: true }).click();
}
