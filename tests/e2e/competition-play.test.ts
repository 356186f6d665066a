import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accessibilityFindings, OF_COLOUR } from './support/accessibility.ts';
import { keepMessages } from './support/answers.ts';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const DAY = 86_400_000;
const main = (page: Page): Locator => page.locator('main:visible');
const button = (page: Page, name: string | RegExp): Locator => main(page).getByRole('button', { name, exact: typeof name === 'string' });

/** In light and dark. The clock may be stopped, so the theme is set directly. */
async function expectAccessible(page: Page): Promise<void> {
	for (const scheme of ['light', 'dark'] as const) {
		await page.evaluate(
			(dark) => (dark ? document.body.setAttribute('arco-theme', 'dark') : document.body.removeAttribute('arco-theme')),
			scheme === 'dark',
		);
		expect(await accessibilityFindings(page, scheme === 'dark' ? OF_COLOUR : 'wcag'), scheme).toEqual([]);
	}
	await page.evaluate(() => document.body.removeAttribute('arco-theme'));
}

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

interface Board {
	data: { records: { id: string; score: number }[] };
}

journey('a board of 1,000 rows refreshes itself and keeps the place, the focus and the filters', async ({ page }) => {
	await page.clock.install();
	let calls = 0;
	await page.route('**/competition/rankings?*', async (route) => {
		calls += 1;
		const response = await route.fetch();
		const board = (await response.json()) as Board;
		const row = board.data.records[500];
		if (row && calls > 1) row.score += calls;
		await route.fulfill({ response, json: board });
	});
	await openAs(page, 'student01', '/rankLists/k07');
	const table = main(page).getByRole('table', { name: '排行榜' });
	const region = main(page).getByRole('group', { name: '排行榜', exact: true });
	await table.waitFor();
	expect(await table.getAttribute('aria-rowcount')).toBe('1001');
	await table.locator('tfoot').getByText('7 · 林小满').waitFor();
	await region.focus();
	await region.evaluate((element) => {
		element.scrollTop = 24_000;
	});
	// Not the scroll position: it moves with the rows above, whose heights are guessed until they are drawn.
	const inSight = () =>
		region.evaluate((element) => {
			const { top, bottom } = element.getBoundingClientRect();
			const middle = (top + bottom) / 2;
			const row = [...element.querySelectorAll('tbody tr[data-index]')].find((each) => each.getBoundingClientRect().bottom > middle);
			return { name: row?.querySelector('th')?.textContent, top: Math.round((row?.getBoundingClientRect().top ?? 0) - top) };
		});
	await expect.poll(async () => (await inSight()).name).toMatch(/^\d{3} · /);
	const before = await inSight();
	await page.clock.fastForward(30_000);
	await main(page).getByText('刚刚更新：1 行有变化').waitFor();
	const after = await inSight();
	expect(after.name).toBe(before.name);
	// A row's height has fractions of a pixel.
	expect(Math.abs(after.top - before.top)).toBeLessThan(2);
	expect(await region.evaluate((element) => element === document.activeElement)).toBe(true);

	await main(page).getByRole('searchbox').fill('林小满');
	await page.waitForURL(/keyword=/);
	// The few rows that are found need no virtual rows.
	await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(null);
	const download = page.waitForEvent('download');
	await button(page, '导出表格').click();
	expect((await download).suggestedFilename()).toMatch(/^寒假线上训练赛 排行榜 .*\.csv$/);
});

describe('on a phone', () => {
	journey.override({ viewport: NARROW });

	journey('a frozen board hides what came after the freeze until it thaws', async ({ page, clock }) => {
		await openAs(page, 'bigdata', '/rankLists/k04');
		await main(page)
			.getByText(/^已封榜：/)
			.waitFor();
		await main(page).getByText('封榜后你又走出了 118 步').waitFor();
		const own = main(page).getByRole('row', { name: /郑海量/ });
		const before = await own.textContent();
		expect(before).not.toContain('118');
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		clock.ahead = DAY;
		await page.reload();
		await main(page)
			.getByRole('row', { name: /郑海量.*118/ })
			.waitFor();
		expect(Number.parseInt((await own.textContent()) ?? '', 10)).toBeLessThan(Number.parseInt(before ?? '', 10));
		expect(
			await main(page)
				.getByText(/^已封榜：/)
				.count(),
		).toBe(0);
	});

	journey('an objective answer is saved, survives a reload, and is submitted once', async ({ page }) => {
		await openAs(page, 'student01', '/competitionQuestions/k11');
		await main(page).getByRole('link', { name: '哪些是传感器' }).click();
		await main(page)
			.getByRole('checkbox', { name: /超声波/ })
			.check();
		await main(page)
			.getByText(/^已保存 .*还没有提交/)
			.waitFor();
		await page.reload();
		expect(
			await main(page)
				.getByRole('checkbox', { name: /超声波/ })
				.isChecked(),
		).toBe(true);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await button(page, '提交答案').click();
		await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
		await main(page)
			.getByText(/^已收下，结果在比赛结束后公布。回执号 K11-2-001/)
			.waitFor();
		expect(await button(page, '提交答案').count()).toBe(0);
		await button(page, /哪些是传感器.*已提交/).waitFor();
	});
});

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const picture = (name: string, kilobytes: number) => ({ name, mimeType: 'image/png', buffer: Buffer.concat([PNG], kilobytes * 1024) });

journey(
	'a work that is due is found by its button, uploaded over a cut, replaced a second before the deadline, restored, and refused after it; a board is replayed',
	async ({ page, clock, complaints }) => {
		await keepMessages(page);
		await openAs(page, 'student01', '/CompetitionDetail/k11');
		const hero = main(page).getByRole('region', { name: '赛事概况' });
		await hero.getByText(/^「作品提交」正在收作品，9月17日 \d\d:00 前可以反复替换$/).waitFor();
		await settled(page);
		expect(await main(page).getByRole('list', { name: '赛事提醒' }).count()).toBe(0);
		await hero.getByRole('button', { name: '去答题' }).click();
		await main(page).getByRole('table', { name: '赛题' }).getByRole('link', { name: '我的小发明' }).waitFor();
		await page.goBack();
		await hero.getByRole('button', { name: '去交作品' }).click();
		const form = main(page).getByRole('form', { name: '作品提交的作品' });
		await form.waitFor();
		await button(page, /我的小发明/)
			.and(page.locator('[aria-current]'))
			.waitFor();

		let parts = 0;
		await page.route('**/competition/upload/part', async (route) => {
			parts += 1;
			if (parts !== 3) return route.continue();
			await page.context().setOffline(true);
			await route.abort('internetdisconnected');
		});
		await form.getByLabel('作品名').fill('会转的风车');
		await form.getByLabel('作品照片', { exact: true }).setInputFiles(picture('风车.png', 300));
		await form.getByText(/停在 40%：网络断了，联网后从这里接着传/).waitFor();
		await page.context().setOffline(false);
		await form.getByText('300 KB，已上传').waitFor();
		// Two parts before the cut, the one that was cut, and the three that were missing.
		expect(parts).toBe(6);
		complaints.length = 0;

		await button(page, '按评审的样子预览').click();
		const preview = page.getByRole('dialog', { name: '评审看到的样子' });
		await preview.getByRole('heading', { name: '会转的风车' }).waitFor();
		await preview.getByRole('region', { name: '预览' }).waitFor();
		await page.keyboard.press('Escape');
		await button(page, '提交作品').click();
		const receipt = page.getByRole('dialog', { name: '提交回执' });
		await receipt.getByText('K11-061-V1').waitFor();
		await expectAccessible(page);
		await page.emulateMedia({ media: 'print' });
		// Of the dialog only what is printed is visible, so it has no role.
		expect(await page.locator('dialog').getByText('K11-061-V1').isVisible()).toBe(true);
		expect(await form.getByLabel('作品名').isVisible()).toBe(false);
		await page.emulateMedia({ media: null });
		await receipt.getByRole('button', { name: '好的' }).click();

		clock.ahead = 5 * DAY + 8 * 3_600_000 - 1000;
		await form.getByLabel('作品名').fill('更快的风车');
		await button(page, '提交新版本').click();
		await receipt.getByText('K11-061-V2').waitFor();
		await receipt.getByRole('button', { name: '好的' }).click();
		await main(page).getByText('和第 1 版比，改了 1 处').click();
		await main(page).getByRole('row', { name: '作品名 会转的风车 更快的风车' }).waitFor();
		await expectAccessible(page);

		await button(page, '恢复第 1 版').click();
		await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
		await main(page).getByText('和第 2 版比，改了 1 处').waitFor();
		expect(await form.getByLabel('作品名').inputValue()).toBe('会转的风车');

		clock.ahead += 1000;
		await form.getByLabel('作品名').fill('最快的风车');
		await button(page, '提交新版本').click();
		await page
			.getByRole('alert')
			.getByText(/「作品提交」已经截止/)
			.waitFor();
		expect(await form.getByLabel('作品名').inputValue()).toBe('最快的风车');
		await settled(page);

		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/rankLists/k02');
		await button(page, '回放榜单').click();
		const replay = page.getByRole('dialog', { name: '回放榜单' });
		await replay.getByRole('table', { name: /进入前 12 名的每一步/ }).waitFor();
		await expectAccessible(page);
		await replay.getByRole('button', { name: '逐步播放' }).click();
		await replay.getByRole('button', { name: '下一步' }).click();
		expect(await replay.getByRole('slider', { name: '回放进度' }).getAttribute('aria-valuetext')).toMatch(/^第 2 步，共 \d+ 步/);
		await replay
			.getByRole('status')
			.getByText(/^开赛后第 \d+ 分钟：.+通过 . 题/)
			.waitFor();
		await expectAccessible(page);
	},
);
