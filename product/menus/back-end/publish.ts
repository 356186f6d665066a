import type { Handler } from '#mock/handler.ts';
import { discardDraft, draftView, etagOf, versionView } from './menu-versions.ts';
import { checkedList, publishNext } from './publishing.ts';

export const publish: Handler<'menus.publish'> = (context) => {
	const { db, input, user } = context;
	const row = publishNext(context, () => ({ list: checkedList(context) }));
	if (JSON.stringify(draftView(db, user).list) === JSON.stringify(input.list)) discardDraft(db);
	context.header('ETag', etagOf(row));
	return versionView(row);
};
