import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bundleForBrowser } from './support/bundle.ts';
import { journey } from './support/journey.ts';

declare global {
	interface Window {
		sendWithProgress(request: Request, onProgress: (share: number) => void): Promise<Response>;
	}
}

/** A page of the site without a content security policy, so the script can be injected. */
async function openWithModule(page: Page): Promise<void> {
	await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }));
	await page.goto('/bare');
	await page.unroute('**/bare');
	await page.addScriptTag({ path: await bundleForBrowser('src/http/send-with-progress.ts') });
}

journey('returns the same response as fetch', async ({ page }) => {
	await page.route('**/files', async (route) => {
		const body = route.request().postDataBuffer()?.length ?? 0;
		await route.fulfill({
			status: 201,
			headers: { 'X-Request-Id': 'r-1' },
			json: { body, type: route.request().headers()['content-type'] },
		});
	});
	await openWithModule(page);
	const sent = await page.evaluate(async () => {
		const form = new FormData();
		form.append('file', new File([new Uint8Array(300_000)], '大.bin'));
		const response = await window.sendWithProgress(new Request('/files', { method: 'POST', body: form }), () => undefined);
		const { body, type } = (await response.json()) as { body: number; type: string };
		return { status: response.status, id: response.headers.get('X-Request-Id'), body, type };
	});
	expect(sent).toMatchObject({ status: 201, id: 'r-1' });
	expect(sent.body).toBeGreaterThan(300_000);
	expect(sent.type).toMatch(/^multipart\/form-data; boundary=/);
});

journey('reports upload progress up to the end', async ({ page, complaints }) => {
	await openWithModule(page);
	// The browser reports no upload progress for intercepted requests, so this one goes to the site, which refuses it.
	const shares = await page.evaluate(async () => {
		const reported: number[] = [];
		await window.sendWithProgress(new Request('/bare', { method: 'PUT', body: new Uint8Array(3_000_000) }), (share) =>
			reported.push(share),
		);
		return reported;
	});
	expect(shares.length).toBeGreaterThan(0);
	expect(shares.at(-1)).toBe(1);
	expect([...shares].sort((a, b) => a - b)).toEqual(shares);
	complaints.length = 0;
});

journey('aborting stops the upload, and a lost connection rejects like fetch', async ({ page, complaints }) => {
	await page.route('**/files', (route) => route.abort());
	await page.route('**/hanging', () => undefined);
	await openWithModule(page);
	const failed = await page.evaluate(async () => {
		const names: string[] = [];
		const note = (error: unknown): void => void names.push(error instanceof Error ? error.name : String(error));
		const send = (path: string, signal?: AbortSignal) =>
			window.sendWithProgress(new Request(path, { method: 'POST', body: 'x', ...(signal && { signal }) }), () => undefined).catch(note);
		await send('/files');
		const stop = new AbortController();
		const sending = send('/hanging', stop.signal);
		stop.abort();
		await sending;
		await send('/hanging', AbortSignal.abort());
		return names;
	});
	expect(failed).toEqual(['TypeError', 'AbortError', 'AbortError']);
	complaints.length = 0;
});
