import { expect, it } from 'vitest';
import { startTinySite } from './support/tiny-site.ts';
import { openSite } from './support/visit.ts';

it.each([
	['an error on the console', "console.error('broken')", 200, 'console.error: broken'],
	['a warning on the console', "console.warn('careful')", 200, 'console.warning: careful'],
	['an error that nobody catches', "setTimeout(() => { throw new Error('lost'); })", 200, 'thrown: lost'],
	['an answer that is no success', "void fetch('/api/x')", 500, 'answered 500: GET'],
	['a question to another host', "void fetch('http://127.0.0.1:9/x').catch(() => {})", 200, 'asked another host: http://127.0.0.1:9/x'],
])('a watched page reports %s', async (_, script, status, complaint) => {
	const site = await startTinySite(script, status);
	const visit = await openSite(site.url);
	try {
		await visit.page.goto('/');
		await expect.poll(() => visit.complaints.join('\n')).toContain(complaint);
	} finally {
		await visit.close();
		await site.close();
	}
});

it('a watched page does not report a clean page, an unknown path or an aborted request', async () => {
	const site = await startTinySite(
		"const stop = new AbortController(); void fetch('/api/x', { signal: stop.signal }).catch(() => {}); stop.abort(); console.log('fine')",
	);
	const visit = await openSite(site.url);
	await visit.page.goto('/some/deep/path?query=1');
	await visit.page.waitForSelector('[data-done]');
	expect(await visit.page.title()).toBe('Page');
	await visit.close();
	await site.close();
	expect(visit.complaints).toEqual([]);
});
