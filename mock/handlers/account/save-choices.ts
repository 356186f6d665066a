import type { DataOf } from '#generated/api/operations.ts';
import type { Context } from '#mock/handler.ts';
import type { HonourRow, UserRow } from '#mock/rows/learning.ts';

type Request = Context<'main.register'>;

/** What students set for themselves beside what they registered. */
export function saveGoal(context: Request): DataOf<'main.register'> {
	const { db, input, user } = context;
	if (!user) return context.fail(401, '登录已过期，请重新登录');
	if (input.weekGoalMinutes === undefined) context.fail(400, '请填写目标', { weekGoalMinutes: '请填写目标' });
	db.update<UserRow>('users', user.id, { weekGoalMinutes: input.weekGoalMinutes });
	return { done: true, username: String(user.account) };
}

export function saveHonour(context: Request): DataOf<'main.register'> {
	const { db, input, user } = context;
	if (!user) return context.fail(401, '登录已过期，请重新登录');
	const honour = db.find<HonourRow>('honours', input.honourId ?? '');
	if (!honour || honour.userId !== user.id || honour.state === 'locked') return context.fail(404, '没有这份荣誉');
	const { hidden, revealed } = input;
	db.update<HonourRow>('honours', honour.id, { ...(hidden === undefined ? {} : { hidden }), ...(revealed ? { revealed } : {}) });
	return { done: true, username: String(user.account) };
}
