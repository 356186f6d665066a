import type { OperationName } from '#generated/api/operations.ts';
import type { Http } from '#src/http/create-http.ts';
import type { SessionStore } from './session-store.ts';

/** Refetches the user after they changed their own data, which the header shows. */
export async function refetchUser({
	http,
	session,
	user: call,
}: {
	http: Http;
	session: SessionStore;
	user: OperationName;
}): Promise<void> {
	const { user } = session.state;
	const result = await http.call(call, {}, { quiet: true });
	const next = result.ok ? session.describe(result.data) : null;
	// The user may have changed meanwhile.
	if (next && session.state.status === 'ready' && session.state.user.id === user.id && next.user.id === user.id) session.adopt(next);
}
