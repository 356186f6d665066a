import type { Page } from 'playwright-core';
import { median } from './compare.ts';
import { onSlowProcessor } from './slow-processor.ts';

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Microseconds of CPU time of the thread. */
	tdur?: number;
	/** Microseconds on the browser's clock. */
	ts: number;
	dur?: number;
	args?: { name?: string; data?: { type?: string } };
}

interface Task {
	end: number;
	/** CPU time in milliseconds. */
	time: number;
}

interface Traced {
	tasks: readonly Task[];
	/** Times of key presses. */
	keys: readonly number[];
	frames: number;
}

/** Traces the main-thread tasks of the page during `work`, on a slow processor. */
async function traceTasks(page: Page, work: () => Promise<void>): Promise<Traced> {
	const browser = page.context().browser();
	if (!browser) throw new Error('The page has no browser to trace.');
	const buffer = await onSlowProcessor(page, async () => {
		await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
		await work();
		return browser.stopTracing();
	});
	const { traceEvents } = JSON.parse(buffer.toString()) as { traceEvents: readonly TraceEvent[] };
	const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
	const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf);
	const own = busiestOf(mains.map((main) => traceEvents.filter((event) => threadOf(event) === main))).toSorted((a, b) => a.ts - b.ts);
	return {
		tasks: tasksOf(own),
		keys: own.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown').map(({ ts }) => ts / 1000),
		frames: own.filter(({ name }) => name === 'Commit').length,
	};
}

/** Picks the main thread of the measured page: those of other pages are idle. */
function busiestOf(threads: readonly (readonly TraceEvent[])[]): readonly TraceEvent[] {
	const busy = (events: readonly TraceEvent[]): number => tasksOf(events).reduce((sum, { time }) => sum + time, 0);
	return threads.reduce((most, events) => (busy(events) > busy(most) ? events : most), []);
}

const tasksOf = (events: readonly TraceEvent[]): Task[] =>
	events.filter(({ name }) => name === 'RunTask').map(({ ts, dur = 0, tdur = 0 }) => ({ end: (ts + dur) / 1000, time: tdur / 1000 }));

/** Milliseconds of the longest task during `work`, on a slow processor. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
	const { tasks } = await traceTasks(page, work);
	const times = tasks.map(({ time }) => time);
	if (!times.some((time) => time > 1)) throw new Error('The trace of the browser has no task of the page.');
	return Math.max(...times);
}

/** Milliseconds of work of the main thread for each frame during `work`, on a slow processor. */
export async function workPerFrame(page: Page, work: () => Promise<void>): Promise<number> {
	const { tasks, frames } = await traceTasks(page, work);
	if (frames === 0) throw new Error('The trace of the browser tells of no frame.');
	return tasks.reduce((sum, { time }) => sum + time, 0) / frames;
}

/** Long enough for all work that a key triggers to end before the next key. */
const PAUSE_MS = 250;

/** Median milliseconds for which a key of `text` blocks the main thread of a slow processor, with the browser's work until the next frame. */
export const timePerKey = (page: Page, text: string): Promise<number> => medianPerKey(page, [...text], ([first = 0]) => first);

/** Median milliseconds of all work of the main thread that a key triggers, on a slow processor. */
export const workPerKey = (page: Page, keys: readonly string[]): Promise<number> =>
	medianPerKey(page, keys, (times) => times.reduce((sum, time) => sum + time, 0));

/** `measure` is given the times of the tasks from one key to the next. */
async function medianPerKey(page: Page, pressed: readonly string[], measure: (times: readonly number[]) => number): Promise<number> {
	const { tasks, keys } = await traceTasks(page, async () => {
		for (const key of pressed) {
			await page.keyboard.press(key);
			await page.waitForTimeout(PAUSE_MS);
		}
	});
	if (keys.length < pressed.length) throw new Error(`The trace of the browser tells of ${keys.length} keys.`);
	return median(
		keys.map((key, index) =>
			measure(tasks.filter(({ end }) => end >= key && end < (keys[index + 1] ?? key + PAUSE_MS)).map(({ time }) => time)),
		),
	);
}
