import type { RequestContext } from '#mock/context.ts';
import type { Database, Row } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { normaliseTyped } from '#src/lib/typed-text.ts';
import { checkPictureCode, type PictureInput } from './check-picture-code.ts';
import { deviceOf, type LoginRow } from './devices.ts';
import type { UserRow } from './rows.ts';

/** The only valid verification code. */
export const DEMO_CODE = '246810';
export const MAX_FAILURES = 5;
export const LOCK_MS = 30 * 60_000;
const RESEND_MS = 60_000;
const CODE_LIFE_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const SECOND_CODE = { message: '这个号码今天要过验证码，再发一次要填图形验证码', field: '再发一次，请先填写图形验证码' };
const ACCOUNT = { as: 'account' } as const;

export interface SentCode extends Row {
	sentAt: number;
	failures: number;
	used?: boolean;
}

/**
 * Users whose account name or phone number compares equal to `name`, which is normalised. Account names from before they were unique in any
 * case may have several; the one spelled like `name` comes first.
 */
export function findAccounts(db: Database, name: string): readonly UserRow[] {
	const named = db.rows<UserRow>('users').filter(({ account }) => normaliseTyped(account, ACCOUNT) === name);
	const exact = (user: UserRow): number => Number(user.account === name);
	return named.length > 0 ? named.sort((one, other) => exact(other) - exact(one)) : db.rowsBy<UserRow>('users', 'phone', name);
}

/** Opens the session of a user who has just proven to be one, by password or by a code. */
export function signInAs(context: RequestContext<unknown>, user: UserRow, userAgent?: string): string {
	const { db } = context;
	db.update<UserRow>('users', user.id, { failures: 0, lockedUntil: undefined, lastLoginAt: context.isoNow() });
	const token = context.signIn('users', user.id, user.tokenSeconds ? { life: user.tokenSeconds * 1000 } : {});
	recordLogin(context, user.id, { ok: true, userAgent, sessionId: token });
	return token;
}

interface SignInTry {
	ok: boolean;
	userAgent: string | undefined;
	sessionId?: string;
}

export function recordLogin(context: RequestContext<unknown>, userId: string, { userAgent, ...outcome }: SignInTry): void {
	const id = context.newId('login');
	const place = { ip: '10.*.*.1', city: '晴川' };
	context.db.insert<LoginRow>('login-records', { id, userId, at: context.isoNow(), ...place, ...deviceOf(userAgent), ...outcome });
}

/** Formats as `9月13日 08:00`. */
export function dayAndTime(ms: number): string {
	const iso = toIsoTime(ms);
	return `${Number(iso.slice(5, 7))}月${Number(iso.slice(8, 10))}日 ${iso.slice(11, 16)}`;
}

export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`;

/** Sends a code; returns the seconds until another can be requested. The second one to a number within a day needs a picture code. */
export function sendCode(context: RequestContext<PictureInput>, purpose: Purpose, phone: string): number {
	const { db } = context;
	const id = `${purpose}.${phone}`;
	const sent = db.find<SentCode>('verify-codes', id);
	const wait = sent ? sent.sentAt + RESEND_MS - context.now() : 0;
	const early = `验证码已发送，请 ${Math.ceil(wait / 1000)} 秒后再试`;
	if (wait > 0) return context.fail(429, early, { code: early });
	if (needsPictureCode(context, phone)) checkPictureCode(context, SECOND_CODE);
	const fields = { sentAt: context.now(), failures: 0, used: false };
	if (sent) db.update<SentCode>('verify-codes', id, fields);
	else db.insert<SentCode>('verify-codes', { id, ...fields });
	return RESEND_MS / 1000;
}

const PURPOSES = ['register', 'password'] as const;
type Purpose = (typeof PURPOSES)[number];

function needsPictureCode(context: RequestContext<unknown>, phone: string): boolean {
	const { db } = context;
	if (db.rowsBy<UserRow>('users', 'phone', phone)[0]?.withoutPictureCode) return false;
	const sent = PURPOSES.flatMap((purpose) => db.find<SentCode>('verify-codes', `${purpose}.${phone}`) ?? []);
	return sent.some(({ sentAt }) => context.now() < sentAt + DAY_MS);
}

/** Fails unless the code matches the one sent; five wrong attempts invalidate it. */
export function checkCode(context: RequestContext<unknown>, purpose: Purpose, phone: string, code: string | undefined): void {
	const id = `${purpose}.${phone}`;
	const refuse = (message: string): never => context.fail(400, message, { code: message });
	const sent = context.db.find<SentCode>('verify-codes', id);
	if (!code) refuse('请填写验证码');
	if (!sent || sent.used || context.now() > sent.sentAt + CODE_LIFE_MS) return refuse('请先获取验证码');
	if (sent.failures >= MAX_FAILURES) refuse('验证码已作废，请重新获取');
	if (code === DEMO_CODE) return void context.db.update<SentCode>('verify-codes', id, { used: true });
	const failures = sent.failures + 1;
	context.db.update<SentCode>('verify-codes', id, { failures });
	refuse(`验证码不正确，还可以试 ${MAX_FAILURES - failures} 次`);
}

export function endOtherSessions(db: Database, userId: string, keep: string | null): number {
	const others = db.rows('sessions').filter((session) => session.userId === userId && session.id !== keep);
	for (const session of others) db.remove('sessions', session.id);
	return others.length;
}
