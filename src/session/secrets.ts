import type { SessionOperations } from './session-operations.ts';
import type { TokenStorage } from './token-storage.ts';

/** Everything of this user that nobody else may read: their tokens, and what other tokens are got with. */
export function secretsOf(accounts: SessionOperations | null, storage: Pick<TokenStorage, 'read' | 'readOther'>, info: unknown): string[] {
	const sources = Object.values(accounts?.tokens ?? {});
	const given = info ? sources.flatMap(({ with: input = {} }) => Object.values(input).map((read) => read(info))) : [];
	// The last characters of the token are not sent: what may have leaked is what stands before them.
	return [storage.read().slice(0, -4), ...sources.map(({ key }) => storage.readOther(key)), ...given.map(String)];
}
