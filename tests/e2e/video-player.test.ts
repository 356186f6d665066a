import { expect } from 'vitest';
import {
	button,
	filmPast,
	filmReady,
	filmState,
	openFilm,
	playedParts,
	playPast,
	progress,
	savesAnswerB,
	seekTo,
	watchJumps,
} from './support/film-steps.ts';
import { journey } from './support/journey.ts';
import { addressOf, settled, storeToken } from './support/page-steps.ts';
import { stopClock } from './support/stop-clock.ts';
import { chooseInTabMenu, openByMenu, tab } from './support/tab-steps.ts';
import { NARROW } from './support/visit.ts';

function secondsOf(parts: readonly (readonly [from: number, to: number])[]): number {
	let until = 0;
	let length = 0;
	for (const [from, to] of [...parts].sort(([a], [b]) => a - b)) {
		length += Math.max(0, to - Math.max(from, until));
		until = Math.max(until, to);
	}
	return length;
}

journey('a video resumes at its last position, stops once for its question, and counts the seconds actually played', async ({ page }) => {
	await storeToken(page);
	await openFilm(page, 'v07');
	await page.getByText('接着上次的 0:18 看').waitFor();
	expect(await filmState(page)).toMatchObject({ at: 18, paused: true, seconds: 45 });

	await playPast(page, 18.6);
	await button(page, '暂停').click();
	await seekTo(page, 19);
	const line = page.getByRole('region', { name: '文稿' }).getByRole('button', { name: /写两个数/ });
	await expect.poll(() => line.getAttribute('aria-current')).toBe('true');
	await seekTo(page, 27.4);
	await button(page, '播放').click();

	const question = page.getByRole('region', { name: '小问题' });
	await question.getByText('range(1, 6) 一共有几个数？').waitFor();
	expect(await filmState(page)).toMatchObject({ at: 28, paused: true });
	await page.keyboard.press('k');
	expect((await filmState(page)).paused).toBe(true);
	const saved = page.waitForResponse(savesAnswerB);
	await question.getByRole('button', { name: /5 个/ }).click();
	await question.getByText('答对啦！').waitFor();
	await saved;
	await button(page, '继续播放').click();
	await filmPast(page, 28.6);

	await button(page, '暂停').click();
	const { at } = await filmState(page);
	const before = await playedParts(page);
	await page.reload();
	await filmReady(page);
	const resumed = (await filmState(page)).at;
	expect(Math.abs(resumed - at)).toBeLessThan(5);
	await seekTo(page, 27.6);
	await playPast(page, 28.3);
	expect(await question.count()).toBe(0);
	await button(page, '暂停').click();
	// 18 seconds of earlier sessions plus the ranges played now; skipped ranges do not count.
	const watched = page.getByRole('progressbar', { name: '已看' });
	const seen = secondsOf([[0, 18], ...before, ...(await playedParts(page))]);
	const percent = async (): Promise<number> => Number(await watched.getAttribute('aria-valuenow'));
	await expect.poll(async () => Math.abs((await percent()) - (seen / 45) * 100)).toBeLessThan(8);
});

journey(
	'a refused segment is requested again with a fresh URL at the same position, and a permanent failure shows a message',
	async ({ page, complaints }) => {
		await storeToken(page);
		let refuses = true;
		let fresh = 0;
		page.on('request', (request) => {
			if (!request.url().includes('/play-url')) return;
			fresh += 1;
			if (fresh === 2) refuses = false;
		});
		await page.route(/clip-6\/([3-9]|\d\d)\.m4s|clip-6\.(mp4|webm)/, (route) =>
			refuses ? route.fulfill({ status: 403 }) : route.continue(),
		);
		await openFilm(page, 'v31');
		await playPast(page, 0.3);
		const jumps = await watchJumps(page);
		await progress(page).fill('22');
		await filmPast(page, 22.2);
		expect(fresh).toBe(2);
		expect((await jumps()).filter((place) => Math.abs(place - 22) > 2)).toEqual([]);

		refuses = true;
		await page.getByRole('combobox', { name: '清晰度' }).selectOption('高清');
		await page.getByRole('alert').getByText('视频没有加载出来').waitFor();
		expect(fresh).toBeLessThanOrEqual(6);
		refuses = false;
		await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
		await filmPast(page, 22.4);
		const unexpected = complaints.filter((text) => !/403|ERR_/.test(text));
		complaints.splice(0, complaints.length, ...unexpected);
	},
);

journey('without native HLS support a library plays the stream', async ({ page }) => {
	await page.addInitScript(() => {
		const original = HTMLMediaElement.prototype.canPlayType;
		HTMLMediaElement.prototype.canPlayType = function (type) {
			return type.includes('mpegurl') ? '' : original.call(this, type);
		};
	});
	await storeToken(page);
	await openFilm(page, 'v07');
	expect(await filmState(page)).toMatchObject({ at: 18, source: expect.stringMatching(/^blob:/) });
	await seekTo(page, 40);
	await playPast(page, 40.3);
});

journey('shortcuts work everywhere on the page except in fields, and speed and sound carry over to the next video', async ({ page }) => {
	await storeToken(page);
	await openFilm(page, 'v31');
	await page.keyboard.press('3');
	await expect.poll(async () => (await filmState(page)).at).toBe(27);
	await page.keyboard.press('l');
	await page.keyboard.press('ArrowLeft');
	await expect.poll(async () => (await filmState(page)).at).toBe(32);
	await page.keyboard.press('>');
	await page.keyboard.press('m');
	expect(await filmState(page)).toMatchObject({ rate: 1.25, muted: true, paused: true });
	await page.keyboard.press(' ');
	await expect.poll(async () => (await filmState(page)).paused).toBe(false);
	await page.keyboard.press('f');
	await button(page, '退出全屏播放').waitFor();
	await page.keyboard.press('f');
	await button(page, '退出全屏播放').waitFor({ state: 'detached' });

	const search = page.getByRole('searchbox', { name: '在文稿里找' });
	await search.fill('白猫');
	await search.press('k');
	expect((await filmState(page)).paused).toBe(false);
	await search.fill('白猫');
	await page
		.getByRole('region', { name: '文稿' })
		.getByRole('button', { name: /只给它看白猫/ })
		.click();
	await expect.poll(async () => (await filmState(page)).at).toBeGreaterThanOrEqual(43);

	await openByMenu(page, '通知公告');
	await settled(page);
	await tab(page, '机器怎样从例子里学').click();
	const kept = await filmState(page);
	expect(kept.paused).toBe(true);
	expect(kept.at).toBeGreaterThan(43);

	await openFilm(page, 'v09');
	expect(await filmState(page)).toMatchObject({ muted: true });
	expect(await page.getByRole('combobox', { name: '倍速' }).inputValue()).toBe('1.25');
});

journey.extend({ viewport: NARROW })(
	'on a phone the question is below the video, the film stays in sight when the phone is turned, and the countdown to the next video can be cancelled',
	async ({ page }) => {
		await storeToken(page);
		await page.clock.install();
		await openFilm(page, 'v13');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
		await progress(page).fill('45');
		await playPast(page, 45.1);
		await page.evaluate(() => scrollTo(0, 300));
		await page.setViewportSize({ width: 740, height: 360 });
		const top = () => page.locator('video:visible').evaluate((film) => Math.round(film.getBoundingClientRect().top));
		await expect.poll(top).toBe(0);
		await page.setViewportSize(NARROW);
		await progress(page).fill('47.5');
		await filmPast(page, 47.6);
		const question = page.getByRole('region', { name: '小问题' });
		await question.getByRole('button', { name: /8 次/ }).click();
		await question.getByText('再想想，正确答案是 B。').waitFor();
		await button(page, '继续播放').click();
		await question.waitFor({ state: 'detached' });

		// Stops the countdown to the next video.
		await stopClock(page);
		await progress(page).fill('59.5');
		await button(page, '取消').click();
		await page.clock.resume();
		expect(addressOf(page)).toBe('/videoDetail/v13');
		await button(page, '播放下一个').click();
		await expect.poll(() => addressOf(page)).toBe('/videoDetail/v14');
		await expect.poll(async () => (await filmState(page)).paused).toBe(false);
	},
);

journey('the memory of a film is freed after its tab was closed', async ({ page }) => {
	await storeToken(page);
	await openFilm(page, 'v07');
	await page.evaluate(() => Object.assign(globalThis, { film: new WeakRef(document.querySelector('video') ?? document) }));
	await openByMenu(page, '首页');
	await chooseInTabMenu(page, '首页', '关闭其他');
	const session = await page.context().newCDPSession(page);
	await expect
		.poll(async () => {
			await session.send('HeapProfiler.collectGarbage');
			return page.evaluate(() => (globalThis as { film?: WeakRef<Node> }).film?.deref()?.nodeName);
		})
		.toBeUndefined();
});
