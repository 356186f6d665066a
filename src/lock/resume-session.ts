import type { SessionStore, SessionStoreOptions } from '#src/session/session-store.ts';

/** `none`: there is no token. `other`: it is another user's, whom nothing on screen may be shown to. */
export type Resumed = 'same' | 'other' | 'none' | 'failed';

type Sources = Pick<SessionStoreOptions, 'storage' | 'fetchUser' | 'prepare'>;

/**
 * Takes a session up again whose tokens were forgotten while its user stayed on screen, with a new token or with the stored one. Unlike
 * `load`, a failure leaves everything as it was.
 */
export async function resumeSession(
	session: SessionStore,
	{ storage, fetchUser, prepare }: Sources,
	token: string | null,
): Promise<Resumed> {
	const before = storage.read();
	if (token !== null) session.keep(token);
	const now = storage.read();
	if (!now) return 'none';
	const [result, prepared] = await Promise.all([fetchUser(), prepare()]);
	// Somebody signed in or out meanwhile, in another window.
	if (storage.read() !== now) return 'failed';
	const next = result.ok && prepared ? session.describe(result.data) : null;
	if (!next) {
		storage.write(before);
		return 'failed';
	}
	const { status, user } = session.state;
	if (status === 'ready' && user.id !== next.user.id) return 'other';
	session.adopt(next);
	return 'same';
}
