import type { Handler } from '#mock/handler.ts';
import { menuEditor } from './menu-editor.ts';
import { discardDraft, draftView } from './menu-versions.ts';

export const draftDiscard: Handler<'menus.draftDiscard'> = (context) => {
	const { db } = menuEditor(context, 'change');
	discardDraft(db);
	return draftView(db);
};
