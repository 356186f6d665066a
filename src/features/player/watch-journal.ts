import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { Span } from './rules/spans.ts';

/** What this browser knows of somebody's watching of one film: where they are, and what the server has not heard yet. */
export interface JournalEntry {
	position: number;
	/** The furthest second that was seen in this browser. */
	furthest: number;
	/** Epoch ms. */
	at: number;
	/** Played, and not told yet. */
	spans: Span[];
	/** Options chosen, by question. */
	answers: Record<string, string>;
	/** Questions whose answer was not told yet. */
	openAnswers: string[];
	/** The server knows all of it. */
	told: boolean;
	/** `at` of what was handed to the outbox, which sends it without a player. */
	handedOver: number;
	/** What the server said when it was told last: a page drawn from an older answer knows less. */
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
	told: true,
	handedOver: 0,
	percent: 0,
	finished: false,
};

export interface WatchJournal {
	read(videoId: string): JournalEntry | null;
	write(videoId: string, entry: JournalEntry): void;
	/** Films of which the server has not heard everything. */
	untold(): string[];
}

/** So many films are remembered, the latest; what was not told yet stays in any case. */
const MOST = 60;

/** Keeps the watching of one user in the browser, so that neither a failed call nor a closed tab loses it. */
export function createWatchJournal(storage: BrowserStorage, userId: string): WatchJournal {
	const name = `player-watched-${userId}`;
	// Read anew each time: another window may have written.
	const all = (): Record<string, JournalEntry> => parse(storage.read(name));
	return {
		read: (videoId) => all()[videoId] ?? null,
		write: (videoId, entry) => storage.write(name, JSON.stringify(latest({ ...all(), [videoId]: entry }))),
		untold: () => Object.entries(all()).flatMap(([videoId, { told }]) => (told ? [] : [videoId])),
	};
}

function latest(entries: Record<string, JournalEntry>): Record<string, JournalEntry> {
	const inOrder = Object.entries(entries).sort(([, one], [, other]) => other.at - one.at);
	return Object.fromEntries(inOrder.filter(([, entry], index) => index < MOST || !entry.told));
}

function parse(text: string | null): Record<string, JournalEntry> {
	try {
		const value: unknown = JSON.parse(text ?? '{}');
		if (value === null || typeof value !== 'object') return {};
		const entries = Object.entries(value).filter(([, entry]) => isEntry(entry));
		return Object.fromEntries(entries.map(([videoId, entry]) => [videoId, { ...emptyEntry, ...entry }]));
	} catch {
		return {};
	}
}

function isEntry(value: unknown): value is JournalEntry {
	const { position, at, spans, answers } = (value ?? {}) as Record<string, unknown>;
	return typeof position === 'number' && typeof at === 'number' && Array.isArray(spans) && typeof answers === 'object' && answers !== null;
}
