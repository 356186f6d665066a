import { expect, test } from 'vitest';
import { createTestHttp, json } from './support.ts';

const csv = (): Response =>
	new Response('标题,作者', {
		headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename=a.csv', 'Content-Length': '13' },
	});

test('an operation that answers a file is called with the token, and yields the file with its headers', async () => {
	const http = createTestHttp(csv, { answers: 'file' });
	const steps: unknown[] = [];
	const result = await http.call({}, { onLoaded: (...step) => steps.push(step), check: () => 'no data' });
	expect(http.requests[0]?.headers.get('Authorization')).toBe('main-token-');
	expect(result.ok && (await (result.data as Blob).text())).toBe('标题,作者');
	expect(result.ok && result.headers?.get('Content-Disposition')).toContain('a.csv');
	expect(steps).toEqual([[13, 13]]);
});

test.each<[string, () => Response, string]>([
	[
		'refused in the envelope',
		() => json({ code: 403, message: '不能下载' }, { headers: { 'Content-Type': 'application/json' } }),
		'failed business 不能下载',
	],
	['refused by the HTTP status', () => json({ code: 403, message: '不能下载' }, { status: 403 }), 'failed business 不能下载'],
	['answered with data', () => json({ code: 0, data: 1 }, { headers: { 'Content-Type': 'application/json' } }), 'unreadable wrong-shape'],
])('a file that is %s is a failure', async (_, server, told) => {
	const http = createTestHttp(server, { answers: 'file' });
	expect((await http.call({})).ok).toBe(false);
	expect(http.events[0]).toContain(told);
});
