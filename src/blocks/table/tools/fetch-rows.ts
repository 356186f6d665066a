import { recordOf } from '#src/lib/record-of.ts';
import { shownText } from '#src/lib/shown-text.ts';
import type { PageContextValue } from '#src/pages/page-context.tsx';
import { argumentsOf, cursorInput, type PageScope } from '#src/pages/page-scope.ts';
import type { Calls } from '#src/pages/use-calls.ts';

export interface FetchProgress {
	fetched: number;
	/** Null if the server does not tell. */
	total: number | null;
}

interface FetchRowsOptions {
	page: Pick<PageContextValue, 'definition' | 'scope'>;
	/** Name of the paged data. */
	paged: string;
	limit: number;
	call: Calls['call'];
	signal: AbortSignal;
	onProgress: (progress: FetchProgress) => void;
}

export interface FetchedRows {
	scopes: readonly PageScope[];
	/** Number of rows that the server has; null for more than these, if it does not tell. */
	total: number | null;
}

/** Fetches one page after the other with the current arguments, up to `limit` rows. Null if a call fails, which is shown, or is stopped. */
export async function fetchRows({ page, paged, limit, call, signal, onProgress }: FetchRowsOptions): Promise<FetchedRows | null> {
	const { definition, scope } = page;
	const data = definition.data[paged];
	const paging = data?.paged;
	if (!data || !paging) return null;
	const scopes: PageScope[] = [];
	let cursor = '';
	for (let number = 1; ; number += 1) {
		const pageInput =
			paging.next === undefined ? { [paging.page]: number, [paging.size]: paging.defaultSize } : cursorInput(paging, cursor);
		const result = await call(data.operation, argumentsOf(data, scope, pageInput), { signal, shapes: definition.shapes });
		if (!result.ok || signal.aborted) return null;
		const answer = recordOf(result.data);
		const list = answer[paging.list];
		const rows: readonly unknown[] = Array.isArray(list) ? list : [];
		const left = rows.length - (limit - scopes.length);
		scopes.push(...rows.slice(0, limit - scopes.length).map((row) => scope.with({ row })));
		const soFar = { fetched: scopes.length, left, empty: rows.length === 0, limit };
		const step = paging.next === undefined ? stepByTotal(answer[paging.total], soFar) : stepByCursor(answer[paging.next], soFar);
		onProgress({ fetched: scopes.length, total: step.known });
		if (step.end !== undefined) return { scopes, total: step.end };
		cursor = step.cursor;
	}
}

interface SoFar {
	fetched: number;
	/** Rows of the last page that are beyond the limit, if positive. */
	left: number;
	/** A page without rows ends the list, whatever the server says. */
	empty: boolean;
	limit: number;
}

interface Step {
	known: number | null;
	/** Total of the fetched list; undefined if there are more pages to fetch. */
	end: number | null | undefined;
	cursor: string;
}

function stepByTotal(given: unknown, { fetched, empty, limit }: SoFar): Step {
	const total = Number(given) || 0;
	const wanted = Math.min(total, limit);
	return { known: wanted, end: empty || fetched >= wanted ? Math.max(total, fetched) : undefined, cursor: '' };
}

function stepByCursor(next: unknown, { fetched, left, empty, limit }: SoFar): Step {
	const cursor = shownText(next);
	if (cursor === '' || empty) return { known: null, end: left > 0 ? null : fetched, cursor };
	return { known: null, end: fetched >= limit ? null : undefined, cursor };
}
