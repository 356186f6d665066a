/** Previews of course files. `product/content/files/lessons` holds their contents. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { docx, paragraph } from '#tests/product/documents/document-corpus.ts';
import { accessibilityFindings } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { storeToken } from './support/page-steps.ts';
import { NARROW } from './support/visit.ts';

const FILES = {
	pdf: 'a109',
	notice: 'n13-a2',
	docx: 'a105',
	xlsx: 'a011',
	zip: 'a010',
	py: 'a029',
	md: 'a110',
	txt: 'a126',
	png: 'a008',
	pptx: 'a006',
	sb3: 'a001',
} as const;

const viewer = (page: Page): Locator => page.getByRole('region', { name: '预览', exact: true });
const reader = (page: Page): Locator => viewer(page).getByRole('region', { name: '文件内容' });
const sheet = (page: Page, number: number): Locator => reader(page).getByRole('group', { name: `第 ${number} 页`, exact: true });
/**
 * Waits for text on a page. The worker has to start and read the file first. NFKC, because the PDF maps some characters to CJK radicals,
 * each in its own text run.
 */
async function says(page: Page, number: number, words: string): Promise<void> {
	await expect
		.poll(async () => (await sheet(page, number).allTextContents()).join('').normalize('NFKC').replaceAll(/\s/g, ''))
		.toContain(words);
}
const pageField = (page: Page): Locator => viewer(page).getByRole('textbox', { name: /^页码/ });

const overflow = (root: Element): number => root.scrollWidth - root.clientWidth;

async function open(page: Page, file: keyof typeof FILES, query = ''): Promise<void> {
	await page.goto(`/document-preview?id=${FILES[file]}${query}`);
	await viewer(page).waitFor();
}

const isPainted = (canvas: Locator): Promise<boolean> =>
	canvas.evaluate((element: HTMLCanvasElement) => {
		const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, Math.floor(element.height / 2)) ?? { data: [] };
		return new Set(Array.from({ length: Math.floor(data.length / 400) }, (_, index) => data[index * 400])).size > 1;
	});

describe('a PDF document', () => {
	journey(
		'opens at page 1 of 100, renders only nearby pages, jumps to a typed page number, finds text, zooms, and restores its position',
		async ({ page }) => {
			await storeToken(page);
			await open(page, 'pdf');
			await says(page, 1, '两轮与四轮');
			expect(await isPainted(sheet(page, 1).locator('canvas'))).toBe(true);
			expect(await pageField(page).inputValue()).toBe('1');
			await viewer(page).getByText('/ 100', { exact: true }).first().waitFor();
			expect(await reader(page).getByRole('group').count()).toBeLessThan(6);

			await pageField(page).fill('42');
			await page.keyboard.press('Enter');
			await says(page, 42, '第42页');
			expect(await pageField(page).inputValue()).toBe('42');

			await reader(page).focus();
			await page.keyboard.press('Control+f');
			const search = viewer(page).getByRole('search');
			await search.getByRole('searchbox').fill('第 4 页');
			await page.keyboard.press('Enter');
			await search.getByText('第 1 处，共 1 处').waitFor();
			await expect
				.poll(async () => (await sheet(page, 4).locator('mark').allTextContents()).join('').replaceAll(' ', ''))
				.toMatch(/^第4.$/u);
			await expect.poll(() => sheet(page, 4).locator('mark').first().isVisible()).toBe(true);
			await search.getByRole('button', { name: '关闭查找' }).waitFor();
			await reader(page).evaluate((column) => column.scrollBy({ top: 3000 }));
			await expect.poll(() => pageField(page).inputValue()).not.toBe('4');
			await search.getByRole('button', { name: '下一处' }).click();
			await expect.poll(() => pageField(page).inputValue()).toBe('4');
			await search.getByRole('searchbox').fill('弯道比例');
			await page.keyboard.press('Enter');
			await search.getByText('没有找到“弯道比例”').waitFor();
			await page.keyboard.press('Escape');
			await search.waitFor({ state: 'detached' });

			await reader(page).press('ArrowRight');
			await expect.poll(() => pageField(page).inputValue()).toBe('5');
			await page.reload();
			await says(page, 5, '第5页');
			expect(await pageField(page).inputValue()).toBe('5');

			// At the page in the address, whose reading is reported to the course.
			await open(page, 'pdf', '&page=99');
			await says(page, 99, '第99页');
			const { width = 0 } = (await sheet(page, 99).boundingBox()) ?? {};
			await viewer(page).getByRole('button', { name: '放大' }).click();
			await expect.poll(async () => (await sheet(page, 99).boundingBox())?.width).toBeGreaterThan(width * 1.2);
			await viewer(page).getByRole('button', { name: '整页显示' }).click();
			await expect.poll(async () => (await sheet(page, 99).boundingBox())?.width).toBeLessThan(width);
			const saved = page.waitForResponse(
				(response) => response.url().includes('attachment/position/save') && response.request().postDataJSON().page === 100,
			);
			await viewer(page).getByRole('button', { name: '下一页' }).click();
			await saved;

			await page.setViewportSize(NARROW);
			await open(page, 'notice');
			await says(page, 1, '作品说明书样例');
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
			expect((await sheet(page, 1).boundingBox())?.width).toBeLessThan(NARROW.width);
		},
	);
});

describe('other files', () => {
	journey('pictures zoom by keyboard, text is shown raw, Markdown and source code are formatted', async ({ page }) => {
		await storeToken(page);
		await open(page, 'png');
		const picture = viewer(page).getByRole('img', { name: /参考图\.png$/ });
		await picture.waitFor();
		await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(300);
		const { width = 0 } = (await picture.boundingBox()) ?? {};
		await viewer(page).getByRole('region', { name: '图片' }).press('+');
		await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(width);
		expect(await accessibilityFindings(page)).toEqual([]);

		await open(page, 'txt');
		await reader(page).getByText('结论：常用 10 千欧。').waitFor();
		expect(await viewer(page).getByRole('button', { name: '下载' }).count()).toBe(0);
		await open(page, 'md');
		await viewer(page).getByRole('heading', { name: '螺丝', exact: true }).waitFor();
		await viewer(page).locator('.katex').first().waitFor();
		await open(page, 'py');
		const program = viewer(page).getByRole('region', { name: '程序' });
		await program.locator('.hljs-built_in', { hasText: 'print' }).first().waitFor();
		await viewer(page).getByText('共 16 行').waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
	});

	journey('archives and office files show their contents', async ({ page }) => {
		await storeToken(page);
		await open(page, 'zip');
		await viewer(page).getByText('共 5 个文件').waitFor();
		await viewer(page).getByRole('list', { name: '练习' }).getByText('从想法到草图.md').waitFor();
		await open(page, 'docx');
		await viewer(page).getByRole('heading', { name: '第2章 杠杆 讲义' }).waitFor();
		await viewer(page).getByRole('cell', { name: '左重' }).waitFor();
		await open(page, 'xlsx');
		await viewer(page).getByRole('cell', { name: '舞台坐标小地图' }).waitFor();
		await viewer(page).getByRole('button', { name: '每日记录' }).press('Enter');
		await viewer(page).getByRole('cell', { name: '12.5' }).waitFor();
		await viewer(page).getByRole('cell', { name: '2026-09-06' }).waitFor();
		expect(await accessibilityFindings(page)).toEqual([]);
	});

	journey('a Word file opens at the page of the address, and after a reload where the reader was', async ({ page }) => {
		await storeToken(page);
		const text = Array.from({ length: 90 }, (_, index) => paragraph(`第 ${index + 1} 段`)).join('');
		await page.route('**/static/files/**', (route) => route.fulfill({ body: Buffer.from(docx(text)) }));
		const inView = (number: number): Promise<boolean> =>
			viewer(page)
				.getByText(`第 ${number} 段`, { exact: true })
				.evaluate((element) => element.getBoundingClientRect().top > 0 && element.getBoundingClientRect().bottom < innerHeight);
		await open(page, 'docx', '&page=3');
		await expect.poll(() => inView(75)).toBe(true);
		// Three pages of thirty paragraphs.
		const middle = viewer(page).getByText('第 45 段', { exact: true });
		await middle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		await expect.poll(() => page.evaluate(() => Object.values(localStorage).includes('{"page":2,"asked":3}'))).toBe(true);
		await page.reload();
		await expect.poll(() => inView(45)).toBe(true);
	});

	journey(
		'formats that only an office service renders are shown in a sandboxed frame, others are offered for download',
		async ({ page }) => {
			await storeToken(page);
			const reading = page.waitForRequest(/position\/save/);
			await open(page, 'pptx');
			const frame = viewer(page).locator('iframe');
			expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
			await frame.contentFrame().getByRole('heading', { name: '方向与角度速查' }).first().waitFor();
			expect((await reading).postDataJSON()).toMatchObject({ page: 4, read: [1, 2, 3, 4] });
			await page.setViewportSize(NARROW);
			expect(await frame.contentFrame().locator('html').evaluate(overflow)).toBe(0);

			await open(page, 'sb3');
			const cat = viewer(page).getByRole('region', { name: '角色 小猫', exact: true });
			await cat.getByRole('img', { name: '积木：当 绿旗 被点击' }).locator('svg').waitFor();
			await cat.getByRole('list', { name: '造型' }).getByText('迈左脚').waitFor();
			await cat.getByText('用文字看积木').click();
			await cat.getByText('重复执行 10 次').waitFor();
			expect(await page.locator('html').evaluate(overflow)).toBe(0);
			const download = page.waitForEvent('download');
			await viewer(page).getByRole('button', { name: '下载' }).click();
			expect((await download).suggestedFilename()).toBe('第1章 认识舞台与角色 示例程序.sb3');
		},
	);
});

describe('a file that fails to load', () => {
	journey('is requested once more with a fresh URL, then retried by the user', async ({ page, complaints }) => {
		await storeToken(page);
		const addresses: string[] = [];
		let broken = true;
		await page.route('**/static/files/**', (route) => {
			addresses.push(route.request().url());
			return broken ? route.fulfill({ status: 403, body: 'Request has expired' }) : route.continue();
		});
		await open(page, 'py');
		await viewer(page).getByRole('alert').getByText('文件没有取到').waitFor();
		expect(addresses.length).toBe(2);
		expect(complaints.splice(0).every((complaint) => complaint.includes('403'))).toBe(true);
		await open(page, 'pdf');
		await viewer(page).getByRole('alert').getByText('文件没有取到').waitFor();
		broken = false;
		await viewer(page).getByRole('button', { name: '重试' }).click();
		await says(page, 1, '两轮与四轮');
		expect(complaints.splice(0).filter((complaint) => !complaint.includes('403'))).toEqual([]);
	});

	journey('is reported as damaged when its content cannot be parsed', async ({ page }) => {
		await storeToken(page);
		await page.route('**/static/files/**', (route) => route.fulfill({ status: 200, body: 'not what it says' }));
		await open(page, 'docx');
		await viewer(page).getByRole('alert').getByText('内容可能已经损坏').waitFor();
		await open(page, 'pdf');
		await viewer(page).getByRole('alert').getByText('内容可能已经损坏').waitFor();
	});
});
