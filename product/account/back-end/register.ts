import type { Context, Handler } from '#mock/handler.ts';
import { checkCode, findAccounts, sendCode, signInAs } from './accounts.ts';
import type { UserRow } from './rows.ts';

type HandlerContext = Context<'main.register'>;

const TAKEN_PHONE = '这个手机号已经注册过，可以直接登录或找回密码';
const TAKEN_NAME = '这个账号已经有人用了，换一个试试';

export const register: Handler<'main.register'> = (context) => {
	const { db, input } = context;
	const { phone } = input;
	if (db.rowsBy('users', 'phone', phone).length > 0) context.fail(409, TAKEN_PHONE, { phone: TAKEN_PHONE });
	if (input.step === 'code') return { done: false, retryAfter: sendCode(context, 'register', phone) };
	const account = requireField(context, ['username', 'password', 'studentName', 'agreed']);
	if (findAccounts(db, account.username).length > 0) context.fail(409, TAKEN_NAME, { username: TAKEN_NAME });
	checkCode(context, 'register', phone, input.code);
	const user = newUser(context, { ...account, studentName: account.studentName.trim(), phone });
	db.insert<UserRow>('users', user);
	return { done: true, username: account.username, token: signInAs(context, user) };
};

const MISSING = {
	username: '请填写账号',
	password: '请填写密码',
	studentName: '请填写姓名',
	agreed: '请先和家长一起读过用户协议与隐私说明',
};

type RequiredField = keyof typeof MISSING;

/** Requires the fields of `step: register`, which the schema cannot require because `step: code` omits them. */
function requireField<Name extends RequiredField>(
	context: HandlerContext,
	names: readonly Name[],
): { [Key in Name]: NonNullable<HandlerContext['input'][Key]> } {
	const { input } = context;
	const missing = names.filter((name) => !input[name]);
	if (missing[0]) context.fail(400, MISSING[missing[0]], Object.fromEntries(missing.map((name) => [name, MISSING[name]])));
	return input as { [Key in Name]: NonNullable<HandlerContext['input'][Key]> };
}

function newUser(
	context: HandlerContext,
	{ username, password, studentName, phone }: Record<'username' | 'password' | 'studentName' | 'phone', string>,
): UserRow {
	const id = context.newId('student');
	return {
		...{ id, account: username, password, studentName, nickname: studentName, headImg: '/avatars/default.svg' },
		...{
			state: 'normal',
			mustChangePassword: false,
			gender: '0',
			grade: context.input.grade ?? '',
			school: '',
			className: '',
		},
		...{
			phone,
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
