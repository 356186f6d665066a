import type { Handler } from '#mock/handler.ts';
import { etagOf, versionsOf, versionView } from './menu-versions.ts';
import { publishNext } from './publishing.ts';

export const rollBack: Handler<'menus.rollBack'> = (context) => {
	const { version } = context.input;
	const row = publishNext(context, () => {
		const old = versionsOf(context.db).find((one) => one.version === version);
		return old ? { list: old.list, rolledBackTo: version } : context.fail(404, `没有第 ${version} 版菜单`);
	});
	context.header('ETag', etagOf(row));
	return versionView(row);
};
