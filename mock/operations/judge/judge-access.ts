import type { RequestContext } from '#mock/context.ts';
import type { Database, Row } from '#mock/store.ts';

const LOCK_MS = 8000;
export const TOKEN_LIFE_MS = 86_400_000;
const REFRESH_AFTER_MS = 43_200_000;

type Lock = Row & { at: number };
type Session = Row & { createdAt: number };

/** Takes the slot of an action even when what follows is refused; false while the last one still blocks. */
export function takeLock(db: Database, key: string, now: number): boolean {
	const lock = db.find<Lock>('judge-locks', key);
	if (lock && now - lock.at < LOCK_MS) return false;
	if (lock) db.update<Lock>('judge-locks', key, { at: now });
	else db.insert<Lock>('judge-locks', { id: key, at: now });
	return true;
}

/** Gives a new token once the old one is half through its life, as the judge does on calls that need sign-in. */
export function rotateToken(context: RequestContext<unknown>): Row {
	const { db, now, token, user, header, signIn } = context;
	const session = token === null ? undefined : db.find<Session>('sessions', token);
	if (!user) return context.fail(401, '请您先登录！');
	if (session && now() - session.createdAt > REFRESH_AFTER_MS) {
		header('Refresh-Token', 'true');
		header('Authorization', signIn('users', user.id, { life: TOKEN_LIFE_MS }));
	}
	return user;
}
