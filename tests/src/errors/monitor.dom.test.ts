import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorLog } from '#src/errors/error-log-store.ts';
import { type MonitorReport, startMonitor } from '#src/errors/monitor.ts';

const PAGE = 'http://school.test/courses?keyword=Python#token=abc';

const sent: { address: string; report: MonitorReport }[] = [];
let hidden = false;

beforeEach(() => {
	vi.useFakeTimers();
	sent.length = 0;
	hidden = false;
	Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
	Object.assign(navigator, {
		sendBeacon(address: string, body: string) {
			sent.push({ address, report: JSON.parse(body) });
			return true;
		},
	});
});
afterEach(() => vi.useRealTimers());

const start = () => startMonitor('/in', { url: () => PAGE, secrets: () => ['my-own-token'] });
const errorsIn = (report?: MonitorReport) => report?.events.flatMap((event) => (event.type === 'error' ? [event] : []));

test('errors are sent together after ten seconds, redacted and without queries, and repeated ones are counted', () => {
	const record = start();
	const broken = new TypeError('cannot draw my-own-token');
	for (let count = 0; count < 3; count++) record(broken, { where: 'table', url: PAGE });
	record(new Error('in a handler'), { where: 'window', url: PAGE });
	vi.advanceTimersByTime(9_999);
	expect(sent).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(sent.map(({ address }) => address)).toEqual(['/in']);
	const page = 'http://school.test/courses#token=***';
	expect(errorsIn(sent[0]?.report)).toMatchObject([
		{ name: 'TypeError', message: 'cannot draw ***', where: 'table', page, count: 3 },
		{ name: 'Error', message: 'in a handler', where: 'window', page, count: 1 },
	]);
	expect(JSON.stringify(sent)).not.toMatch(/my-own-token|Python|abc/);
	vi.advanceTimersByTime(60_000);
	expect(sent).toHaveLength(1);
	record(broken, { where: 'table', url: PAGE });
	vi.advanceTimersByTime(10_000);
	expect(errorsIn(sent[1]?.report)).toMatchObject([{ name: 'TypeError', count: 1 }]);
});

test('a storm of errors is cut, and says how many were left out', () => {
	const record = start();
	for (let count = 0; count < 500; count++) record(new Error(`number ${count} ${'x'.repeat(9000)}`), { where: 'loop', url: PAGE });
	vi.advanceTimersByTime(10_000);
	expect(sent.map(({ report }) => [report.events.length, report.dropped])).toEqual([[20, 480]]);
	expect(JSON.stringify(sent[0]?.report).length).toBeLessThan(64_000);
});

test('a page that is left sends at once what it has', () => {
	const record = start();
	record(new Error('last'), { where: 'leaving', url: PAGE });
	hidden = true;
	document.dispatchEvent(new Event('visibilitychange'));
	expect(sent).toHaveLength(1);
	record(new Error('after it'), { where: 'leaving', url: PAGE });
	expect(sent).toHaveLength(2);
});

test.each([
	['nothing without a monitor', null, []],
	['nothing in a visit that is not sampled', { url: '/in', sampleRate: 0 }, []],
	['reported and uncaught errors in a sampled visit', { url: '/in', sampleRate: 1 }, ['home', 'window']],
])('the error log sends %s', async (_case, monitor, reports) => {
	const log = createErrorLog({ enabled: false, url: () => PAGE, secrets: () => [], monitor });
	log.report(new Error('caught'), 'home');
	window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('before the code has come') }));
	hidden = true;
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(10_000);
	const places = sent.flatMap(({ report }) => errorsIn(report)?.map(({ where }) => where));
	expect(places).toEqual(reports);
});
