import { randomToken } from '#mock/http/random-token.ts';
import type { UserRow } from './rows.ts';
import type { Viewer } from './viewer.ts';

/** The key with which a browser seals what the user typed. It never changes: another one would open none of it. */
export function draftKeyOf({ db, user }: Pick<Viewer, 'db' | 'user'>): string {
	if (user.draftKey !== undefined) return user.draftKey;
	const draftKey = randomToken() + randomToken();
	db.update<UserRow>('users', user.id, { draftKey });
	return draftKey;
}
