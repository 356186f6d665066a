export type DataPhase = 'idle' | 'loading' | 'ready' | 'failed';

export interface DataStatus {
	phase: DataPhase;
	/** What stands there belongs to other arguments; its own answer is on the way. */
	outdated: boolean;
	error: Error | null;
	refetch: () => Promise<unknown>;
	/** All of the page or dialog is about it. */
	essential: boolean;
}

/** What the calls of a page have come to. */
export interface PageData {
	/** Answers by name; undefined while not loaded. */
	values: Readonly<Record<string, unknown>>;
	status: Readonly<Record<string, DataStatus>>;
}

export const noData: PageData = { values: {}, status: {} };
