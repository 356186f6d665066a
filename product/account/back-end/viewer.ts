import type { RequestContext } from '#mock/context.ts';
import { fail } from '#mock/http/envelope-error.ts';
import type { Database, Row } from '#mock/store/store.ts';
import type { UserRow } from './rows.ts';

export interface Viewer {
	db: Database;
	now: number;
	user: UserRow;
}

/** Only for operations that require sign-in. */
export function viewerOf({ db, now, user }: Pick<RequestContext<unknown>, 'db' | 'now' | 'user'>): Viewer {
	if (!user) return fail(401, '请先登录');
	return { db, now: now(), user: user as UserRow };
}

/** As `mock.readOnly` of app.yaml says. */
export const mayOnlyRead = (user: Row | null): boolean => user?.state === 'readonly';

/** Why an account may submit nothing; empty if it may. */
export const refusalFor = (user: Row | null): string => (mayOnlyRead(user) ? '已毕业的账号只能查看，不能提交' : '');
