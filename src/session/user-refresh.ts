import type { OperationName } from '#generated/api/operations.ts';
import type { Http } from '#src/http/create-http.ts';
import type { SessionState } from './session.ts';
import type { SessionStore } from './session-store.ts';

interface UserRefreshOptions {
	http: Pick<Http, 'call'>;
	session: Pick<SessionStore, 'state' | 'describe' | 'adopt'>;
	user: OperationName;
	/** Milliseconds since the app started, when it read the user. */
	now(): number;
}

export interface UserRefresh {
	/** After a write of the user's own data, which the header shows. A read that had already begun may not have it, so another one follows. */
	afterWrite(): Promise<void>;
	/** When the rights may have changed; does nothing if the last read is not that old. */
	ifOlderThan(ms: number): Promise<void>;
}

/** Reads the user again during a session, one read at a time. A failure changes nothing; an ended session is handled as in any call. */
export function createUserRefresh(options: UserRefreshOptions): UserRefresh {
	let running: Promise<void> | null = null;
	let repeats = false;
	let last = 0;
	const read = async (): Promise<void> => {
		do {
			repeats = false;
			last = options.now();
			await refetchUser(options);
		} while (repeats);
	};
	const start = (): Promise<void> => {
		running ??= read().finally(() => {
			running = null;
		});
		return running;
	};
	return {
		afterWrite() {
			repeats = running !== null;
			return start();
		},
		async ifOlderThan(ms) {
			const { status, unconfirmed } = options.session.state;
			if (running) return running;
			if (status === 'ready' && !unconfirmed && options.now() - last >= ms) await start();
		},
	};
}

async function refetchUser({ http, session, user: call }: UserRefreshOptions): Promise<void> {
	const { user } = session.state;
	const result = await http.call(call, {}, { quiet: true });
	const next = result.ok ? session.describe(result.data) : null;
	// The user may have changed meanwhile.
	const isSameUser = session.state.status === 'ready' && session.state.user.id === user.id && next?.user.id === user.id;
	// An equal state would draw every page again.
	if (next && isSameUser && factsOf(next) !== factsOf(session.state)) session.adopt(next);
}

const factsOf = ({ user, roles, permissions, admin, info }: SessionState): string =>
	JSON.stringify([user, roles, permissions, admin, info]);
