import { proxy } from 'valtio/vanilla';
import type { ErrorLogOptions, ErrorLogState } from './error-log.ts';

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
