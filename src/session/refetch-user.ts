import type { Http } from '#src/http/create-http.ts';
import type { SessionStore } from './session-store.ts';

/** Refetches the user after they changed their own data, which the header shows. */
export async function refetchUser({ http, session, user: call }: { http: Http; session: SessionStore; user: string }): Promise<void> {
	const { user } = session.state;
	const result = await http.callByName(call, {}, { quiet: true });
	const next = result.ok ? session.describe(result.data) : null;
	// The user may have changed meanwhile.
	if (next && session.state.status === 'ready' && session.state.user.id === user.id && next.user.id === user.id) session.adopt(next);
}
