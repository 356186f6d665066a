import { proxy } from 'valtio/vanilla';
import type { MonitorConfig } from '#src/http/runtime-config.ts';
import type { ErrorLogOptions, ErrorLogState } from './error-log.ts';
import type { RecordError } from './record-errors.ts';

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
	const monitor = isMonitored(options) ? watchErrors(options) : null;
	return {
		state,
		report(error, where) {
			const url = options.url();
			void recording?.then((record) => record(error, { where, url }));
			monitor?.(error, { where, url });
		},
		clear() {
			state.entries = [];
		},
	};
}

/** Decided once for a visit. */
const isMonitored = (options: ErrorLogOptions): options is ErrorLogOptions & { monitor: MonitorConfig } =>
	options.monitor !== null && Math.random() < options.monitor.sampleRate;

/** Sends uncaught errors from now on, although the code that sends them comes later. */
function watchErrors(options: ErrorLogOptions & { monitor: MonitorConfig }): RecordError {
	const monitoring = import('./monitor.ts').then(({ startMonitor }) => startMonitor(options.monitor.url, options));
	// Without its code, a monitor gets nothing.
	const record: RecordError = (error, place) => void monitoring.then((send) => send(error, place)).catch(() => undefined);
	window.addEventListener('error', ({ error, message }) => record(error ?? message, { where: 'window', url: options.url() }));
	window.addEventListener('unhandledrejection', ({ reason }) => record(reason, { where: 'promise', url: options.url() }));
	return record;
}
