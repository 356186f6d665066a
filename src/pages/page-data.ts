import type { QueryKey } from '@tanstack/query-core';

export type DataPhase = 'idle' | 'loading' | 'ready' | 'failed';

export interface DataStatus {
	phase: DataPhase;
	/** The value belongs to previous arguments; the current response is loading. */
	outdated: boolean;
	error: Error | null;
	refetch: () => Promise<unknown>;
	/** Of the answer in the cache; null while nothing is called. */
	queryKey: QueryKey | null;
	/** If it fails, the page or dialog shows one error instead of its blocks. */
	essential: boolean;
}

export interface PageData {
	/** Responses by data name; undefined while not loaded. */
	values: Readonly<Record<string, unknown>>;
	status: Readonly<Record<string, DataStatus>>;
}

export const noData: PageData = { values: {}, status: {} };
