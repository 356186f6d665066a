import { onCLS, onINP, onLCP } from 'web-vitals';
import type { ErrorLogOptions } from './error-log.ts';
import type { RecordError } from './record-errors.ts';
import { redact, redactError } from './redact.ts';

interface ErrorEvent {
	type: 'error';
	name: string;
	message: string;
	stack: string;
	where: string;
	page: string;
	/** How often it happened since the last report. */
	count: number;
}

interface VitalEvent {
	type: 'vital';
	name: string;
	/** Milliseconds; for CLS a ratio. */
	value: number;
	rating: string;
	page: string;
}

/** The body of a report, as JSON. */
export interface MonitorReport {
	/** Epoch ms of the device. */
	at: number;
	events: readonly (ErrorEvent | VitalEvent)[];
	/** Errors that were left out because there were too many. */
	dropped: number;
}

/** Milliseconds between two reports. */
const EVERY_MS = 10_000;
/** A browser refuses beacons of more than 64 kB. */
const MAX_EVENTS = 20;
const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 2000;

/** Sends web vitals and recorded errors to `address`, by beacons and without secrets. Returns the function that records an error. */
export function startMonitor(address: string, { url, secrets }: Pick<ErrorLogOptions, 'url' | 'secrets'>): RecordError {
	const errors = new Map<string, ErrorEvent>();
	let vitals: VitalEvent[] = [];
	let dropped = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const send = (): void => {
		clearTimeout(timer);
		timer = undefined;
		const events = [...errors.values(), ...vitals];
		if (events.length === 0) return;
		// As plain text another origin gets it without a preflight, which a closing page could not wait for.
		navigator.sendBeacon(address, JSON.stringify({ at: Date.now(), events, dropped } satisfies MonitorReport));
		errors.clear();
		vitals = [];
		dropped = 0;
	};
	const sendSoon = (): void => {
		if (document.hidden) send();
		else timer ??= setTimeout(send, EVERY_MS);
	};
	const record: RecordError = (thrown, { where, url: page }) => {
		const event = eventOf(thrown, where, pageOf(page, secrets()), secrets());
		const key = JSON.stringify(event);
		const known = errors.get(key);
		if (known) known.count += 1;
		else if (errors.size < MAX_EVENTS) errors.set(key, event);
		else dropped += 1;
		sendSoon();
	};
	for (const listen of [onCLS, onINP, onLCP])
		listen(({ name, value, rating }) => {
			vitals.push({ type: 'vital', name, value, rating, page: pageOf(url(), secrets()) });
			sendSoon();
		});
	document.addEventListener('visibilitychange', () => document.hidden && send());
	return record;
}

function eventOf(thrown: unknown, where: string, page: string, secrets: readonly string[]): ErrorEvent {
	const { name, message, stack = '' } = redactError(thrown, secrets);
	return { type: 'error', name, message: message.slice(0, LONGEST_MESSAGE), stack: stack.slice(0, LONGEST_STACK), where, page, count: 1 };
}

/** Without queries, in which students search and which name records. */
const pageOf = (url: string, secrets: readonly string[]): string => redact(url, secrets).replace(/\?[^#]*/g, '');
