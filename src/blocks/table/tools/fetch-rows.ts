import { recordOf } from '#src/lib/record-of.ts';
import type { PageContextValue } from '#src/pages/page-context.tsx';
import { argumentsOf, type PageScope } from '#src/pages/page-scope.ts';
import type { Calls } from '#src/pages/use-calls.ts';

export interface FetchProgress {
	fetched: number;
	total: number;
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
	/** Number of rows that the server has. */
	total: number;
}

/** Fetches one page after the other with the current arguments, up to `limit` rows. Null if a call fails, which is shown, or is stopped. */
export async function fetchRows({ page, paged, limit, call, signal, onProgress }: FetchRowsOptions): Promise<FetchedRows | null> {
	const { definition, scope } = page;
	const data = definition.data[paged];
	const paging = data?.paged;
	if (!data || !paging) return null;
	const scopes: PageScope[] = [];
	for (let number = 1; ; number += 1) {
		const input = argumentsOf(data, scope, { [paging.page]: number, [paging.size]: paging.defaultSize });
		const result = await call(data.operation, input, { signal, shapes: definition.shapes });
		if (!result.ok || signal.aborted) return null;
		const answer = recordOf(result.data);
		const list = answer[paging.list];
		const rows: readonly unknown[] = Array.isArray(list) ? list : [];
		const total = Number(answer[paging.total]) || 0;
		scopes.push(...rows.slice(0, limit - scopes.length).map((row) => scope.with({ row })));
		onProgress({ fetched: scopes.length, total: Math.min(total, limit) });
		// A page without rows ends the list even if the total says otherwise.
		if (rows.length === 0 || scopes.length >= Math.min(total, limit)) return { scopes, total: Math.max(total, scopes.length) };
	}
}
