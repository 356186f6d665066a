import type { Context, Handler } from '#mock/handler.ts';
import type { UserRow } from '#mock/rows/learning.ts';
import { dayAndTime, findAccount, LOCK_MS, MAX_FAILURES } from './accounts.ts';
import { deviceOf, type LoginRow } from './devices.ts';

const WRONG = '账号或密码不正确';

export const studentLogin: Handler<'main.studentLogin'> = (context) => {
	const { db, input } = context;
	const user = findAccount(db, input.username.trim());
	if (!user) return context.fail(500, WRONG);
	refuseLocked(context, user);
	if (user.password !== input.password) return countFailure(context, user);
	db.update<UserRow>('users', user.id, { failures: 0, lockedUntil: undefined, lastLoginAt: context.isoNow() });
	const token = context.signIn('users', user.id, user.tokenSeconds ? { life: user.tokenSeconds * 1000 } : {});
	db.insert<LoginRow>('login-records', { ...visit(context, user.id, true), sessionId: token });
	return token;
};

function refuseLocked(context: Context<'main.studentLogin'>, user: UserRow): void {
	const until = user.lockedUntil ? Date.parse(user.lockedUntil) : 0;
	if (until > context.now())
		context.fail(500, `账号已锁定：连续输错 ${MAX_FAILURES} 次密码，请在 ${dayAndTime(until)} 之后再试，或找回密码`);
}

function countFailure(context: Context<'main.studentLogin'>, user: UserRow): never {
	const { db } = context;
	const failures = (user.lockedUntil ? 0 : (user.failures ?? 0)) + 1;
	db.insert<LoginRow>('login-records', visit(context, user.id, false));
	if (failures < MAX_FAILURES) {
		db.update<UserRow>('users', user.id, { failures, lockedUntil: undefined });
		return context.fail(500, `${WRONG}，再输错 ${MAX_FAILURES - failures} 次账号将被锁定`);
	}
	const until = context.now() + LOCK_MS;
	db.update<UserRow>('users', user.id, { failures, lockedUntil: new Date(until).toISOString() });
	return context.fail(500, `密码连续输错 ${MAX_FAILURES} 次，账号已锁定，请在 ${dayAndTime(until)} 之后再试，或找回密码`);
}

const visit = (context: Context<'main.studentLogin'>, userId: string, ok: boolean): LoginRow => ({
	id: context.newId('login'),
	userId,
	at: context.isoNow(),
	ok,
	ip: '10.*.*.1',
	city: '晴川',
	...deviceOf(context.input['User-Agent']),
});
