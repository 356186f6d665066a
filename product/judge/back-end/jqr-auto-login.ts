import { userOfSecret } from '#app/account/back-end/judge-secret.ts';
import type { UserRow } from '#app/account/back-end/rows.ts';
import { mayOnlyRead } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';

export const jqrAutoLogin: Handler<'judge.jqrAutoLogin'> = (context) => {
	const user = userOfSecret(context, context.input.secret);
	const token = context.signIn('users', user.id);
	context.header('Authorization', token);
	return { ...profileOf(user), token };
};

const profileOf = (user: UserRow) => ({
	uid: user.id,
	username: user.account,
	nickname: user.nickname,
	avatar: user.headImg,
	titleName: null,
	titleColor: null,
	email: null,
	number: null,
	gender: null,
	school: null,
	course: null,
	signature: null,
	realname: user.studentName,
	github: null,
	blog: null,
	cfUsername: null,
	roleList: [roleOf(user)],
});

// The judge's own spelling: `no_subimit_user`.
const roleOf = (user: UserRow): string =>
	user.roles?.includes('Admin') ? 'admin' : mayOnlyRead(user) ? 'no_subimit_user' : 'default_user';
