/** A build whose assets another origin serves, as a CDN does. Building it takes long, so only `npm run test:all` does. */
import { describe, expect, it } from 'vitest';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { ASSETS, built } from './support/builds.ts';
import { settled, signIn } from './support/page-steps.ts';
import { serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';

const { origin: CDN, pathname: FOLDER } = new URL(ASSETS);

describe.runIf(isWholeMatrix)('assets on another origin', () => {
	it('serves scripts, styles, fonts and files of viewers, while pages, settings and workers stay on the own one', async () => {
		const site = await serveBuild(await built('asset-prefix'));
		const { page, complaints, close } = await openSite(site.url);
		await page.context().route(`${ASSETS}/**`, async (route) => {
			const response = await route.fetch({ url: route.request().url().replace(ASSETS, site.url) });
			await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
		});
		const own = new Set<string>();
		const other = new Set<string>();
		page.context().on('request', (request) => {
			const { origin, pathname } = new URL(request.url());
			// The icon of the page, which only a browser with a window fetches.
			if (pathname.endsWith('/favicon.svg')) return;
			if (origin === site.url) own.add(pathname);
			else other.add(origin === CDN ? pathname : request.url());
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
		expect([...other].filter((path) => !path.startsWith(`${FOLDER}/static/`))).toEqual([]);
		// Scripts that workers import come from the origin of the worker.
		const scripts = [...own].filter((path) => path.startsWith('/static/') && !path.startsWith('/static/files/'));
		expect(scripts.filter((path) => !/^\/static\/js\/async\/[\w-]+\.\w+\.js$/.test(path))).toEqual([]);
		expect(scripts.flatMap((path) => /(pdf|read-file)\.\w+\.js$/.exec(path)?.[1] ?? []).sort()).toEqual(['pdf', 'read-file']);
		await close();
		await site.close();
		const expected = `asked another host: ${CDN}/`;
		expect([...complaints.filter((each) => !each.startsWith(expected)), ...site.violations]).toEqual([]);
	});
});
