import { pictureCode } from '#mock/generated/sign-in.ts';
import type { Context, Handler } from '#mock/handler.ts';
import { dayAndTime, findAccounts, LOCK_MS, MAX_FAILURES, recordLogin, signInAs } from './accounts.ts';
import { checkPictureCode } from './check-picture-code.ts';
import type { UserRow } from './rows.ts';
import { countUnknownName, failuresOfUnknownName } from './unknown-names.ts';

const WRONG = '账号或密码不正确';
/** Wrong passwords after which a picture code is needed. */
const FREE_FAILURES = 3;

export const studentLogin: Handler<'main.studentLogin'> = (context) => {
	const { db, input } = context;
	const users = findAccounts(db, input.username);
	const user = users.find(({ password }) => password === input.password) ?? users[0];
	if (user) refuseLocked(context, user);
	requirePictureCode(context, user);
	if (!user) {
		countUnknownName(context, input.username);
		return context.fail(500, WRONG);
	}
	return user.password === input.password ? signInAs(context, user, input['User-Agent']) : countFailure(context, user);
};

function requirePictureCode(context: Context<'main.studentLogin'>, user: UserRow | undefined): void {
	if (user?.withoutPictureCode) return;
	const failures = user ? (user.failures ?? 0) : failuresOfUnknownName(context, context.input.username);
	if (failures >= FREE_FAILURES)
		checkPictureCode(context, {
			message: `密码输错了 ${FREE_FAILURES} 次，请在登录页填写图形验证码后再登录`,
			field: `密码输错了 ${FREE_FAILURES} 次，请再填写图形验证码`,
		});
	else if (pictureCode === 'always') checkPictureCode(context, { message: '请在登录页填写图形验证码后再登录', field: '请填写图形验证码' });
}

function refuseLocked(context: Context<'main.studentLogin'>, user: UserRow): void {
	const until = user.lockedUntil ? Date.parse(user.lockedUntil) : 0;
	if (until > context.now())
		context.fail(500, `账号已锁定：连续输错 ${MAX_FAILURES} 次密码，请在 ${dayAndTime(until)} 之后再试，或找回密码`);
}

function countFailure(context: Context<'main.studentLogin'>, user: UserRow): never {
	const { db } = context;
	const failures = (user.lockedUntil ? 0 : (user.failures ?? 0)) + 1;
	recordLogin(context, user.id, { ok: false, userAgent: context.input['User-Agent'] });
	if (failures < MAX_FAILURES) {
		db.update<UserRow>('users', user.id, { failures, lockedUntil: undefined });
		return context.fail(500, `${WRONG}，再输错 ${MAX_FAILURES - failures} 次账号将被锁定`);
	}
	const until = context.now() + LOCK_MS;
	db.update<UserRow>('users', user.id, { failures, lockedUntil: new Date(until).toISOString() });
	return context.fail(500, `密码连续输错 ${MAX_FAILURES} 次，账号已锁定，请在 ${dayAndTime(until)} 之后再试，或找回密码`);
}
