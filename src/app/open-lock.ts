import { HttpError, type Result } from '#src/http/result.ts';
import type { LockHolder } from '#src/session/lock.ts';
import { createLockStore, type LockStore } from '#src/session/lock-store.ts';
import { resumeSession } from '#src/session/resume-session.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import { forgetTokens, type SessionStoreOptions } from '#src/session/session-store.ts';
import { tokenOf } from '#src/session/tokens.ts';
import type { App } from './app-model.ts';
import { leavePlace } from './leave-place.ts';
import { NO_TOKEN } from './sign-in.ts';

/** Ties the lock to the parts of the app. In a chunk of its own: most visits end before anybody locks the screen. */
export function openLock(app: App, sessionOptions: SessionStoreOptions): LockStore {
	const { lock, session, storage, feedback } = app;
	const store = createLockStore({
		state: lock.state,
		storage,
		now: Date.now,
		holder: () => (lock.offered() ? holderOf(app, sessionOptions.operations) : null),
		onLock() {
			lock.restore = leavePlace();
			feedback.answer(false);
			for (const { id } of feedback.state.messages) feedback.dismiss(id);
		},
		forget: () => forgetTokens(sessionOptions),
		signIn: (account, password) => signInWith(app, sessionOptions.operations, { account, password }),
		resume: (token) => resumeSession(session, sessionOptions, token),
		restart(leaving) {
			if (leaving) app.signOut();
			else {
				app.queries.clear();
				location.reload();
			}
		},
	});
	// A page that the browser had put away hears of no storage events.
	window.addEventListener('pageshow', ({ persisted }) => persisted && void store.follow());
	return store;
}

function holderOf({ session }: Pick<App, 'session'>, operations: SessionOperations | null): LockHolder {
	const { user, info } = session.state;
	return { account: String(operations?.fields.account?.(info) ?? ''), name: user.name, avatar: user.avatar };
}

async function signInWith(
	{ http }: Pick<App, 'http'>,
	operations: SessionOperations | null,
	typed: { account: string; password: string },
): Promise<Result<string>> {
	const fields = Object.entries(operations?.unlock ?? {}).map(([name, read]) => [name, read(typed)]);
	const result = await http.callByName(operations?.signIn ?? '', Object.fromEntries(fields), { anonymous: true });
	if (!result.ok) return result;
	const token = tokenOf({ data: result.data });
	return token ? { ok: true, data: token } : { ok: false, error: new HttpError({ kind: 'http', message: NO_TOKEN }) };
}
