import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { addressOf, settled } from './support/page-steps.ts';

const main = (page: Page): Locator => page.locator('main:visible');
const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

interface Focus {
	there: boolean;
	/** The target precedes the focused element. */
	back: boolean;
	/** The focused element is inside the viewport. */
	inSight: boolean;
	on: string;
}

const focusSeenFrom = (target: Locator): Promise<Focus> =>
	target.evaluate((wanted) => {
		const { activeElement: active } = document;
		if (!active || active === document.body) return { there: false, back: false, inSight: true, on: 'nothing' };
		const { top, bottom, left, right, width, height } = active.getBoundingClientRect();
		return {
			there: active === wanted,
			back: Boolean(active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING),
			inSight: width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
			on: active.outerHTML.slice(0, 200),
		};
	});

/** Presses Tab or Shift+Tab until the target has the focus. Fails when the focus leaves the viewport. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
	const wanted = target.first();
	await wanted.waitFor();
	for (let press = 0; press <= most; press += 1) {
		const focus = await focusSeenFrom(wanted);
		if (focus.there) return;
		expect(focus.inSight, focus.on).toBe(true);
		await page.keyboard.press(focus.back ? 'Shift+Tab' : 'Tab');
	}
	throw new Error(`${most} times Tab do not lead to ${target}.`);
}

async function openBy(page: Page, target: Locator, url: RegExp): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press('Enter');
	await page.waitForURL(url);
	await settled(page);
}

journey('a student signs in, opens a lesson, submits homework and opens a certificate by keyboard', async ({ page }) => {
	await page.goto('/login');
	await tabTo(page, page.getByLabel('账号'));
	await page.keyboard.type('student01');
	await page.keyboard.press('Tab');
	await page.keyboard.type('123456');
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/index$/);
	await settled(page);

	await openBy(page, main(page).getByRole('link', { name: '接着学' }), /videoDetail|document-preview|courseDetail/);
	await page.goBack();
	await settled(page);

	await openBy(page, page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '课程中心' }), /courseIndex/);
	await tabTo(page, main(page).getByRole('searchbox', { name: '搜索课程' }));
	await page.keyboard.type('Python 第一步');
	await expect.poll(() => addressOf(page)).toContain('keyword=');
	await settled(page);
	await openBy(page, main(page).getByRole('link', { name: /Python 第一步/ }), /courseDetail\/c05/);

	const homework = main(page).getByRole('tab', { name: /作业/ });
	await tabTo(page, main(page).getByRole('tab', { selected: true }));
	for (let press = 0; press < 5 && !(await hasFocus(homework)); press += 1) await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await openBy(page, main(page).getByRole('link', { name: '改正这段有三处错误的程序' }), /homework=h-c05-3/);
	const code = main(page).getByRole('textbox', { name: '程序' });
	await tabTo(page, code);
	await page.keyboard.press('Control+A');
	await page.keyboard.type('print("改好了")');
	// The first Escape may close suggestions; Tab leaves the editor after the next.
	for (const _press of [1, 2]) await page.keyboard.press('Escape');
	await tabTo(page, main(page).getByRole('button', { name: '重新提交' }));
	await page.keyboard.press('Space');
	await main(page).getByText('已经交上了').waitFor();

	await openBy(page, main(page).getByRole('button', { name: '全部作业' }), /tab=homework/);
	await tabTo(page, main(page).getByRole('tab', { selected: true }));
	await page.keyboard.press('Home');
	await page.keyboard.press('Enter');
	await tabTo(page, main(page).locator('[role=treeitem][tabindex="0"]'));
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/videoDetail\//);
	await settled(page);
	await main(page).getByRole('button', { name: '播放', exact: true }).waitFor();
	await page.keyboard.press('k');
	await main(page).getByRole('button', { name: '暂停', exact: true }).waitFor();
	await page.keyboard.press('k');

	await openBy(page, page.getByRole('banner').getByRole('link', { name: /通知/ }), /noticeIndex/);
	const notices = main(page).getByRole('list', { name: '通知' }).getByRole('link');
	await tabTo(page, notices);
	await page.keyboard.press('ArrowDown');
	expect(await hasFocus(notices.nth(1))).toBe(true);
	await page.keyboard.press('Enter');
	await page.waitForURL(/noticeDetail/);
	await settled(page);

	await page.keyboard.press('Control+K');
	await page.getByRole('combobox').waitFor();
	await page.keyboard.type('结业证书');
	await page
		.getByRole('option', { name: /结业证书/ })
		.first()
		.waitFor();
	await page.keyboard.press('Escape');
	await openBy(page, page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '荣誉中心' }), /honorsGalleryIndex/);
	await tabTo(
		page,
		main(page)
			.getByRole('checkbox', { name: '只看我的' })
			.or(main(page).getByRole('switch', { name: '只看我的' })),
	);
	await page.keyboard.press('Space');
	await expect.poll(() => addressOf(page)).toContain('mine=true');
	await settled(page);
	await openBy(page, main(page).getByRole('link', { name: /结业证书/ }), /honorDetail/);
	await tabTo(page, main(page).getByRole('button', { name: /保存|下载/ }));
	const saved = page.waitForEvent('download');
	await page.keyboard.press('Enter');
	expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});
