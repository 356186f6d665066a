import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { UserRow } from '#mock/rows/learning.ts';

const KEPT = ['headImg', 'nickname', 'gender'] as const;
const EMPTIED = ['grade', 'school', 'signature'] as const;

/** Clears fields in EMPTIED that are missing, because forms omit empty fields from the body. */
export const studentProfileSave: Handler<'main.studentProfileSave'> = (context) => {
	const { db, input } = context;
	const { user } = viewerOf(context);
	const { birthday, nickname } = input;
	if (birthday !== undefined && birthday > context.isoNow().slice(0, 10))
		context.fail(400, '生日不能晚于今天', { birthday: '生日不能晚于今天' });
	if (nickname?.trim() === '') context.fail(400, '请填写昵称', { nickname: '请填写昵称' });
	const kept = KEPT.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]);
	const emptied = EMPTIED.map((field) => [field, input[field] ?? '']);
	const saved = db.update<UserRow>('users', user.id, { ...Object.fromEntries([...kept, ...emptied]), birthday });
	return saved as UserRow & DataOf<'main.studentProfileSave'>;
};
