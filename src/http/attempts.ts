/**
 * Keys of the attempts of writes. Each call is an attempt of its own, with a new key; a call with the input of one whose answer was lost
 * repeats that attempt and has its key, also after a reload of the page. Decision 22.
 */
import { hashText } from '#src/lib/hash-text.ts';
import type { ApiSpec, OperationSpec } from './api-spec.ts';
import type { Call } from './call.ts';

interface Attempt {
	key: string;
	/** `answered`: the outcome is known, so an equal call is another attempt. */
	end(answered: boolean): void;
}

export interface Attempts {
	/** Null if the call carries no key: it reads, or its back end knows no keys. `key`: that of an earlier attempt to repeat. */
	begin(call: Pick<Call, 'name' | 'api' | 'operation' | 'input' | 'headers'>, key?: string): Attempt | null;
	/** At the end of a session: the next user repeats nothing. */
	clear(): void;
}

export interface AttemptStorage {
	read(): string | null;
	write(text: string | null): void;
}

interface OpenAttempt {
	/** Hash of operation and input. */
	of: string;
	key: string;
	at: number;
}

/** An equal call after this time is meant anew. */
const REPEATED_WITHIN_MS = 30 * 60_000;
const KEPT_AT_MOST = 50;

/** Request header of an attempt's key; null for a write without one, undefined for a read. */
export function keyHeaderOf({ method, idempotency }: OperationSpec, api: ApiSpec): string | null | undefined {
	if (method === 'get') return undefined;
	return idempotency === undefined ? (api.idempotency ?? null) : idempotency;
}

export function createAttempts(storage: AttemptStorage, now: () => number): Attempts {
	const inFlight = new Set<string>();
	// Guests send passwords, of which not even a hash may be stored.
	const ofGuests = inMemory();
	const read = (place: AttemptStorage): OpenAttempt[] => parse(place.read()).filter(({ at }) => at > now() - REPEATED_WITHIN_MS);
	const write = (place: AttemptStorage, open: readonly OpenAttempt[]): void =>
		place.write(open.length === 0 ? null : JSON.stringify(open.slice(-KEPT_AT_MOST)));
	return {
		begin({ name, api, operation, input, headers }, repeated) {
			const header = keyHeaderOf(operation, api);
			if (!header) return null;
			const of = hashText(JSON.stringify([name, input], nameFile));
			const place = operation.public ? ofGuests : storage;
			const open = read(place);
			// Two equal calls at the same time are two presses.
			const lost = open.find((attempt) => attempt.of === of && !inFlight.has(attempt.key));
			const key = repeated ?? lost?.key ?? newKey();
			inFlight.add(key);
			write(place, [...open.filter((attempt) => attempt.key !== key), { of, key, at: now() }]);
			headers.set(header, `"${key}"`);
			return {
				key,
				end(answered) {
					inFlight.delete(key);
					if (answered)
						write(
							place,
							read(place).filter((attempt) => attempt.key !== key),
						);
				},
			};
		},
		clear() {
			storage.write(null);
			ofGuests.write(null);
		},
	};
}

function inMemory(): AttemptStorage {
	let kept: string | null = null;
	return {
		read: () => kept,
		write: (text) => {
			kept = text;
		},
	};
}

function parse(text: string | null): OpenAttempt[] {
	try {
		// Only `write` writes the entry.
		return JSON.parse(text ?? '[]') as OpenAttempt[];
	} catch {
		return [];
	}
}

/** JSON has no files. */
function nameFile(_key: string, value: unknown): unknown {
	return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** `crypto.randomUUID` is missing where the site is served without TLS. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
