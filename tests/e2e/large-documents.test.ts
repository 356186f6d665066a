/** Previews of hostile and large files in a real browser. `tests/product/documents/document-corpus.ts` makes them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ReadAnswer } from '#app/documents/read/reading-worker.ts';
import type { PreviewKind } from '#app/documents/read/readings.ts';
import { corpus } from '#tests/product/documents/document-corpus.ts';
import { endlessPages } from '#tests/support/endless-pdf.ts';
import { journey } from './support/journey.ts';
import { storeToken } from './support/page-steps.ts';

const IDS: Readonly<Record<PreviewKind | 'pdf', string>> = {
	pdf: 'a109',
	docx: 'a105',
	xlsx: 'a011',
	zip: 'a010',
	code: 'a029',
	markdown: 'a110',
	text: 'a126',
	svg: 'a008',
	sb3: 'a001',
};

const viewer = (page: Page) => page.getByRole('region', { name: '预览', exact: true });

async function open(page: Page, kind: PreviewKind | 'pdf', bytes: Uint8Array): Promise<void> {
	await page.unroute('**/static/files/**');
	await page.route('**/static/files/**', (route) => route.fulfill({ body: Buffer.from(bytes) }));
	await page.goto(`/document-preview?id=${IDS[kind]}`);
	await viewer(page).waitFor();
}

/** Types into the search palette, which a page with a busy thread would not open. */
async function type(page: Page): Promise<void> {
	await page.keyboard.press('Control+k');
	const palette = page.getByRole('dialog', { name: '搜索菜单和内容' });
	await palette.waitFor();
	await page.keyboard.type('答题');
	await expect.poll(() => palette.getByRole('combobox').inputValue()).toBe('答题');
	await page.keyboard.press('Escape');
	await palette.waitFor({ state: 'detached' });
}

/** No file is known to keep the real readers busy for long enough on every machine. */
const ENDLESS_READER = `self.onmessage = () => {
	self.postMessage(${JSON.stringify({ type: 'started' } satisfies ReadAnswer)});
	for (;;);
};`;

journey('input is answered while a file is read, and a file that takes too long is offered for download', async ({ page }) => {
	await storeToken(page);
	await page.clock.install();
	await page.route('**/read-file.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: ENDLESS_READER }));
	await open(page, 'markdown', Buffer.from('# 一份文件'));
	await expect.poll(() => page.workers().length).toBe(1);
	await type(page);
	expect(await viewer(page).locator('[aria-busy="true"]').count()).toBe(1);
	await expect
		.poll(async () => {
			await page.clock.fastForward(20_000);
			return viewer(page).getByText('文件太大，不能在线预览，请下载后打开').count();
		})
		.toBe(1);
	await expect.poll(() => page.workers()).toEqual([]);
});

/** A GIF of a few bytes that announces 20,000 × 20,000 pixels. */
const VAST_PICTURE = Buffer.from('R0lGODlhIE4gToAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const WORST: readonly [PreviewKind, string][] = [
	['docx', '40,000 paragraphs'],
	['xlsx', 'a cell at the end of the largest sheet'],
	['xlsx', 'a full square'],
	['zip', '20,000 folders'],
	['text', 'characters that pile up'],
	['code', 'one line of 1.5 MB'],
	['markdown', '20,000 formulas'],
	['svg', 'copies of copies'],
	['sb3', '5,000 blocks within blocks'],
	['sb3', 'a project of 50 MB'],
];

journey('the worst file of each kind shows its first part or a notice, and the tab survives', async ({ page, backend }) => {
	await storeToken(page);
	backend.store.update('attachments', IDS.svg, { ext: 'svg' });
	for (const [kind, name] of WORST) {
		const file = corpus.find((each) => each.kind === kind && each.name === name);
		if (!file) throw new Error(`no ${kind} with ${name}`);
		await open(page, kind, file.make());
		await expect.poll(() => viewer(page).locator('[aria-busy="true"]').count()).toBe(0);
		const { expected } = file;
		if (expected === 'too-large') await viewer(page).getByText('文件太大，不能在线预览，请下载后打开').waitFor();
		else if (expected.shown !== null) await viewer(page).getByText(`内容太多，只显示了${expected.shown}`).waitFor();
		await type(page);
	}
	await open(page, 'pdf', endlessPages());
	await viewer(page).getByText('内容太多，只显示了前 5000 页').waitFor();
	await type(page);

	// A picture of more pixels than a page can draw is offered for download.
	backend.store.update('attachments', IDS.svg, { ext: 'gif' });
	await open(page, 'svg', VAST_PICTURE);
	await viewer(page).getByText('文件太大，不能在线预览，请下载后打开').waitFor();
});
