import type { SessionOperations } from './session-operations.ts';
import type { TokenStorage } from './token-storage.ts';

/** The answer about the user with its secret fields: for token sources only, and in memory only. */
export interface SecretInfo {
	/** Hands out who takes the answer that belongs to the present token. */
	expect(): (info: unknown) => void;
	/** null as soon as another token, or none, is stored: a secret never serves the next user. */
	read(): unknown;
}

export function createSecretInfo(storage: Pick<TokenStorage, 'read'>): SecretInfo {
	let kept: { token: string; info: unknown } | null = null;
	return {
		expect() {
			const token = storage.read();
			return (info) => {
				kept = { token, info };
			};
		},
		read: () => (kept?.token && kept.token === storage.read() ? kept.info : null),
	};
}

/** Everything of this user that nobody else may read: their tokens, and what other tokens are got with. */
export function secretsOf(accounts: SessionOperations | null, storage: Pick<TokenStorage, 'read' | 'readOther'>, info: unknown): string[] {
	const sources = Object.values(accounts?.tokens ?? {});
	const given = info ? sources.flatMap(({ with: input = {} }) => Object.values(input).map((read) => read(info))) : [];
	// The last characters of the token are not sent: what may have leaked is what stands before them.
	return [storage.read().slice(0, -4), ...sources.map(({ key }) => storage.readOther(key)), ...given.map(String)];
}
