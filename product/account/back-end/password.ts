import type { Handler } from '#mock/handler.ts';
import { checkCode, endOtherSessions, sendCode, signInAs } from './accounts.ts';
import type { UserRow } from './rows.ts';

const NOT_KNOWN = '这个手机号还没有注册';

export const password: Handler<'main.password'> = (context) => {
	const { db, input } = context;
	const user = db.rowsBy<UserRow>('users', 'phone', input.phone)[0];
	if (!user) return context.fail(404, NOT_KNOWN, { phone: NOT_KNOWN });
	if (input.step === 'code') return { done: false, retryAfter: sendCode(context, 'password', input.phone) };
	checkCode(context, 'password', input.phone, input.code);
	if (!input.password) return context.fail(400, '请填写新密码', { password: '请填写新密码' });
	db.update<UserRow>('users', user.id, { password: input.password });
	endOtherSessions(db, user.id, null);
	return { done: true, username: user.account, token: signInAs(context, user) };
};
