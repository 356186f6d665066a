/** How soon a jump in a film shows the picture of its place, from the local server, by each way that a browser reads films. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { buildVariant, serveVariant } from '#tests/e2e/support/variant.ts';
import type { Figure } from './figure.ts';

/** A film of ninety seconds; places near and far, forwards and backwards, most of them not loaded before. */
const FILM = '/videoDetail/v32';
const PLACES = [45, 85, 12, 62, 30, 3, 71, 20, 88];

interface Way {
	name: string;
	quality: string;
	/** The browser is made to read streams with the library. */
	library?: boolean;
}

const WAYS: readonly Way[] = [
	{ name: 'hls', quality: 'auto' },
	{ name: 'library', quality: 'auto', library: true },
	{ name: 'mp4', quality: '720' },
	{ name: 'webm', quality: '360' },
];

export async function filmFigures(): Promise<Figure[]> {
	const variant = await buildVariant({}, {}, { minify: true });
	const browser = await chromium.launch(launchOptions(findBrowser()));
	const figures: Figure[] = [];
	try {
		for (const way of WAYS) {
			const site = await serveVariant(variant);
			const worst = Math.max(...(await timeSeeks(browser, site.url, way)));
			await site.close();
			figures.push({
				name: `film-seek-${way.name}`,
				value: worst,
				unit: `ms, slowest of ${PLACES.length} jumps`,
				limit: 500,
				atMost: true,
			});
		}
	} finally {
		await browser.close();
		variant.remove();
	}
	return figures;
}

async function timeSeeks(browser: Browser, url: string, { quality, library }: Way): Promise<number[]> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'zh-CN' });
	const page = await context.newPage();
	await page.addInitScript({ content: `localStorage.setItem('student-app-player-preferences', '${JSON.stringify({ quality })}');` });
	if (library) await page.addInitScript({ content: NO_STREAMS });
	await openFilm(page);
	const times: number[] = [];
	for (const place of PLACES) {
		const watch = await page.evaluateHandle<{ arrived: Promise<number> }>(WATCH_SEEK);
		await page.getByRole('slider', { name: '播放进度' }).fill(String(place));
		times.push(await watch.evaluate(({ arrived }) => arrived));
	}
	await context.close();
	return times;
}

async function openFilm(page: Page): Promise<void> {
	await page.goto(`/login?redirect=${encodeURIComponent(FILM)}`);
	await page.getByLabel('账号').fill('newbie');
	await page.getByLabel('密码', { exact: true }).fill('123456');
	await page.getByRole('button', { name: '登录', exact: true }).click();
	await page.locator('input[type=range]:enabled').first().waitFor();
}

/** These run in the page; as text, because what compiles this file may weave names of its own into functions. */
const NO_STREAMS = `
const canPlayType = HTMLMediaElement.prototype.canPlayType;
HTMLMediaElement.prototype.canPlayType = function (type) { return type.includes('mpegurl') ? '' : canPlayType.call(this, type); };
`;
const WATCH_SEEK = `({ arrived: new Promise((resolve) => {
	const film = document.querySelector('video');
	let from = 0;
	film.addEventListener('seeking', () => { from ||= performance.now(); });
	film.addEventListener('seeked', () => resolve(performance.now() - from), { once: true });
}) })`;
