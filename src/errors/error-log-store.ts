import { proxy } from 'valtio/vanilla';
import type { MonitorConfig } from '#src/http/runtime-config.ts';
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
	const monitoring = isMonitored(options)
		? import('./monitor.ts').then(({ startMonitor }) => startMonitor(options.monitor.url, options))
		: null;
	return {
		state,
		report(error, where) {
			const url = options.url();
			void recording?.then((record) => record(error, { where, url }));
			void monitoring?.then((record) => record(error, { where, url }));
		},
		clear() {
			state.entries = [];
		},
	};
}

/** Decided once for a visit. */
const isMonitored = (options: ErrorLogOptions): options is ErrorLogOptions & { monitor: MonitorConfig } =>
	options.monitor !== null && Math.random() < options.monitor.sampleRate;
