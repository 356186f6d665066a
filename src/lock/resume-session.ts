import type { SessionStore, SessionStoreOptions } from '#src/session/session-store.ts';

/** `none`: no token. `other`: the token belongs to another user, who must not see the current content. */
export type Resumed = 'same' | 'other' | 'none' | 'failed';

type Sources = Pick<SessionStoreOptions, 'storage' | 'fetchUser' | 'prepare' | 'openTyped'>;

/** Resumes a session whose tokens were removed by locking. Unlike `load`, a failure changes nothing. */
export async function resumeSession(
	session: SessionStore,
	{ storage, fetchUser, prepare, openTyped }: Sources,
	token: string | null,
): Promise<Resumed> {
	const before = storage.read();
	if (token !== null) session.keep(token);
	const now = storage.read();
	if (!now) return 'none';
	const [result, prepared] = await Promise.all([fetchUser(), prepare()]);
	// Another window signed in or out meanwhile.
	if (storage.read() !== now) return 'failed';
	const next = result.ok && prepared ? session.describe(result.data) : null;
	if (!next) {
		storage.write(before);
		return 'failed';
	}
	const { status, user } = session.state;
	if (status === 'ready' && user.id !== next.user.id) return 'other';
	try {
		await openTyped?.(next.user.id);
	} catch {
		storage.write(before);
		return 'failed';
	}
	if (storage.read() !== now) return 'failed';
	session.adopt(next);
	return 'same';
}
