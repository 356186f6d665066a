import type { Handler } from '#mock/handler.ts';
import { isLockOut } from '#src/routing/served/check-served-list.ts';
import { checkMenus } from './check-menus.ts';
import { etagOf, versionsOf, versionView } from './menu-versions.ts';
import { publishNext } from './publishing.ts';

export const rollBack: Handler<'menus.rollBack'> = (context) => {
	const { version } = context.input;
	const row = publishNext(context, () => {
		const old = versionsOf(context.db).find((one) => one.version === version);
		if (!old) return context.fail(404, `没有第 ${version} 版菜单`);
		const [lockOut] = checkMenus(old.list, { isOurs: true }).findings.filter(isLockOut);
		return lockOut ? context.fail(422, `不能回到第 ${version} 版：${lockOut.message}`) : { list: old.list, rolledBackTo: version };
	});
	context.header('ETag', etagOf(row));
	return versionView(row);
};
