import { proxy, ref } from 'valtio/vanilla';
import { addEntry, type ErrorEntry } from './error-log.ts';

export interface ErrorLog {
	state: { entries: readonly ErrorEntry[] };
	/** Notes an error, in builds in which errors are logged. `where` says what was being drawn or done. */
	report(error: unknown, where: string): void;
}

export function createErrorLog({ enabled, url }: { enabled: boolean; url: () => string }): ErrorLog {
	const state = proxy<{ entries: readonly ErrorEntry[] }>({ entries: [] });
	return {
		state,
		report(error, where) {
			if (!enabled) return;
			state.entries = ref(addEntry(state.entries, { error, url: url() }));
			// biome-ignore lint/suspicious/noConsole: spec 8 wants errors on the console in development
			console.error(where, error);
		},
	};
}

/** Errors that nothing caught. */
export function watchWindowErrors(log: ErrorLog): void {
	window.addEventListener('error', (event) => log.report(event.error ?? event.message, 'window'));
	window.addEventListener('unhandledrejection', (event) => log.report(event.reason, 'promise'));
}
