/** Time from a seek in a video to the frame at its target, for each way a browser plays video; beside a bare page. */
import type { Page } from 'playwright-core';
import { compare, least, median, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { type BenchSite, withSite } from './site.ts';

/** A 90-second video. The seeks go near and far, forwards and backwards, mostly to unbuffered positions. */
const FILM = '/videoDetail/v31';
const PLACES = [45, 85, 12, 62, 30, 3, 71, 20, 88];

const CLIP = '/videos/clip-6';
const ROUNDS = 5;

interface Way {
	name: string;
	quality: string;
	file: string;
	/** Forces playback of HLS through hls.js. */
	library?: boolean;
}

const WAYS: readonly Way[] = [
	{ name: 'hls', quality: 'auto', file: `${CLIP}/index.m3u8` },
	{ name: 'library', quality: 'auto', file: `${CLIP}/index.m3u8`, library: true },
	{ name: 'mp4', quality: '720', file: `${CLIP}.mp4` },
	{ name: 'webm', quality: '360', file: `${CLIP}.webm` },
];

export const filmFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['film'] }, async (site) => {
		const figures: Figure[] = [];
		for (const way of WAYS) figures.push(await wayFigure(site, way));
		return figures;
	});

async function wayFigure(site: BenchSite, way: Way): Promise<Figure> {
	const { app, bare } = await takeTurns(
		{ rounds: ROUNDS },
		{
			app: async () => {
				// A back end that knows the film's progress would let the player start elsewhere.
				await site.restart();
				return timeSeeks(await site.open('newbie'), (page) => openFilm(page, way));
			},
			bare: async () => timeSeeks(await site.open(), (page) => openBare(page, way)),
		},
	);
	const yardstick = way.library ? 'hls.js alone' : 'a bare <video>';
	const note = `a jump, the median of ${PLACES.length}`;
	return compare({ name: `film-seek-${way.name}`, unit: 'ms', yardstick, limit: 2.5, note, typical: least }, app, bare);
}

/** Median milliseconds of a seek; closes the page. */
async function timeSeeks(page: Page, open: (page: Page) => Promise<void>): Promise<number> {
	await open(page);
	await page.locator('input[type=range]:enabled').first().waitFor();
	const times: number[] = [];
	for (const place of PLACES) {
		const watch = await page.evaluateHandle<{ arrived: Promise<number> }>(WATCH_SEEK);
		await page.getByRole('slider', { name: '播放进度' }).fill(String(place));
		times.push(await watch.evaluate(({ arrived }) => arrived));
	}
	await page.close();
	return median(times);
}

const openBare = async (page: Page, { file, library }: Way): Promise<void> => {
	await page.goto(`/bare/film.html?src=${file}${library ? '&library' : ''}`);
};

async function openFilm(page: Page, { quality, library }: Way): Promise<void> {
	await page.addInitScript({ content: `localStorage.setItem('student-app-player-preferences', '${JSON.stringify({ quality })}');` });
	if (library) await page.addInitScript({ content: NO_STREAMS });
	await page.goto(FILM);
}

/** Runs in the page. A string, because the TypeScript transform may add helper names to functions. */
const NO_STREAMS = `
const canPlayType = HTMLMediaElement.prototype.canPlayType;
HTMLMediaElement.prototype.canPlayType = function (type) { return type.includes('mpegurl') ? '' : canPlayType.call(this, type); };
`;
const WATCH_SEEK = `({ arrived: new Promise((resolve) => {
	const film = document.querySelector('video');
	let from = 0;
	document.addEventListener('input', () => { from ||= performance.now(); }, { capture: true, once: true });
	film.addEventListener('seeked', () => resolve(performance.now() - from), { once: true });
}) })`;
