import type { Handler } from '#mock/handler.ts';
import { endOtherSessions } from './accounts.ts';
import type { UserRow } from './rows.ts';
import { viewerOf } from './viewer.ts';

export const studentUpdatePassword: Handler<'main.studentUpdatePassword'> = (context) => {
	const { db, user } = viewerOf(context);
	const { oldPassword, newPassword, confirmPassword } = context.input;
	const refuse = (field: keyof typeof context.input, message: string): never => context.fail(400, message, { [field]: message });
	if (user.password !== oldPassword) refuse('oldPassword', '现在的密码不正确');
	if (newPassword === oldPassword) refuse('newPassword', '新密码不能与现在的相同');
	if (confirmPassword !== undefined && confirmPassword !== newPassword) refuse('confirmPassword', '两次输入的新密码不一样');
	db.update<UserRow>('users', user.id, { password: newPassword, mustChangePassword: false });
	return { changedAt: context.isoNow(), endedSessions: endOtherSessions(db, user.id, context.token) };
};
