import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useMemo, useRef, useState } from 'react';
import { findHits, type Hit, hitFrom } from './find-hits.ts';
import type { OpenPdf } from './open-pdf.ts';

export interface Search {
	words: string;
	running: boolean;
	count: number;
	/** Index of the active match; -1 for none. */
	index: number;
	active: Hit | null;
	hitsOf: (page: number) => readonly Hit[];
	find: (words: string, page: number) => Promise<void>;
	turn: (by: 1 | -1) => void;
	clear: () => void;
}

interface Found {
	words: string;
	running: boolean;
	hits: readonly Hit[];
	index: number;
}

const NOTHING: Found = { words: '', running: false, hits: [], index: -1 };
const NO_HITS: readonly Hit[] = [];

/** Searches all pages, including those that are not rendered. */
export function useSearch(pdf: OpenPdf, onShow: (hit: Hit) => void): Search {
	const [found, setFound] = useState(NOTHING);
	// A newer search or `clear` cancels the running one.
	const latest = useRef(0);
	const byPage = useMemo(() => groupByPage(found.hits), [found.hits]);
	const show = (next: Found): void => {
		// A new object each time, so `PdfReader` scrolls to the match again.
		const hits = next.hits.map((hit, index) => (index === next.index ? { ...hit } : hit));
		setFound({ ...next, hits });
		const hit = hits[next.index];
		if (hit) onShow(hit);
	};
	const find = async (words: string, page: number): Promise<void> => {
		latest.current += 1;
		const own = latest.current;
		if (words === '') return setFound(NOTHING);
		setFound({ words, running: true, hits: [], index: -1 });
		const hits: Hit[] = [];
		for (let number = 1; number <= pdf.pages; number += 1) {
			hits.push(...findHits(await readItems(pdf.document, number), words, number));
			if (latest.current !== own) return;
		}
		show({ words, running: false, hits, index: hitFrom(hits, page) });
	};
	return {
		...found,
		count: found.hits.length,
		active: found.hits[found.index] ?? null,
		hitsOf: (page) => byPage.get(page) ?? NO_HITS,
		find,
		turn(by) {
			const { length } = found.hits;
			if (length > 0) show({ ...found, index: (found.index + by + length) % length });
		},
		clear() {
			latest.current += 1;
			setFound(NOTHING);
		},
	};
}

function groupByPage(hits: readonly Hit[]): ReadonlyMap<number, readonly Hit[]> {
	const pages = new Map<number, Hit[]>();
	for (const hit of hits) pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit]);
	return pages;
}

const itemsByDocument = new WeakMap<PDFDocumentProxy, Map<number, Promise<string[]>>>();

/** Text items of a page, cached per document; the same split as in its text layer. */
function readItems(document: PDFDocumentProxy, number: number): Promise<string[]> {
	const pages = itemsByDocument.get(document) ?? new Map<number, Promise<string[]>>();
	itemsByDocument.set(document, pages);
	const items = pages.get(number) ?? read(document, number);
	pages.set(number, items);
	return items;
}

async function read(document: PDFDocumentProxy, number: number): Promise<string[]> {
	const page = await document.getPage(number);
	const { items } = await page.getTextContent();
	return items.flatMap((item) => ('str' in item ? [item.str] : []));
}
