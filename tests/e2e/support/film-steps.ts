/** What a person does with a film, and what its element says of itself. */
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

/** Opens a film and waits until it could play. */
export async function openFilm(page: Page, id: string): Promise<void> {
	await page.goto(`/videoDetail/${id}`);
	await filmReady(page);
}

export async function filmReady(page: Page): Promise<void> {
	await expect.poll(() => progress(page).isEnabled()).toBe(true);
}

/** Whether this is the answer to the call that saves option B for the question of film v07. */
export const savesAnswerB = (response: Response): boolean =>
	response.url().includes('/course/video/progress/save') &&
	response.request().postData()?.includes('"answers":[{"id":"clip-2-q1","answer":"B"}]') === true;

/** Presses play and waits until a second of the film has been passed. */
export async function playPast(page: Page, second: number): Promise<void> {
	await button(page, '播放').click();
	await filmPast(page, second);
}

/** Waits until a film that runs has passed a second. */
export async function filmPast(page: Page, second: number): Promise<void> {
	await expect.poll(async () => (await filmState(page)).at, { interval: 50 }).toBeGreaterThan(second);
}

/** Jumps, and waits until the picture of that place is there. */
export async function seekTo(page: Page, second: number): Promise<void> {
	const watch = await film(page).evaluateHandle((element) => ({
		arrived: new Promise<void>((resolve) => element.addEventListener('seeked', () => resolve(), { once: true })),
	}));
	await progress(page).fill(String(second));
	await watch.evaluate(({ arrived }) => arrived);
}

/** Seconds of the film that were really played since it was loaded, from and to. */
export const playedParts = (page: Page): Promise<[from: number, to: number][]> =>
	film(page).evaluate((element) => {
		const { played } = element as HTMLMediaElement;
		return Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)]);
	});

/** Collects the places to which the player itself jumps from now on. */
export async function watchJumps(page: Page): Promise<() => Promise<number[]>> {
	const jumps = await page.evaluateHandle(() => {
		const places: number[] = [];
		const note = ({ target }: Event): void => void places.push((target as HTMLMediaElement).currentTime);
		// Events of media do not bubble.
		document.addEventListener('seeking', note, true);
		return places;
	});
	return () => jumps.jsonValue();
}
