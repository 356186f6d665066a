import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const known = new WeakMap<PDFDocumentProxy, Map<number, Promise<string[]>>>();

/** The pieces of text of a page, as its text layer has them: one an element. */
export function readItems(document: PDFDocumentProxy, number: number): Promise<string[]> {
	const pages = known.get(document) ?? new Map<number, Promise<string[]>>();
	known.set(document, pages);
	const items = pages.get(number) ?? read(document, number);
	pages.set(number, items);
	return items;
}

async function read(document: PDFDocumentProxy, number: number): Promise<string[]> {
	const page = await document.getPage(number);
	const { items } = await page.getTextContent();
	return items.flatMap((item) => ('str' in item ? [item.str] : []));
}
