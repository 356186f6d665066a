import type { Locator, Page, Response } from 'playwright-core';
import { expect } from 'vitest';

export interface FilmState {
	at: number;
	paused: boolean;
	rate: number;
	muted: boolean;
	seconds: number;
	source: string;
}

const film = (page: Page): Locator => page.locator('video:visible');

export const filmState = (page: Page): Promise<FilmState> =>
	film(page).evaluate((element) => {
		const media = element as HTMLVideoElement;
		const { currentTime, paused, playbackRate, muted, duration, currentSrc } = media;
		return { at: currentTime, paused, rate: playbackRate, muted, seconds: duration, source: currentSrc };
	});

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const progress = (page: Page): Locator => page.getByRole('slider', { name: '播放进度' });

export async function openFilm(page: Page, id: string): Promise<void> {
	await page.goto(`/videoDetail/${id}`);
	await filmReady(page);
}

export async function filmReady(page: Page): Promise<void> {
	await expect.poll(() => progress(page).isEnabled()).toBe(true);
}

/** Whether `response` belongs to the call that saves option B for the question of video v07. */
export const savesAnswerB = (response: Response): boolean =>
	response.url().includes('/course/video/progress/save') &&
	response.request().postData()?.includes('"answers":[{"id":"clip-2-q1","answer":"B"}]') === true;

export async function playPast(page: Page, second: number): Promise<void> {
	await button(page, '播放').click();
	await filmPast(page, second);
}

export async function filmPast(page: Page, second: number): Promise<void> {
	await expect.poll(async () => (await filmState(page)).at, { interval: 50 }).toBeGreaterThan(second);
}

export async function seekTo(page: Page, second: number): Promise<void> {
	const watch = await film(page).evaluateHandle((element) => ({
		arrived: new Promise<void>((resolve) => element.addEventListener('seeked', () => resolve(), { once: true })),
	}));
	await progress(page).fill(String(second));
	await watch.evaluate(({ arrived }) => arrived);
}

/** Ranges in seconds played since the video was loaded. */
export const playedParts = (page: Page): Promise<[from: number, to: number][]> =>
	film(page).evaluate((element) => {
		const { played } = element as HTMLMediaElement;
		return Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)]);
	});

export async function watchJumps(page: Page): Promise<() => Promise<number[]>> {
	const jumps = await page.evaluateHandle(() => {
		const places: number[] = [];
		const note = ({ target }: Event): void => void places.push((target as HTMLMediaElement).currentTime);
		// Media events do not bubble, so this listens in the capture phase.
		document.addEventListener('seeking', note, true);
		return places;
	});
	return () => jumps.jsonValue();
}
