import { expect } from 'vitest';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { addressOf, openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

journey('an administrator filters the rights, exports them and opens a page', async ({ page }) => {
	await openAs(page, 'admin', '/accessMatrix');
	await settled(page);
	const filters = page.getByRole('region', { name: '筛选权限' });
	const matrix = page.getByRole('group', { name: '角色能用什么' });
	const names = () => matrix.getByRole('rowheader').allInnerTexts();
	await matrix.waitFor();
	for (const mode of ['dark', 'light'] as const) {
		await page.evaluate((name) => document.body.setAttribute('arco-theme', name), mode);
		expect(await accessibilityFindings(page)).toEqual([]);
	}
	await page.getByRole('navigation', { name: '角色能用什么' }).getByRole('button', { name: '第 2 页' }).click();

	await filters.getByRole('radio', { name: '学生', exact: true }).check();
	await filters.getByRole('checkbox', { name: '只看不能用的' }).check();
	await filters.getByRole('button', { name: '筛选', exact: true }).click();
	await filters.getByRole('group', { name: '类别' }).getByRole('radio', { name: '页面', exact: true }).check();
	await page.keyboard.press('Escape');
	await expect.poll(names).toEqual(['菜单工坊 /menuStudio', '权限一览 /accessMatrix', '世界 /worlds']);
	const cells = matrix.getByRole('row').filter({ hasText: '/menuStudio' }).getByRole('cell');
	expect(await cells.allInnerTexts()).toEqual(['页面', '—', expect.stringContaining('“管理员”'), '—', '可以', '可以', '—']);

	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: '导出表格' }).click();
	const chunks: Uint8Array[] = [];
	for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Uint8Array);
	const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
	expect(lines).toHaveLength(4);
	expect(lines[1]).toMatch(/^菜单工坊 \/menuStudio,页面,,.*,,可以,可以,$/);

	await page.setViewportSize(NARROW);
	// The app lays itself out for the new width after the event of the window.
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
	const words = filters.getByRole('searchbox', { name: '搜索', exact: true });
	await words.fill('没有这一行');
	await page.getByText('没有符合条件的内容').waitFor();
	await filters.getByRole('button', { name: '清空筛选' }).click();
	await words.fill('/videoIndex');
	await matrix.getByRole('link', { name: '视频中心 /videoIndex' }).first().click();
	await expect.poll(() => addressOf(page)).toBe('/videoIndex');
});
