import { ref } from 'valtio/vanilla';
import { addEntry, type ErrorLogOptions, type ErrorLogState } from './error-log.ts';
import { redact, redactError } from './redact.ts';

export type RecordError = (error: unknown, place: { where: string; url: string }) => void;

/** Logs uncaught errors; returns a function that logs caught ones. */
export function recordErrors(state: ErrorLogState, { url, secrets }: Pick<ErrorLogOptions, 'url' | 'secrets'>): RecordError {
	const record: RecordError = (thrown, place) => {
		const hidden = secrets();
		const error = redactError(thrown, hidden);
		const id = (state.entries.at(-1)?.id ?? 0) + 1;
		state.entries = ref(addEntry(state.entries, { id, error, url: redact(place.url, hidden), at: Date.now() }));
		// biome-ignore lint/suspicious/noConsole: spec 8 wants errors on the console in development
		console.error(place.where, error);
	};
	window.addEventListener('error', (event) => {
		record(event.error ?? event.message, { where: 'window', url: url() });
		// The browser would log the error to the console unredacted.
		event.preventDefault();
	});
	window.addEventListener('unhandledrejection', (event) => {
		record(event.reason, { where: 'promise', url: url() });
		event.preventDefault();
	});
	return record;
}
