/** Derives a student's options for a paper from the paper, the attempts and the clock alone. */

import { toIsoTime } from '#mock/store/time-offset.ts';
import type { AttemptRow, AttemptStateName, PaperRow } from './rows.ts';

/** Answers are still accepted this long after the deadline. */
export const GRACE_MS = 30_000;

export type PaperStateName = 'not_open' | 'open' | 'in_progress' | 'marking' | 'redo' | 'used_up' | 'waiting' | 'missed' | 'closed';

export interface PaperState {
	state: PaperStateName;
	usedAttempts: number;
	/** null: unlimited. */
	attemptsLeft: number | null;
	/** Start of the next attempt, if the paper is not open yet or the student has to wait. */
	nextAt: string | null;
	/** The attempt in progress, or else the latest that counts. */
	attempt: AttemptRow | null;
}

const FINISHED: readonly AttemptStateName[] = ['submitted', 'marking', 'marked'];

/** When the server closes the attempt if nobody has handed it in. */
export const closesAt = ({ deadlineAt }: Pick<AttemptRow, 'deadlineAt'>): number => Date.parse(deadlineAt) + GRACE_MS;

export const isDue = (attempt: Pick<AttemptRow, 'deadlineAt'>, now: number): boolean => now > closesAt(attempt);

export function isClosed({ closeAt }: Pick<PaperRow, 'closeAt'>, now: number): boolean {
	return closeAt !== null && now >= Date.parse(closeAt);
}

export function paperState(paper: PaperRow, attempts: readonly AttemptRow[], now: number): PaperState {
	const counted = attempts
		.filter(({ state }) => state !== 'voided' && state !== 'absent')
		.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
	const latest = counted.at(-1) ?? null;
	const open = counted.find(({ state }) => state === 'in_progress') ?? null;
	const finished = counted.filter(({ state }) => FINISHED.includes(state));
	const usedAttempts = counted.length;
	const attemptsLeft = paper.maxAttempts === 0 ? null : Math.max(0, paper.maxAttempts - usedAttempts);
	const nextAt = nextStart(paper, latest, now);
	const state = open ? 'in_progress' : stateOf(paper, { now, finished, attemptsLeft, nextAt });
	return {
		state,
		usedAttempts,
		attemptsLeft,
		nextAt: state === 'not_open' || state === 'waiting' ? nextAt : null,
		attempt: open ?? latest,
	};
}

interface PaperFacts {
	now: number;
	finished: readonly AttemptRow[];
	attemptsLeft: number | null;
	nextAt: string | null;
}

function stateOf(paper: PaperRow, { now, finished, attemptsLeft, nextAt }: PaperFacts): PaperStateName {
	if (paper.openAt !== null && now < Date.parse(paper.openAt)) return 'not_open';
	if (isClosed(paper, now)) return finished.length > 0 ? 'closed' : 'missed';
	if (finished.some(({ state }) => state !== 'marked')) return 'marking';
	if (attemptsLeft === 0) return 'used_up';
	if (nextAt !== null) return 'waiting';
	return finished.length > 0 ? 'redo' : 'open';
}

function nextStart({ openAt, redoMinutes }: PaperRow, latest: AttemptRow | null, now: number): string | null {
	if (openAt !== null && now < Date.parse(openAt)) return openAt;
	if (redoMinutes === 0 || latest === null) return null;
	const from = Date.parse(latest.submittedAt ?? latest.deadlineAt) + redoMinutes * 60_000;
	return now < from ? toIsoTime(from) : null;
}
