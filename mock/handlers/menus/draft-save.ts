import type { Handler } from '#mock/handler.ts';
import { draftView, editorName, saveDraft, versionsOf } from './menu-versions.ts';

export const draftSave: Handler<'menus.draftSave'> = (context) => {
	const { db, user } = context;
	const { list, baseVersion, revision } = context.input;
	if (!versionsOf(db).some(({ version }) => version === baseVersion)) return context.fail(400, `没有第 ${baseVersion} 版菜单`);
	const current = draftView(db);
	if (current.revision !== revision) return context.refuseWith(409, newerDraft(current.savedBy), current);
	saveDraft(db, { list, baseVersion, savedAt: context.isoNow(), savedBy: editorName(user) });
	return draftView(db);
};

const newerDraft = (who: string | undefined): string => (who === undefined ? '这份草稿已经发布或放弃了' : `${who}刚刚保存过这份草稿`);
