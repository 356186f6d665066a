import type { Browser, Page } from 'playwright-core';

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

/** Traces the main-thread tasks of the page during `during`; `keys` are the times of its key presses. */
export async function traceTasks(
	browser: Browser,
	page: Page,
	during: () => Promise<void>,
): Promise<{ tasks: readonly Task[]; keys: readonly number[] }> {
	await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
	await during();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
	const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
	const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf);
	const own = busiestOf(mains.map((main) => traceEvents.filter((event) => threadOf(event) === main))).toSorted((a, b) => a.ts - b.ts);
	return {
		tasks: tasksOf(own),
		keys: own.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown').map(({ ts }) => ts / 1000),
	};
}

/** Picks the main thread of the measured page: those of other pages are idle. */
function busiestOf(threads: readonly (readonly TraceEvent[])[]): readonly TraceEvent[] {
	const busy = (events: readonly TraceEvent[]): number => tasksOf(events).reduce((sum, { time }) => sum + time, 0);
	return threads.reduce((most, events) => (busy(events) > busy(most) ? events : most), []);
}

const tasksOf = (events: readonly TraceEvent[]): Task[] =>
	events.filter(({ name }) => name === 'RunTask').map(({ ts, dur = 0, tdur = 0 }) => ({ end: (ts + dur) / 1000, time: tdur / 1000 }));

export async function longestTask(browser: Browser, page: Page, during: () => Promise<void>): Promise<number> {
	const { tasks } = await traceTasks(browser, page, during);
	const times = tasks.map(({ time }) => time);
	if (!times.some((time) => time > 1)) throw new Error('The trace of the browser has no task of the page.');
	return Math.max(...times);
}
