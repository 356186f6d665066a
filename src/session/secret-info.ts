import type { TokenStorage } from './token-storage.ts';

/** What the server says about the user, with the fields that nobody may see: for token sources alone, and in memory alone. */
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
