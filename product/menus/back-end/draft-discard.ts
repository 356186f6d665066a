import type { Handler } from '#mock/handler.ts';
import { discardDraft, draftView } from './menu-versions.ts';

export const draftDiscard: Handler<'menus.draftDiscard'> = ({ db, user }) => {
	discardDraft(db);
	return draftView(db, user);
};
