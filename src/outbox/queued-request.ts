import type { InputOf, OperationName } from '#generated/api/operations.ts';
import * as texts from '#generated/messages/outbox.ts';
import type { DraftName } from '#src/drafts/draft-name.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { HttpError } from '#src/http/result.ts';

/** Queued requests and their states. Pure. */

/** A request without a response, to be queued. Must be idempotent. */
export interface Unsent<N extends OperationName = OperationName> {
	/** Identifies the subject: a later request with the same id replaces this one. */
	id: string;
	title: string;
	operation: N;
	input: InputOf<N>;
	/** Key of the attempt that got no answer, which every later one repeats. */
	attempt?: string | null;
	/** The user's text, offered for copying. */
	text?: string;
	/** Queued from the page where it was written, which can be reopened. */
	fromHere?: boolean;
	/** The form draft it was sent from; deleted after sending unless edited since. */
	draft?: { name: DraftName; values: Readonly<Record<string, unknown>> };
}

/** The call of a page, whose input the compiler has checked. */
export const unsentOfPage = (input: Readonly<Record<string, unknown>>, unsent: Omit<Unsent, 'input'>): Unsent => ({
	...unsent,
	input: compiledInput(input),
});

export interface QueuedRequest extends Unsent {
	path: string | null;
	/** Distinguishes it from a replacement with the same id. */
	stamp: string;
	at: number;
	/** Number of attempts without a response. */
	tries: number;
	/** Epoch ms of the next automatic attempt. */
	nextAt: number;
	/** The server's reason for refusing it; null while queued. */
	refusal: string | null;
}

const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 5 * 60_000;

/** Exponential backoff: 5 s, 15 s, 45 s and so on, so that clients do not flood a recovering server. */
export const delayAfter = (tries: number): number => Math.min(LONGEST_DELAY, FIRST_DELAY * 3 ** Math.max(0, tries - 1));

export const newRequest = (unsent: Unsent, { now, stamp, here }: { now: number; stamp: string; here: string }): QueuedRequest => ({
	...unsent,
	path: unsent.fromHere ? here : null,
	stamp,
	at: now,
	tries: 1,
	nextAt: now + delayAfter(1),
	refusal: null,
});

/** No complete response: the request may or may not have arrived. */
export const isUnanswered = ({ kind }: Pick<HttpError, 'kind'>): boolean => kind === 'network' || kind === 'timeout' || kind === 'cut-off';

/** Whether the server rejected the content for good. Errors of a gateway, a busy server or a locked screen do not count. */
export function isRefused({ kind, code, status }: Pick<HttpError, 'kind' | 'code' | 'status'>): boolean {
	const number = Number(code ?? status);
	const passing = number >= 500 || number === 408 || number === 429;
	return (kind === 'business' || kind === 'http') && !passing;
}

export function afterFailure(
	request: QueuedRequest,
	error: Pick<HttpError, 'kind' | 'code' | 'status' | 'message'>,
	now: number,
): QueuedRequest {
	if (isRefused(error)) return { ...request, refusal: error.message };
	const tries = request.tries + 1;
	return { ...request, tries, nextAt: now + delayAfter(tries) };
}

/** Makes a request due now: the user retries or the network is back. */
export const dueAgain = (request: QueuedRequest, now: number): QueuedRequest => ({ ...request, nextAt: now, refusal: null });

export const isWaiting = ({ refusal }: Pick<QueuedRequest, 'refusal'>): boolean => refusal === null;

export const inOrder = (requests: readonly QueuedRequest[]): QueuedRequest[] => requests.toSorted((one, other) => one.at - other.at);

export const dueRequests = (requests: readonly QueuedRequest[], now: number): QueuedRequest[] =>
	inOrder(requests).filter((request) => isWaiting(request) && request.nextAt <= now);

export function nextDelay(requests: readonly QueuedRequest[], now: number): number | null {
	const times = requests.filter(isWaiting).map(({ nextAt }) => nextAt);
	return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
}

export interface OutboxCount {
	waiting: number;
	refused: number;
}

export function countRequests(requests: readonly QueuedRequest[]): OutboxCount {
	const waiting = requests.filter(isWaiting).length;
	return { waiting, refused: requests.length - waiting };
}

export interface RequestStatus {
	tone: 'info' | 'warn' | 'bad';
	words: string;
}

export function requestStatus({ refusal, tries }: Pick<QueuedRequest, 'refusal' | 'tries'>, sending: boolean): RequestStatus {
	if (sending) return { tone: 'info', words: texts.sending };
	if (refusal !== null) return { tone: 'bad', words: texts.refusedBecause({ refusal }) };
	// The first attempt is not mentioned: the request was queued because of it.
	return { tone: 'warn', words: tries > 1 ? texts.tried({ count: tries, delay: delayText(delayAfter(tries)) }) : texts.queued };
}

const delayText = (milliseconds: number): string =>
	milliseconds < 60_000 ? texts.seconds({ count: milliseconds / 1000 }) : texts.minutes({ count: Math.ceil(milliseconds / 60_000) });
