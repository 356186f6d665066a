import { proxy } from 'valtio/vanilla';
import type { ErrorLogOptions, ErrorLogState } from './error-log.ts';

export interface ErrorLog {
	state: ErrorLogState;
	/** Logs a caught error. `where` names the page or action. */
	report(error: unknown, where: string): void;
	clear(): void;
}

export function createErrorLog(options: ErrorLogOptions): ErrorLog {
	const state = proxy<ErrorLogState>({ entries: [] });
	// Loaded lazily: production builds usually log nothing.
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
