import type { Context, Handler } from '#mock/handler.ts';
import type { UserRow } from '#mock/seed/learning/rows.ts';
import { checkCode, findAccount, sendCode } from './learning/accounts.ts';

export const register: Handler<'main.register'> = (context) => {
	const { db, input } = context;
	if (db.rowsBy('users', 'phone', input.phone).length > 0) context.fail(409, '这个手机号已经注册过，可以直接登录或找回密码');
	if (input.step === 'code') return { done: false, retryAfter: sendCode(context, 'register', input.phone) };
	const { username, password, studentName } = input;
	if (!username || !password || !studentName) return context.fail(400, '请填写账号、密码和姓名');
	if (!input.agreed) context.fail(400, '请先和家长一起读过用户协议与隐私说明');
	if (findAccount(db, username)) context.fail(409, '这个账号已经有人用了，换一个试试');
	checkCode(context, 'register', input.phone, input.code);
	db.insert<UserRow>('users', newUser(context, { username, password, studentName }));
	return { done: true, username };
};

function newUser(
	context: Context<'main.register'>,
	{ username, password, studentName }: { username: string; password: string; studentName: string },
): UserRow {
	const id = context.newId('student');
	return {
		...{ id, account: username, password, studentName, nickname: studentName, headImg: '/avatars/default.svg' },
		...{
			hojSecret: `hoj-${id}`,
			state: 'normal',
			mustChangePassword: false,
			gender: '0',
			grade: context.input.grade ?? '',
			school: '',
			className: '',
		},
		...{
			phone: context.input.phone,
			signature: '',
			points: 0,
			level: 1,
			joinedAt: context.isoNow(),
			campusId: 'p1',
			classIds: [],
			weekGoalMinutes: 120,
		},
	};
}
