import { proxy } from 'valtio/vanilla';
import type { ErrorEntry } from './error-log.ts';

export interface ErrorLogState {
	entries: readonly ErrorEntry[];
}

export interface ErrorLogOptions {
	/** Whether this build logs errors at all; where it does not, nothing is kept, listened to or loaded. */
	enabled: boolean;
	url(): string;
	/** Texts that must be in no entry, such as tokens. */
	secrets(): readonly string[];
}

export interface ErrorLog {
	state: ErrorLogState;
	/** Notes an error that something caught. `where` says what was being drawn or done. */
	report(error: unknown, where: string): void;
	clear(): void;
}

export function createErrorLog(options: ErrorLogOptions): ErrorLog {
	const state = proxy<ErrorLogState>({ entries: [] });
	// Most visitors use a build that logs nothing.
	const recording = options.enabled ? import('./record-errors.ts').then(({ recordErrors }) => recordErrors(state, options)) : null;
	return {
		state,
		report(error, where) {
			const url = options.url();
			void recording?.then((record) => record(error, { where, url }));
		},
		clear() {
			state.entries = [];
		},
	};
}
