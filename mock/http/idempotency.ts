/**
 * Does each write once: the answer of a write that carries the key of its attempt is stored beside what the write changed, in the same
 * turn, and a request with the same key gets it again. After the IETF draft "The Idempotency-Key HTTP Header Field".
 */
import * as texts from '#mock/generated/messages/mock.ts';
import type { MockApi, MockOperation } from '#mock/operation.ts';
import { hashText } from '#mock/store/load-seed.ts';
import { IDEMPOTENCY_KEYS, type Row, type Store } from '#mock/store/store.ts';
import type { Answer } from './answer.ts';
import { EnvelopeError } from './envelope-error.ts';
import { RowStream } from './row-stream.ts';

const DEFAULT_HEADER = 'Idempotency-Key';
const LONGEST_KEY = 200;

/** By the mock's clock. */
const KEPT_FOR_MS = 24 * 3_600_000;
const KEPT_AT_MOST = 200;

/** Who sent a write. A session may end with the write, so its token is compared, too. */
interface Caller {
	token: string | null;
	/** Null for a guest. */
	userId: string | null;
}

/** A write that carries a key. */
export interface Attempt {
	key: string;
	operation: string;
	caller: Caller;
}

interface AnsweredAttempt extends Row, Caller {
	key: string;
	operation: string;
	/** Hash of the input. */
	input: string;
	at: number;
	/** JSON, since the data may be a row that changes later. */
	answer: string;
}

/** The key of a write; null if the request carries none. */
export function keyOf({ headers }: Request, { method, idempotency }: MockOperation, api: MockApi): string | null {
	const header = idempotency === undefined ? (api.idempotency ?? DEFAULT_HEADER) : idempotency;
	const key = method === 'get' || header === null ? null : headers.get(header);
	if (key !== null && (key === '' || key.length > LONGEST_KEY)) throw new EnvelopeError(400, texts.wrongKey, { status: 400 });
	return key;
}

export function findAnswered(store: Store, now: number, { key, operation, caller }: Attempt): AnsweredAttempt | undefined {
	return store
		.rowsBy<AnsweredAttempt>(IDEMPOTENCY_KEYS, 'key', key)
		.find((row) => row.operation === operation && row.at > now - KEPT_FOR_MS && isSame(row, caller));
}

const isSame = (one: Caller, other: Caller): boolean => one.token === other.token || (one.userId !== null && one.userId === other.userId);

/** The stored answer. Refuses a key that was used with another input. */
export function answerAgain({ input, answer }: AnsweredAttempt, repeated: unknown): Partial<Answer> {
	if (input !== fingerprint(repeated)) throw new EnvelopeError(422, texts.keyOfOther, { status: 422 });
	// Written by `keepAnswer`.
	return JSON.parse(answer) as Partial<Answer>;
}

/** Server faults, files and streams are not stored, so a repeat runs the operation anew. */
export const isKept = ({ status, httpStatus = 0, data }: Answer): boolean =>
	status < 500 && httpStatus < 500 && !(data instanceof Blob || data instanceof RowStream);

export function keepAnswer(store: Store, { key, operation, caller }: Attempt, input: unknown, { now, ...answer }: Answer): void {
	const rows = store.rows<AnsweredAttempt>(IDEMPOTENCY_KEYS);
	const isOver = (row: AnsweredAttempt | undefined): boolean =>
		row !== undefined && (rows.length >= KEPT_AT_MOST || row.at <= now - KEPT_FOR_MS);
	// Oldest first.
	while (isOver(rows[0])) store.remove(IDEMPOTENCY_KEYS, rows[0]?.id ?? '');
	const id = [operation, caller.userId ?? caller.token ?? '', key].join(' ');
	store.insert<AnsweredAttempt>(IDEMPOTENCY_KEYS, {
		id,
		key,
		operation,
		...caller,
		at: now,
		input: fingerprint(input),
		answer: JSON.stringify(answer),
	});
}

const fingerprint = (input: unknown): string => hashText(JSON.stringify(input));

/** Runs the requests of one attempt after one another. */
export function createTurns(): <Result>(attempt: Attempt, act: () => Promise<Result>) => Promise<Result> {
	const running = new Map<string, Promise<unknown>>();
	return (attempt, act) => {
		const name = JSON.stringify([attempt.operation, attempt.key]);
		const done = (running.get(name) ?? Promise.resolve()).then(act, act);
		running.set(name, done);
		const leave = (): void => {
			if (running.get(name) === done) running.delete(name);
		};
		done.then(leave, leave);
		return done;
	};
}
