import { act } from 'react';
import { expect, test } from 'vitest';
import type { OpenPdf } from '#app/documents/pdf/open-pdf.ts';
import { type Search, useSearch } from '#app/documents/pdf/use-search.ts';
import { pass, render } from '#tests/support/render.tsx';

const PAGES = [['循环'], ['变量'], ['循环', '变量']];

/** A document whose pages can be held back. */
function createPdf() {
	let open = (): void => undefined;
	const held = new Promise<void>((resolve) => {
		open = resolve;
	});
	const getPage = async (number: number) => {
		if (number === 2) await held;
		return { getTextContent: async () => ({ items: (PAGES[number - 1] ?? []).map((str) => ({ str })) }) };
	};
	return { pdf: { document: { getPage }, pages: PAGES.length } as unknown as OpenPdf, open: () => act(async () => open()) };
}

test('a newer search wins over one that is still reading', async () => {
	const { pdf, open } = createPdf();
	let search = {} as Search;
	const shown: number[] = [];
	function Reader() {
		search = useSearch(pdf, ({ page }) => shown.push(page));
		return null;
	}
	await render(<Reader />);
	await act(async () => void search.find('循环', 1));
	expect(search.running).toBe(true);
	await act(async () => void search.find('变量', 3));
	await open();
	await pass();
	expect(search).toMatchObject({ words: '变量', running: false, count: 2, index: 1 });
	expect(shown).toEqual([3]);
	await act(async () => search.turn(1));
	expect([search.index, shown]).toEqual([0, [3, 2]]);
	await act(async () => search.clear());
	expect(search.count).toBe(0);
});
