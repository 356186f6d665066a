import type { MonitorConfig } from '#src/http/runtime-config.ts';

export interface ErrorEntry {
	id: number;
	/** A copy without secrets. */
	error: Error;
	/** Address of the page, without secrets. */
	url: string;
	/** Epoch ms. */
	at: number;
}

export interface ErrorLogState {
	entries: readonly ErrorEntry[];
}

export interface ErrorLogOptions {
	/** Whether this build logs errors; if not, no listener is added and no code loaded. */
	enabled: boolean;
	url(): string;
	/** Texts to redact, such as tokens. */
	secrets(): readonly string[];
	/** The server that errors are also sent to, in every build; null for none. */
	monitor: MonitorConfig | null;
}

const LIMIT = 100;

/** Newest last; the oldest entries beyond the limit are dropped. */
export function addEntry(entries: readonly ErrorEntry[], entry: ErrorEntry): ErrorEntry[] {
	return [...entries, entry].slice(-LIMIT);
}
