import type { RequestContext } from '#mock/context.ts';
import type { UserRow } from '#mock/seed/learning/rows.ts';
import type { Database } from '#mock/store.ts';

/** Who asks, of which rows, when. */
export interface Scene {
	db: Database;
	/** Epoch milliseconds. */
	now: number;
	user: UserRow;
}

/** Only for operations that need sign-in. */
export function sceneOf(context: RequestContext<unknown>): Scene {
	const { user } = context;
	if (!user) return context.fail(401, '请先登录');
	return { db: context.db, now: context.now(), user: user as UserRow };
}

/** Students who have left may look at everything and change nothing. */
export function refuseReadonly(context: RequestContext<unknown>, { user }: Scene): void {
	if (user.state === 'readonly') context.fail(403, '已毕业的账号只能查看，不能再提交');
}

export interface Page<T> {
	records: T[];
	total: number;
}

/** The page that was asked for; nothing in the scenario without rows. */
export function pageOf<T>(context: RequestContext<{ pageNum?: number; pageSize?: number }>, rows: readonly T[]): Page<T> {
	if (context.scenario.empty) return { records: [], total: 0 };
	const { pageNum = 1, pageSize = 12 } = context.input;
	return { records: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length };
}

/** Whether one of the texts contains the words, whatever the case. */
export function contains(keyword: string | undefined, texts: readonly (string | undefined)[]): boolean {
	const words = (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
	const all = texts.join('\n').toLowerCase();
	return words.every((word) => all.includes(word));
}

export const isPast = (iso: string | undefined, now: number): boolean => iso !== undefined && Date.parse(iso) <= now;

/** Newest first. */
export const byTime =
	<T>(timeOf: (row: T) => string | undefined) =>
	(one: T, other: T): number =>
		(timeOf(other) ?? '').localeCompare(timeOf(one) ?? '');
