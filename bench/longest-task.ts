import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Microseconds in which the thread ran, without those in which the machine ran something else. */
	tdur?: number;
	args?: { name?: string };
}

/**
 * Milliseconds that the longest task of the page's main thread meanwhile has kept the processor, by the browser's own trace. On a machine
 * that does nothing else this is the length of the task.
 */
export async function longestTask(browser: Browser, page: Page, during: () => Promise<void>): Promise<number> {
	await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
	await during();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
	const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
	const mains = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
	const times = traceEvents.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event))).map(({ tdur = 0 }) => tdur / 1000);
	if (!times.some((time) => time > 1)) throw new Error('The trace of the browser tells of no task of the page.');
	return Math.max(...times);
}
