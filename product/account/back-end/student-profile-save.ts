import { isKind } from '#app/documents/back-end/sent-file.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { isBase64 } from '#mock/contract/base64.ts';
import type { Handler } from '#mock/handler.ts';
import type { UserRow } from './rows.ts';
import { viewerOf } from './viewer.ts';

const KEPT = ['headImg', 'nickname', 'gender'] as const;
const EMPTIED = ['grade', 'school', 'signature'] as const;

const NO_PICTURE = '头像要是 JPEG 或 PNG 图片';

/** Clears fields in EMPTIED that are missing, because forms omit empty fields from the body. */
export const studentProfileSave: Handler<'main.studentProfileSave'> = (context) => {
	const { db, input } = context;
	const { user } = viewerOf(context);
	const { birthday, headImg = '' } = input;
	if (birthday !== undefined && birthday > context.isoNow().slice(0, 10))
		context.fail(400, '生日不能晚于今天', { birthday: '生日不能晚于今天' });
	const [, format, data] = /^data:image\/(jpeg|png);base64,(.*)$/.exec(headImg) ?? [];
	if (format && data && !(isBase64(data) && isKind(format, data))) context.fail(400, NO_PICTURE, { headImg: NO_PICTURE });
	const kept = KEPT.filter((field) => input[field] !== undefined).map((field) => [field, input[field]?.trim()]);
	const emptied = EMPTIED.map((field) => [field, input[field] ?? '']);
	const saved = db.update<UserRow>('users', user.id, { ...Object.fromEntries([...kept, ...emptied]), birthday });
	return saved as UserRow & DataOf<'main.studentProfileSave'>;
};
