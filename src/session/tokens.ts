import { type CompiledInput, compiledInput } from '#src/http/compiled-input.ts';
import { HttpError, type Result } from '#src/http/result.ts';
import type { Tokens } from '#src/http/token.ts';
import type { SessionOperations, TokenSource } from './session-operations.ts';
import type { TokenStorage } from './token-storage.ts';

export interface TokensOptions {
	operations: SessionOperations | null;
	main: string;
	storage: TokenStorage;
	/** Answer of the user operation with secret fields; null if the user is not loaded. */
	info(): unknown;
	/** Whether to withhold tokens, for example while locked: pending calls then fail unsent. */
	withheld(): boolean;
	call(source: TokenSource, input: CompiledInput): Promise<Result<unknown>>;
	/** A call goes on without its token. Told once for each request that fails; `error` as in `Renewal`. */
	onFailed(source: TokenSource, error: HttpError | null): void;
	now(): number;
}

/** `error` is the server's reason; null if no request was sent or the response had no token. */
export type Renewal = { ok: true } | { ok: false; error: HttpError | null };

export interface SessionTokens extends Tokens {
	/** Requests a replacement for a refused token; concurrent calls share one request. */
	renew(kind: string): Promise<Renewal>;
	sourceOf(kind: string): TokenSource | null;
}

interface Fetched {
	token: string;
	error: HttpError | null;
}

const NO_TOKEN: Fetched = { token: '', error: null };

/** Milliseconds after a refusal in which calls do not ask again by themselves, unless the server says in `Retry-After` how long it rests. */
const REST = 30_000;

interface Failure {
	user: unknown;
	error: HttpError | null;
	at: number;
	told: boolean;
}

/** All tokens that APIs need: the session's own, and those requested with user data. */
export function createTokens({ operations, main, storage, info, withheld, call, onFailed, now }: TokensOptions): SessionTokens {
	const pending = new Map<string, Promise<Fetched>>();
	const failures = new Map<TokenSource, Failure>();
	const sourceOf = (kind: string): TokenSource | null => operations?.tokens?.[kind] ?? null;

	const fetchToken = async (source: TokenSource): Promise<Fetched> => {
		const user = info();
		if (!user) return NO_TOKEN;
		const input = Object.fromEntries(Object.entries(source.with ?? {}).map(([name, read]) => [name, read(user)]));
		const result = await call(source, compiledInput(input));
		// Drops a token that arrives after sign-out or locking.
		if (withheld() || info() !== user) return NO_TOKEN;
		const token = result.ok ? tokenOf(result) : '';
		storage.writeOther(source.key, token);
		const error = result.ok ? null : result.error;
		if (token) failures.delete(source);
		else failures.set(source, { user, error, at: now(), told: false });
		return { token, error };
	};

	/** The failure after which the server is not asked again yet. */
	const restAfter = (source: TokenSource, rest: number): Failure | null => {
		const failure = failures.get(source);
		if (!failure || failure.user !== info()) return null;
		const { error, at } = failure;
		// Without a response there is nothing to rest from.
		const usual = error?.status === null ? 0 : rest;
		return now() - at < (error?.retryAfter != null ? error.retryAfter * 1000 : usual) ? failure : null;
	};

	/** The last failure, if nobody has told the user yet. */
	const untold = (source: TokenSource): Failure | null => {
		const failure = failures.get(source);
		if (!failure || failure.told) return null;
		failure.told = true;
		return failure;
	};

	const request = async (kind: string, rest: number): Promise<Fetched> => {
		if (withheld()) throw new HttpError({ kind: 'locked', message: '' });
		const source = sourceOf(kind);
		if (!source) return NO_TOKEN;
		const failure = restAfter(source, rest);
		if (failure) return { token: '', error: failure.error };
		const running = pending.get(kind) ?? fetchToken(source).finally(() => pending.delete(kind));
		pending.set(kind, running);
		return running;
	};

	return {
		async acquire(kind) {
			const { token } = await request(kind, REST);
			const source = sourceOf(kind);
			const failure = source && !token ? untold(source) : null;
			if (source && failure) onFailed(source, failure.error);
			return token;
		},
		sourceOf,
		async renew(kind) {
			// The user's own try waits only as long as the server says.
			const { token, error } = await request(kind, 0);
			return token ? { ok: true } : { ok: false, error };
		},
		read(kind) {
			if (kind === main) return storage.read();
			const source = sourceOf(kind);
			return source ? storage.readOther(source.key) : '';
		},
		replace(kind, token) {
			const source = sourceOf(kind);
			// A token removed during the call stays removed.
			if (source && storage.readOther(source.key)) storage.writeOther(source.key, token);
		},
	};
}

/** The token is in a header, or in the data if CORS hides the header. */
function tokenOf({ data, headers }: { data: unknown; headers?: Headers }): string {
	const inHeader = headers?.get('Authorization');
	if (inHeader) return inHeader;
	const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : data;
	return typeof token === 'string' ? token : '';
}
