import { type TokenSuffix, withoutSuffix } from '#src/http/token-suffix.ts';
import type { SessionOperations } from './session-operations.ts';
import type { TokenStorage } from './token-storage.ts';

/** The user's info with secret fields, for token sources. Kept in memory only. */
export interface SecretInfo {
	/** Returns a callback that stores the info for the current token. */
	expect(): (info: unknown) => void;
	/** null once another token, or none, is stored: secrets are never used for the next user. */
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

/** All secrets of this user: tokens, the inputs that other tokens are requested with, and the key of his drafts. */
export function secretsOf(
	accounts: SessionOperations | null,
	storage: Pick<TokenStorage, 'read' | 'readOther'>,
	suffix: TokenSuffix | null,
	info: unknown,
): string[] {
	const sources = Object.values(accounts?.tokens ?? {});
	const inputs = info ? sources.flatMap(({ with: input = {} }) => Object.values(input).map((read) => read(info))) : [];
	const draftKey = info ? accounts?.draftKey?.(info) : null;
	// The random suffix is not sent, so only the part before it can leak.
	const tokens = [withoutSuffix(storage.read(), suffix), ...sources.map(({ key }) => storage.readOther(key))];
	return [...tokens, ...inputs.map(String), ...(draftKey ? [draftKey] : [])];
}
