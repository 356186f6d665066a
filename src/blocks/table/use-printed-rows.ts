import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableBlock } from '#generated/block-types.ts';
import { PREPARE_PRINT, type PreparePrint } from '#src/lib/print-page.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useCalls } from '#src/pages/use-calls.ts';
import { type Row, type RowList, toRow } from '#src/pages/use-rows.ts';
import { useSheet } from '#src/pages/use-sheet.ts';
import type { FetchedRows } from './tools/fetch-rows.ts';

export interface PrintedRows {
	list: readonly Row[];
	/** Number of rows that there are; null for more than these, if the server does not tell. */
	total: number | null;
}

/** More rows are more pages than anybody hangs up. */
const LIMIT = 1000;

/** Rows of the table on paper: those of all pages once the `print` step has fetched them for a sheet, else those at hand. */
export function usePrintedRows({ source, key }: TableBlock, rows: RowList): () => PrintedRows {
	const page = usePage();
	const { call } = useCalls();
	const sheet = useSheet();
	const [fetched, setFetched] = useState<FetchedRows | null>(null);
	const limit = sheet?.rows ?? LIMIT;
	const wanted = sheet?.rows !== undefined && (rows.paging?.pageCount ?? 1) > 1;
	const fetchAll = useEffectEvent(async (): Promise<void> => {
		if (source.paged === undefined) return;
		const { fetchRows } = await import('./tools/fetch-rows.ts');
		const { signal } = new AbortController();
		const found = await fetchRows({ page, paged: source.paged, limit, call, signal, onProgress: () => undefined });
		// The print dialog opens next.
		flushSync(() => setFetched(found));
	});
	// Printing is outside of React.
	useEffect(() => {
		if (!wanted) return;
		const prepare = (event: Event): void => (event as PreparePrint).detail.waitUntil(fetchAll());
		const forget = (): void => setFetched(null);
		window.addEventListener(PREPARE_PRINT, prepare);
		window.addEventListener('afterprint', forget);
		return () => {
			window.removeEventListener(PREPARE_PRINT, prepare);
			window.removeEventListener('afterprint', forget);
		};
	}, [wanted]);
	return () => {
		if (fetched) return { list: fetched.scopes.map((scope, index) => toRow(scope, key, index)), total: fetched.total };
		const list = Array.from({ length: Math.min(rows.count, limit) }, (_, index) => rows.at(index));
		const { paging } = rows;
		if (paging?.cursors) return { list, total: paging.cursors.next === null ? list.length : null };
		return { list, total: paging?.total ?? rows.count };
	};
}
