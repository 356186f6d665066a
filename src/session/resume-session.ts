import { appendSuffix } from './session.ts';
import { assignSession, describeUser, type SessionStore, type SessionStoreOptions } from './session-store.ts';

/** `none`: there is no token. `other`: it is another user's, whom nothing on screen may be shown to. */
export type Resumed = 'same' | 'other' | 'none' | 'failed';

/**
 * Takes a session up again whose tokens were forgotten while its user stayed on screen, with a new token or with the stored one. Unlike
 * `load`, a failure leaves everything as it was.
 */
export async function resumeSession(
	{ state }: Pick<SessionStore, 'state'>,
	options: SessionStoreOptions,
	token: string | null,
): Promise<Resumed> {
	const { storage, operations, suffix, random } = options;
	const before = storage.read();
	if (token !== null) storage.write(appendSuffix(token, suffix, random));
	const now = storage.read();
	if (!now) return 'none';
	const [result, prepared] = await Promise.all([options.fetchUser(), options.prepare()]);
	// Somebody signed in or out meanwhile, in another window.
	if (storage.read() !== now) return 'failed';
	const next = result.ok && prepared && operations ? describeUser(result.data, operations) : null;
	if (!next) {
		storage.write(before);
		return 'failed';
	}
	if (state.status === 'ready' && state.user.id !== next.user.id) return 'other';
	assignSession(state, next);
	return 'same';
}
