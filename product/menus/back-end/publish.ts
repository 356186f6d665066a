import type { Handler } from '#mock/handler.ts';
import { checkMenus } from './check-menus.ts';
import { discardDraft, draftView, etagOf, versionView } from './menu-versions.ts';
import { publishNext } from './publishing.ts';

export const publish: Handler<'menus.publish'> = (context) => {
	const { db, input, user } = context;
	const row = publishNext(context, () => {
		const checked = checkMenus(input.list, { isOurs: true });
		const errors = checked.findings.filter(({ severity }) => severity === 'error').length;
		if (errors > 0) return context.refuseWith(422, `菜单里有 ${errors} 处错误，改好才能发布`, checked);
		return { list: checked.list };
	});
	if (JSON.stringify(draftView(db, user).list) === JSON.stringify(input.list)) discardDraft(db);
	context.header('ETag', etagOf(row));
	return versionView(row);
};
