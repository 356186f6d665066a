/** A build whose assets another origin serves, as a CDN does. Building it takes long, so only `npm run test:all` does. */
import { describe, expect, it } from 'vitest';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { ASSETS, built } from './support/builds.ts';
import { settled, signIn } from './support/page-steps.ts';
import { serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';

const { origin: CDN, pathname: FOLDER } = new URL(ASSETS);

/** Its text needs a character map of the viewer. */
const PDF_WITHOUT_FONTS = pdfOf([
	'<< /Type /Catalog /Pages 2 0 R >>',
	'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
	'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
	'<< /Length 42 >>\nstream\nBT /F 24 Tf 50 150 Td <4E2D 6587> Tj ET     \nendstream',
	'<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
	'<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R >>',
	'<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
]);

/** A PDF file of these objects, the catalog first. */
function pdfOf(objects: readonly string[]): string {
	let file = '%PDF-1.4\n';
	const places = objects.map((object, index) => {
		const place = file.length;
		file += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, '0')} 00000 n \n`;
	});
	const size = objects.length + 1;
	return `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

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
		await page.context().route('**/a112.pdf*', (route) => route.fulfill({ contentType: 'application/pdf', body: PDF_WITHOUT_FONTS }));
		await page.goto('/document-preview?id=a112');
		await viewer.getByText('中文', { exact: true }).waitFor();
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
