/** The answers of an attempt as this device knows them. Pure: every function returns a new journal. */
import { isRecord } from '#src/lib/is-record.ts';
import type { AnswerInput, AnswerRow } from '../api-types.ts';

/**
 * Revisions are Lamport timestamps whose low digits name the device, so that two devices never use the same one, and a row tells whether
 * this device wrote it.
 */
export const DEVICES = 1024;

export interface Entry {
	value: readonly string[];
	flagged: boolean;
	rev: number;
	/** Time spent on the question, in seconds. */
	seconds: number;
	/** The latest revision that the server is known to have; below `rev` while something is unsent. */
	savedRev: number;
}

/** Two devices hold different answers. The student chooses between the unsent one of this device and the saved one of the other. */
export interface Conflict {
	mine: Pick<Entry, 'value' | 'flagged'>;
	theirs: Pick<AnswerRow, 'value' | 'flagged' | 'rev' | 'savedAt'>;
}

export interface HandIn {
	/** The same for every attempt to hand in, so that the server counts one. */
	requestKey: string;
	by: 'user' | 'timeup';
}

export interface Journal {
	attemptId: string;
	entries: Readonly<Record<string, Entry>>;
	conflicts: Readonly<Record<string, Conflict>>;
	/** Set before the attempt is handed in, so that a reload sends it again. */
	handIn: HandIn | null;
	/** Number of the furthest question seen, from 1; 0 where the paper may be answered in any order. */
	furthest: number;
}

export const emptyJournal = (attemptId: string): Journal => ({ attemptId, entries: {}, conflicts: {}, handIn: null, furthest: 0 });

const NOTHING: Entry = { value: [], flagged: false, rev: 0, seconds: 0, savedRev: 0 };

export const entryOf = ({ entries }: Pick<Journal, 'entries'>, questionId: string): Entry => entries[questionId] ?? NOTHING;

export const isAnswered = ({ value }: Pick<Entry, 'value'>): boolean => value.some((part) => part.trim() !== '');

/** `device`: 0 to 1023. */
export function edit(journal: Journal, questionId: string, change: Partial<Pick<Entry, 'value' | 'flagged'>>, device: number): Journal {
	const before = entryOf(journal, questionId);
	const latest = Math.max(0, ...Object.values(journal.entries).map(({ rev }) => rev));
	const rev = (Math.floor(latest / DEVICES) + 1) * DEVICES + device;
	return withEntry(journal, questionId, { ...before, ...change, rev });
}

/** Counts time for a question; a question without an answer counts none. */
export function spend(journal: Journal, questionId: string, seconds: number): Journal {
	const before = journal.entries[questionId];
	return before && seconds > 0 ? withEntry(journal, questionId, { ...before, seconds: before.seconds + seconds }) : journal;
}

export const see = (journal: Journal, no: number): Journal => (no > journal.furthest ? { ...journal, furthest: no } : journal);

const isUnsent = ({ rev, savedRev }: Entry): boolean => rev > savedRev;

/** Whether the server has acknowledged every answer, and none waits for a choice. */
export const isDelivered = ({ entries, conflicts }: Journal): boolean =>
	Object.keys(conflicts).length === 0 && !Object.values(entries).some(isUnsent);

/** Answers that the server does not have. Those in conflict wait for the student's choice. */
export const unsent = (journal: Journal): AnswerInput[] =>
	Object.entries(journal.entries).flatMap(([questionId, entry]) =>
		isUnsent(entry) && !(questionId in journal.conflicts) ? [inputOf(questionId, entry)] : [],
	);

/** All answers, with the time spent on each. */
export const allAnswers = (journal: Journal): AnswerInput[] =>
	Object.entries(journal.entries).map(([questionId, entry]) => inputOf(questionId, entry));

const inputOf = (questionId: string, { value, flagged, rev, seconds }: Entry): AnswerInput => ({
	questionId,
	value: [...value],
	flagged,
	rev,
	seconds: Math.round(seconds),
});

/**
 * Takes over what the server has. Where another device has saved an answer that this one had not seen, and this one has unsent edits, both
 * become a conflict: the server's answer is shown, and the student's own one is kept until a choice is made.
 */
export function reconcile(journal: Journal, rows: readonly AnswerRow[], device: number): Journal {
	let next = journal;
	for (const row of rows) next = reconcileRow(next, row, device);
	return next;
}

function reconcileRow(journal: Journal, row: AnswerRow, device: number): Journal {
	const { questionId, value, flagged, rev } = row;
	const entry = entryOf(journal, questionId);
	if (rev <= entry.savedRev) return journal;
	const saved: Entry = { value, flagged, rev, seconds: Math.max(row.seconds, entry.seconds), savedRev: rev };
	// An edit of this device has arrived; edits made since are still unsent.
	if (rev <= entry.rev && (rev % DEVICES === device || isSame(entry, row)))
		return withEntry(journal, questionId, { ...entry, savedRev: rev });
	if (rev % DEVICES === device || !isUnsent(entry) || isSame(entry, row)) return withEntry(journal, questionId, saved);
	const mine = journal.conflicts[questionId]?.mine ?? { value: entry.value, flagged: entry.flagged };
	const conflicts = { ...journal.conflicts, [questionId]: { mine, theirs: { value, flagged, rev, savedAt: row.savedAt } } };
	return { ...withEntry(journal, questionId, saved), conflicts };
}

const isSame = (entry: Pick<Entry, 'value' | 'flagged'>, row: Pick<AnswerRow, 'value' | 'flagged'>): boolean =>
	entry.flagged === row.flagged && JSON.stringify(entry.value) === JSON.stringify(row.value);

/** Gives up edits that the server has rejected: its own answers hold. Questions without one are empty again. */
export function giveUp(journal: Journal, questionIds: readonly string[], rows: readonly AnswerRow[]): Journal {
	let next = journal;
	for (const questionId of questionIds) {
		const entry = entryOf(next, questionId);
		const row = rows.find((each) => each.questionId === questionId);
		const { [questionId]: _rejected, ...conflicts } = next.conflicts;
		const kept = row ?? { ...NOTHING, rev: entry.rev };
		const { value, flagged, rev } = kept;
		next = withEntry({ ...next, conflicts }, questionId, { value, flagged, rev, seconds: entry.seconds, savedRev: rev });
	}
	return next;
}

/** The student's choice between the own answer and that of another device. */
export function settle(journal: Journal, questionId: string, choice: 'mine' | 'theirs', device: number): Journal {
	const conflict = journal.conflicts[questionId];
	if (!conflict) return journal;
	const { [questionId]: _settled, ...conflicts } = journal.conflicts;
	const next = { ...journal, conflicts };
	return choice === 'mine' ? edit(next, questionId, conflict.mine, device) : next;
}

function withEntry(journal: Journal, questionId: string, entry: Entry): Journal {
	return { ...journal, entries: { ...journal.entries, [questionId]: entry } };
}

/** A journal as it was stored; null for anything else. */
export function parseJournal(stored: unknown, attemptId: string): Journal | null {
	const journal = stored as Partial<Journal> | null | undefined;
	const isWhole = journal?.attemptId === attemptId && isRecord(journal.entries) && isRecord(journal.conflicts);
	return isWhole ? { ...emptyJournal(attemptId), ...journal, handIn: journal.handIn ?? null } : null;
}

/** A stable number for the device, for the low digits of revisions. */
export function deviceNumber(id: string): number {
	let hash = 0;
	for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % DEVICES;
	return hash;
}
