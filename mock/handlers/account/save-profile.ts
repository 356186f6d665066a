import type { DataOf } from '#generated/api/operations.ts';
import type { Context } from '#mock/handler.ts';
import type { UserRow } from '#mock/rows/learning.ts';

const KEPT = ['headImg', 'nickname', 'gender'] as const;
const EMPTIED = ['grade', 'school', 'signature'] as const;

/** An emptied field is left out of the body; without a picture, a name or a gender one keeps what one has. */
export function saveProfile(context: Context<'main.register'>): DataOf<'main.register'> {
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
