import type { Handler } from '#mock/handler.ts';
import { pageOf } from '#mock/handlers/request/paging.ts';
import { menuEditor } from './menu-editor.ts';
import { versionSummary, versionsOf } from './menu-versions.ts';

export const versions: Handler<'menus.versions'> = (context) => {
	const { db } = menuEditor(context, 'see');
	const { records, total } = pageOf(
		context,
		[...versionsOf(db)].sort((one, other) => other.version - one.version),
	);
	return { records: records.map(versionSummary), total };
};
