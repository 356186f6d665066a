import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';

export interface Load {
	/** Bytes on the wire, headers included. */
	bytes: number;
	requests: number;
	/** Milliseconds from navigation to the first and to the largest contentful paint. */
	firstPaint: number;
	largestPaint: number;
	shift: number;
}

/** 1.6 Mbit/s down, 150 ms round trip; the CPU is throttled to a quarter. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWDOWN = 4;

export interface LoadOptions {
	url: string;
	storageState?: BrowserContextOptions['storageState'];
	slow: boolean;
}

export async function measureLoad(browser: Browser, { url, storageState, slow }: LoadOptions): Promise<Load> {
	const context = await browser.newContext({
		storageState,
		viewport: { width: 1440, height: 900 },
		locale: 'zh-CN',
		timezoneId: 'Asia/Shanghai',
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	const traffic = await countTraffic(session);
	if (slow) {
		await session.send('Network.emulateNetworkConditions', SLOW_4G);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	}
	await page.addInitScript({ content: OBSERVE_PAINTS });
	await page.goto(url, { waitUntil: 'networkidle' });
	// A throttled CPU may still be rendering. A function, because the page's content security policy forbids evaluating a string repeatedly.
	await page.waitForFunction(() => document.querySelector('[data-starting]') === null && (window as unknown as Observed).paints.first > 0);
	await page.evaluate(nextFrames);
	const paints = await page.evaluate(() => (window as unknown as Observed).paints);
	await context.close();
	return { ...traffic, firstPaint: paints.first, largestPaint: paints.largest, shift: paints.shift };
}

/** Resolves after the next paint has been reported. */
const nextFrames = (): Promise<void> =>
	new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

interface Observed {
	paints: Paints;
}

interface Paints {
	first: number;
	largest: number;
	shift: number;
}

/** Runs in the page before its own scripts. A string, because the TypeScript transform may add helper names to functions. */
const OBSERVE_PAINTS = `
const paints = (window.paints = { first: 0, largest: 0, shift: 0 });
const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') paints.first = entry.startTime; });
observe('largest-contentful-paint', (entry) => { paints.largest = entry.startTime; });
observe('layout-shift', (entry) => { paints.shift += entry.value; });
`;

async function countTraffic(session: CDPSession): Promise<{ bytes: number; requests: number }> {
	const traffic = { bytes: 0, requests: 0 };
	await session.send('Network.enable');
	session.on('Network.loadingFinished', ({ encodedDataLength }) => {
		traffic.bytes += encodedDataLength;
		traffic.requests += 1;
	});
	return traffic;
}
