import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled, signIn } from './support/page-steps.ts';
import { openWindow, signOut, storedText } from './support/windows.ts';

/** An account with homework to hand in. */
const WHO = 'expired';
const HOMEWORK = '/courseDetail/c15?tab=homework&homework=h-c15-3';
const PROGRAM = '/problem/program?problemId=P1001';
/** Only a search that finds something is remembered. */
const TYPED = {
	homework: '苹果吃得更快',
	file: '蛇的图纸',
	signature: '正在做会转弯的小车',
	program: 'zhuanwan = 45',
	search: '循环',
};
const TEXTS = Object.values(TYPED);

const main = (page: Page): Locator => page.locator('main:visible');
const words = (page: Page): Locator => main(page).getByRole('textbox', { name: '文字' });
const signature = (page: Page): Locator => main(page).getByRole('textbox', { name: '个性签名' });
const editor = (page: Page): Locator => page.getByRole('textbox', { name: '程序', exact: true });

async function visit(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await settled(page);
}

/** Everything that the browser keeps, down to the contents of files. */
async function kept(page: Page): Promise<string> {
	const records = await page.evaluate(async () => {
		const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
			new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const textOf = async (value: unknown): Promise<string> => {
			if (value instanceof Blob) return `${value instanceof File ? value.name : ''} ${await value.text()}`;
			if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
			if (typeof value !== 'object' || value === null) return String(value);
			const parts = Object.entries(value).map(async ([name, each]) => `${name} ${await textOf(each)}`);
			return (await Promise.all(parts)).join(' ');
		};
		const texts: string[] = [];
		for (const { name = '' } of await indexedDB.databases()) {
			const database = await done(indexedDB.open(name));
			for (const kind of database.objectStoreNames) {
				const store = database.transaction(kind).objectStore(kind);
				const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
				texts.push(`${kind} ${JSON.stringify(keys)} ${await textOf(values)}`);
			}
			database.close();
		}
		return texts.join('\n');
	});
	return (await storedText(page)) + records;
}

const found = async (page: Page): Promise<string[]> => {
	const all = await kept(page);
	return TEXTS.filter((text) => all.includes(text));
};

journey(
	'what a student typed is unreadable after a plain sign-out, and there again after the next sign-in',
	async ({ page, site, complaints }) => {
		await openAs(page, WHO, HOMEWORK);
		await settled(page);
		await words(page).fill(TYPED.homework);
		await main(page)
			.getByLabel('文件', { exact: true })
			.setInputFiles({ name: `${TYPED.file}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
		await main(page).getByText(`${TYPED.file}.pdf`).first().waitFor();
		await expect.poll(() => kept(page)).toContain(TYPED.file);
		await visit(page, '/profile');
		await signature(page).fill(TYPED.signature);
		await visit(page, `/search?keyword=${TYPED.search}`);
		await expect.poll(() => storedText(page)).toMatch(/search-history[^}]*循环/);
		await visit(page, PROGRAM);
		await editor(page).click();
		await page.keyboard.type(TYPED.program);
		await expect.poll(() => found(page)).toEqual(TEXTS);

		const other = await openWindow(page, site.url, complaints);
		await visit(other, HOMEWORK);
		await signOut(page);
		await settled(page);
		await other.waitForURL(/\/login/);
		// Answers of the server, which may hold such a word, too, are removed by the next page.
		await expect.poll(() => found(page)).toEqual([]);
		await other.close();

		await signIn(page, 'newbie');
		await settled(page);
		expect((await found(page)).filter((text) => text !== TYPED.search)).toEqual([]);
		await signOut(page);

		await signIn(page, WHO);
		await settled(page);
		expect(await found(page)).toEqual(TEXTS);
		await visit(page, HOMEWORK);
		await expect.poll(() => words(page).inputValue()).toBe(TYPED.homework);
		await main(page).getByText(`${TYPED.file}.pdf`).first().waitFor();
		await visit(page, '/profile');
		await expect.poll(() => signature(page).inputValue()).toBe(TYPED.signature);
		await visit(page, PROGRAM);
		await expect.poll(() => editor(page).innerText()).toContain(TYPED.program);
	},
);
