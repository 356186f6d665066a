import type { DataOf } from '#generated/api/operations.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { HonourRow, UserRow } from '#mock/rows/learning.ts';
import { checkCode, findAccount, sendCode } from './accounts.ts';

type HandlerContext = Context<'main.register'>;

const TAKEN_PHONE = '这个手机号已经注册过，可以直接登录或找回密码';
const TAKEN_NAME = '这个账号已经有人用了，换一个试试';

export const register: Handler<'main.register'> = (context) => {
	const { db, input } = context;
	if (input.step === 'profile') return saveProfile(context);
	if (input.step === 'goal') return saveGoal(context);
	if (input.step === 'honour') return saveHonour(context);
	const { phone } = need(context, ['phone']);
	if (db.rowsBy('users', 'phone', phone).length > 0) context.fail(409, TAKEN_PHONE, { phone: TAKEN_PHONE });
	if (input.step === 'code') return { done: false, retryAfter: sendCode(context, 'register', phone) };
	const account = need(context, ['username', 'password', 'studentName', 'agreed']);
	if (findAccount(db, account.username)) context.fail(409, TAKEN_NAME, { username: TAKEN_NAME });
	checkCode(context, 'register', phone, input.code);
	db.insert<UserRow>('users', newUser(context, { ...account, phone }));
	return { done: true, username: account.username };
};

const MISSING = {
	phone: '请填写手机号',
	username: '请填写账号',
	password: '请填写密码',
	studentName: '请填写姓名',
	agreed: '请先和家长一起读过用户协议与隐私说明',
};

type Needed = keyof typeof MISSING;

/** These fields, each of which the body may lack in another step. */
function need<Name extends Needed>(
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
			hojSecret: `hoj-${id}`,
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

/** What students set for themselves beside what they registered. */
function saveGoal(context: HandlerContext): DataOf<'main.register'> {
	const { db, input, user } = context;
	if (!user) return context.fail(401, '登录已过期，请重新登录');
	if (input.weekGoalMinutes === undefined) context.fail(400, '请填写目标', { weekGoalMinutes: '请填写目标' });
	db.update<UserRow>('users', user.id, { weekGoalMinutes: input.weekGoalMinutes });
	return { done: true, username: String(user.account) };
}

function saveHonour(context: HandlerContext): DataOf<'main.register'> {
	const { db, input, user } = context;
	if (!user) return context.fail(401, '登录已过期，请重新登录');
	const honour = db.find<HonourRow>('honours', input.honourId ?? '');
	if (!honour || honour.userId !== user.id || honour.state === 'locked') return context.fail(404, '没有这份荣誉');
	const { hidden, revealed } = input;
	db.update<HonourRow>('honours', honour.id, { ...(hidden === undefined ? {} : { hidden }), ...(revealed ? { revealed } : {}) });
	return { done: true, username: String(user.account) };
}

const KEPT = ['headImg', 'nickname', 'gender'] as const;
const EMPTIED = ['grade', 'school', 'signature'] as const;

/** An emptied field is left out of the body; without a picture, a name or a gender one keeps what one has. */
function saveProfile(context: HandlerContext): DataOf<'main.register'> {
	const { db, input, user } = context;
	if (!user) return context.fail(401, '登录已过期，请重新登录');
	const born = input.birthday;
	if (born !== undefined && born > context.isoNow().slice(0, 10)) context.fail(400, '生日不能晚于今天', { birthday: '生日不能晚于今天' });
	if (input.nickname?.trim() === '') context.fail(400, '请填写昵称', { nickname: '请填写昵称' });
	const kept = KEPT.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]);
	const emptied = EMPTIED.map((field) => [field, input[field] ?? '']);
	db.update<UserRow>('users', user.id, { ...Object.fromEntries([...kept, ...emptied]), birthday: born });
	return { done: true, username: String(user.account) };
}
