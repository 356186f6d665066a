import type { Handler } from '#mock/handler.ts';
import { menuEditor } from './menu-editor.ts';
import { etagOf, publishedVersion, versionView } from './menu-versions.ts';

export const published: Handler<'menus.published'> = (context) => {
	const row = publishedVersion(menuEditor(context, 'see').db);
	context.header('ETag', etagOf(row));
	return versionView(row);
};
