import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { parseFields, recordOf } from '#src/lib/record-of.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import type { PlayedSpan } from './rules/spans.ts';

export interface JournalEntry {
	position: number;
	/** The furthest second played in this browser. */
	furthest: number;
	/** Epoch milliseconds. */
	at: number;
	spans: PlayedSpan[];
	answers: Record<string, string>;
	/** Ids of questions whose answer is not yet sent. */
	openAnswers: string[];
	/** The server has received everything. */
	reported: boolean;
	/** `at` of the version queued in the outbox. */
	handedOver: number;
	/** Latest result from the server; the page may have been rendered from an older response. */
	percent: number;
	finished: boolean;
}

export const emptyEntry: JournalEntry = {
	position: 0,
	furthest: 0,
	at: 0,
	spans: [],
	answers: {},
	openAnswers: [],
	reported: true,
	handedOver: 0,
	percent: 0,
	finished: false,
};

export interface WatchJournal {
	read(videoId: string): JournalEntry | null;
	write(videoId: string, entry: JournalEntry): void;
	unsent(): string[];
}

/** Number of videos to remember, newest first; unsent entries are always kept. */
const MAX_ENTRIES = 60;

/** Stores a user's progress in the browser, so that it survives failed requests and closed tabs. */
export function createWatchJournal(storage: BrowserStorage, userId: string): WatchJournal {
	const name: StorageEntry = `player-watched-${userId}`;
	// Not cached, because another window may have written.
	const all = (): Record<string, JournalEntry> => parse(storage.read(name));
	return {
		read: (videoId) => all()[videoId] ?? null,
		write: (videoId, entry) => storage.write(name, JSON.stringify(latest({ ...all(), [videoId]: entry }))),
		unsent: () => Object.entries(all()).flatMap(([videoId, { reported }]) => (reported ? [] : [videoId])),
	};
}

function latest(entries: Record<string, JournalEntry>): Record<string, JournalEntry> {
	const inOrder = Object.entries(entries).sort(([, one], [, other]) => other.at - one.at);
	return Object.fromEntries(inOrder.filter(([, entry], index) => index < MAX_ENTRIES || !entry.reported));
}

function parse(text: string | null): Record<string, JournalEntry> {
	const entries = Object.entries(parseFields(text)).flatMap(([videoId, entry]) =>
		isEntry(entry) ? [[videoId, { ...emptyEntry, reported: wasReported(entry), ...entry }] as const] : [],
	);
	return Object.fromEntries(entries);
}

/** Entries stored by older versions call the field `told`. */
const wasReported = (entry: object): boolean => !('told' in entry) || entry.told === true;

/** Older versions stored fewer fields. */
function isEntry(value: unknown): value is Partial<JournalEntry> {
	const { position, at, spans, answers } = recordOf(value);
	return typeof position === 'number' && typeof at === 'number' && Array.isArray(spans) && typeof answers === 'object' && answers !== null;
}
