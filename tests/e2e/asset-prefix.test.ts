/** A build whose assets another origin serves, as a CDN does. Building it takes long, so only `npm run test:all` does. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { buildApp } from './support/build-app.ts';
import { settled, signIn } from './support/page-steps.ts';
import { serveVariant } from './support/variant.ts';
import { openSite } from './support/visit.ts';

describe.runIf(isWholeMatrix)('assets on another origin', () => {
	const dist = `${inject('folder')}/of-asset-prefix`;
	const folder = `${inject('folder')}/assets`;
	let assets: AppServer;
	beforeAll(async () => {
		mkdirSync(folder, { recursive: true });
		writeFileSync(`${folder}/_headers`, '/*\n  Access-Control-Allow-Origin: *\n');
		assets = await startAppServer({ dist: folder, base: '/student/' });
		await buildApp({ dist, minify: false, assets: `${assets.url}/student` });
		cpSync(dist, folder, { recursive: true });
	});
	afterAll(() => assets?.close());

	it('serves scripts, styles, fonts and files of viewers, while pages, settings and workers stay on the own one', async () => {
		const site = await serveVariant({ dist });
		const { page, complaints, close } = await openSite(site.url);
		const own = new Set<string>();
		const other = new Set<string>();
		page.context().on('request', (request) => {
			const { origin, pathname } = new URL(request.url());
			// The icon of the page, which only a browser with a window fetches.
			if (pathname.endsWith('/favicon.svg')) return;
			if (origin === site.url) own.add(pathname);
			else other.add(origin === assets.url ? pathname : request.url());
		});
		await page.goto('/document-preview?id=a109');
		await page.waitForURL(/\/login/);
		await signIn(page);
		const viewer = page.getByRole('region', { name: '预览', exact: true });
		await viewer.getByRole('group', { name: '第 1 页', exact: true }).locator('span').first().waitFor();
		await page.goto('/document-preview?id=a110');
		await viewer.locator('.katex').first().waitFor();
		await page.evaluate(() => document.fonts.ready);
		await page.goto('/document-preview?id=a105');
		await viewer.getByRole('heading', { name: '第2章 杠杆 讲义' }).waitFor();
		await page.goto('/index');
		await settled(page);

		const endings = new Set([...other].map((path) => /\.(\w+)$/.exec(path)?.[1]));
		expect(endings).toEqual(new Set(['js', 'css', 'json', 'woff2', 'bcmap']));
		expect([...other].filter((path) => !path.startsWith('/student/static/'))).toEqual([]);
		// Scripts that workers import come from the origin of the worker.
		const scripts = [...own].filter((path) => path.startsWith('/static/') && !path.startsWith('/static/files/'));
		expect(scripts.filter((path) => !/^\/static\/js\/async\/[\w-]+\.\w+\.js$/.test(path))).toEqual([]);
		expect(scripts.flatMap((path) => /(pdf|read-file)\.\w+\.js$/.exec(path)?.[1] ?? []).sort()).toEqual(['pdf', 'read-file']);
		await close();
		await site.close();
		const expected = `asked another host: ${assets.url}/`;
		expect([...complaints.filter((each) => !each.startsWith(expected)), ...site.violations]).toEqual([]);
	});
});
