import type { HttpError } from '#src/http/result.ts';

/** Queued requests and their states. Pure. */

/** A call that got no answer, as a feature hands it over. Sending it twice must come to the same as sending it once. */
export interface Unsent {
	/** Names the subject: a later letter with the same id replaces this one. */
	id: string;
	/** Names it for the user. */
	title: string;
	operation: string;
	input: Readonly<Record<string, unknown>>;
	/** The user's text, to be copied. */
	text?: string;
	/** It is handed over from the page where it was written, and can be opened there again. */
	fromHere?: boolean;
	/** The half-written form that it was sent from; forgotten with it, unless it has been changed since. */
	draft?: { name: string; values: Readonly<Record<string, unknown>> };
}

export interface Letter extends Unsent {
	/** Path of the page it was written on; null if that cannot be reopened. */
	path: string | null;
	/** Tells it from one about the same that took its place. */
	stamp: string;
	/** Epoch ms. */
	at: number;
	/** How often nobody answered. */
	tries: number;
	/** Epoch ms before which it is not tried again by itself. */
	nextAt: number;
	/** Why the server does not take it; null while it waits. */
	refusal: string | null;
}

const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 5 * 60_000;

/** 5 s, 15 s, 45 s and so on: a server that comes back is not met by everybody at every moment. */
export const delayAfter = (tries: number): number => Math.min(LONGEST_DELAY, FIRST_DELAY * 3 ** Math.max(0, tries - 1));

export const newLetter = (unsent: Unsent, { now, stamp, here }: { now: number; stamp: string; here: string }): Letter => ({
	...unsent,
	...{ path: unsent.fromHere ? here : null, stamp, at: now, tries: 1, nextAt: now + delayAfter(1), refusal: null },
});

/** There is no whole answer to it: it may have arrived or not. */
export const isUnanswered = ({ kind }: Pick<HttpError, 'kind'>): boolean => kind === 'network' || kind === 'timeout' || kind === 'cut-off';

/** The server has said no, and would again. What a gateway, a busy server or a locked screen says is no word about the content. */
export function isRefused({ kind, code, status }: Pick<HttpError, 'kind' | 'code' | 'status'>): boolean {
	const number = Number(code ?? status);
	const passing = number >= 500 || number === 408 || number === 429;
	return (kind === 'business' || kind === 'http') && !passing;
}

export function afterFailure(letter: Letter, error: Pick<HttpError, 'kind' | 'code' | 'status' | 'message'>, now: number): Letter {
	if (isRefused(error)) return { ...letter, refusal: error.message };
	const tries = letter.tries + 1;
	return { ...letter, tries, nextAt: now + delayAfter(tries) };
}

/** The user or the line says: now. */
export const dueAgain = (letter: Letter, now: number): Letter => ({ ...letter, nextAt: now, refusal: null });

export const isWaiting = ({ refusal }: Pick<Letter, 'refusal'>): boolean => refusal === null;

/** In the order in which they were written. */
export const inOrder = (letters: readonly Letter[]): Letter[] => letters.toSorted((one, other) => one.at - other.at);

export const dueLetters = (letters: readonly Letter[], now: number): Letter[] =>
	inOrder(letters).filter((letter) => isWaiting(letter) && letter.nextAt <= now);

/** Milliseconds until the next one is due; null when none waits. */
export function nextDelay(letters: readonly Letter[], now: number): number | null {
	const times = letters.filter(isWaiting).map(({ nextAt }) => nextAt);
	return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
}

export interface OutboxCount {
	waiting: number;
	refused: number;
}

export function countLetters(letters: readonly Letter[]): OutboxCount {
	const waiting = letters.filter(isWaiting).length;
	return { waiting, refused: letters.length - waiting };
}

/** How it stands with something that waits, in words for whoever wrote it. Pure. */

export interface LetterStatus {
	tone: 'info' | 'warn' | 'bad';
	words: string;
}

export function letterStatus({ refusal, tries }: Pick<Letter, 'refusal' | 'tries'>, sending: boolean): LetterStatus {
	if (sending) return { tone: 'info', words: '正在发送' };
	if (refusal !== null) return { tone: 'bad', words: `服务器没有收下：${refusal}` };
	// Only what has failed again says so: the first time it was just put here.
	return { tone: 'warn', words: tries > 1 ? `已试过 ${tries} 次，${delayText(delayAfter(tries))}内会再试` : '等待发送' };
}

const delayText = (milliseconds: number): string =>
	milliseconds < 60_000 ? `${milliseconds / 1000} 秒` : `${Math.ceil(milliseconds / 60_000)} 分钟`;
