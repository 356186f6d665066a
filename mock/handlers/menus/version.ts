import type { Handler } from '#mock/handler.ts';
import { menuEditor } from './menu-editor.ts';
import { versionsOf, versionView } from './menu-versions.ts';

export const version: Handler<'menus.version'> = (context) => {
	const { db } = menuEditor(context, 'see');
	const row = versionsOf(db).find((one) => one.version === context.input.version);
	return row ? versionView(row) : context.fail(404, `没有第 ${context.input.version} 版菜单`);
};
