import { HttpError, type Result } from '#src/http/result.ts';
import type { Tokens } from '#src/http/token.ts';
import type { SessionOperations, TokenSource } from './session-operations.ts';
import type { TokenStorage } from './token-storage.ts';

export interface TokensOptions {
	operations: SessionOperations | null;
	/** Name by which APIs ask for the token of the session. */
	main: string;
	storage: TokenStorage;
	/** Answer of the user operation with its secret fields; null while nobody is known to be signed in. */
	info(): unknown;
	/** Whether nobody gets a token now, as while the screen is locked: calls that pages are still making end unsent. */
	withheld(): boolean;
	call(source: TokenSource, input: Record<string, unknown>): Promise<Result<unknown>>;
}

export interface SessionTokens extends Tokens {
	/** Gets a new token in place of one that the server refused; one attempt for all who ask at a time. */
	renew(kind: string): Promise<boolean>;
	sourceOf(kind: string): TokenSource | null;
}

/** Every token that APIs ask for: the session's own, and those got with the user's data. */
export function createTokens({ operations, main, storage, info, withheld, call }: TokensOptions): SessionTokens {
	const pending = new Map<string, Promise<string>>();
	const sourceOf = (kind: string): TokenSource | null => operations?.tokens?.[kind] ?? null;

	const fetchToken = async (source: TokenSource): Promise<string> => {
		const user = info();
		if (!user) return '';
		const input = Object.fromEntries(Object.entries(source.with ?? {}).map(([name, read]) => [name, read(user)]));
		const result = await call(source, input);
		// No token is stored for a user who has meanwhile signed out or locked the screen.
		if (withheld() || info() !== user) return '';
		const token = result.ok ? tokenOf(result) : '';
		storage.writeOther(source.key, token);
		return token;
	};

	const acquire = async (kind: string): Promise<string> => {
		if (withheld()) throw new HttpError({ kind: 'locked', message: '' });
		const source = sourceOf(kind);
		if (!source) return '';
		const running = pending.get(kind) ?? fetchToken(source).finally(() => pending.delete(kind));
		pending.set(kind, running);
		return running;
	};

	return {
		acquire,
		sourceOf,
		renew: async (kind) => (await acquire(kind)) !== '',
		read(kind) {
			if (kind === main) return storage.read();
			const source = sourceOf(kind);
			return source ? storage.readOther(source.key) : '';
		},
		replace(kind, token) {
			const source = sourceOf(kind);
			// One that was forgotten while the call ran stays forgotten.
			if (source && storage.readOther(source.key)) storage.writeOther(source.key, token);
		},
	};
}

/** The token comes in a header; a browser that may not read it finds it in the data. */
function tokenOf({ data, headers }: { data: unknown; headers?: Headers }): string {
	const inHeader = headers?.get('Authorization');
	if (inHeader) return inHeader;
	const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : data;
	return typeof token === 'string' ? token : '';
}
