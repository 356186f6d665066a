/**
 * The secret for which the judge gives a token: the user's id and random bits. The id says whose failures are counted, so guessing is
 * throttled as signing in is.
 */
import type { RequestContext } from '#mock/context.ts';
import { randomToken } from '#mock/http/random-token.ts';
import type { Row } from '#mock/store/store.ts';
import { dayAndTime, LOCK_MS, MAX_FAILURES } from './accounts.ts';
import type { UserRow } from './rows.ts';
import type { Viewer } from './viewer.ts';

const RANDOM_PART = /\.[0-9a-f]{32}$/;

/** No account: secrets of another form are counted together. */
const NOBODY = '?';

/** Wrong secrets of one user since `since`. */
interface SecretFailures extends Row {
	since: number;
	count: number;
}

/** Rows of older versions have a secret that can be guessed, so they get another one. */
export function judgeSecretOf({ db, user }: Pick<Viewer, 'db' | 'user'>): string {
	if (user.hojSecret !== undefined && RANDOM_PART.test(user.hojSecret)) return user.hojSecret;
	const hojSecret = `${user.id}.${randomToken()}`;
	db.update<UserRow>('users', user.id, { hojSecret });
	return hojSecret;
}

/** Returns the user of a secret. Five wrong ones lock that way for half an hour, as five wrong passwords lock an account. */
export function userOfSecret(context: RequestContext<unknown>, secret: string): UserRow {
	const { db } = context;
	const named = RANDOM_PART.test(secret) ? db.find<UserRow>('users', secret.replace(RANDOM_PART, '')) : undefined;
	const id = named?.id ?? NOBODY;
	const earlier = db.find<SecretFailures>('judge-failures', id);
	const open = earlier && earlier.since + LOCK_MS > context.now() ? earlier : { since: context.now(), count: 0 };
	if (open.count >= MAX_FAILURES) {
		const until = dayAndTime(open.since + LOCK_MS);
		return context.fail(429, `判题密钥连续 ${MAX_FAILURES} 次不正确，请在 ${until} 之后再试`);
	}
	if (named?.hojSecret === secret) {
		if (earlier) db.remove('judge-failures', id);
		return named;
	}
	const failures = { since: open.since, count: open.count + 1 };
	if (earlier) db.update<SecretFailures>('judge-failures', id, failures);
	else db.insert<SecretFailures>('judge-failures', { id, ...failures });
	return context.fail(400, '登录失败，判题密钥不正确！');
}
