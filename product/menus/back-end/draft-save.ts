import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import { draftView, editorName, saveDraft, versionsOf } from './menu-versions.ts';

export const draftSave: Handler<'menus.draftSave'> = (context) => {
	const { db, user } = context;
	const { list, at, remove = 0, baseVersion, revision } = context.input;
	if (!versionsOf(db).some(({ version }) => version === baseVersion)) return context.fail(400, `没有第 ${baseVersion} 版菜单`);
	const current = draftView(db, user);
	if (current.revision !== revision) return context.refuseWith(409, newerDraft(current.savedBy), current);
	if (at !== undefined && !hasPart(current, at, remove)) return context.fail(400, '草稿里没有要换的这一段');
	const whole = at === undefined ? list : current.list.toSpliced(at, remove, ...list);
	saveDraft(db, { list: whole, baseVersion, savedAt: context.isoNow(), savedBy: editorName(user), savedById: user?.id ?? '' });
	return draftView(db, user);
};

/** Revision 0 is the published list, which may have changed since the client read it, so a partial save is refused. */
const hasPart = ({ list, revision }: DataOf<'menus.draft'>, at: number, remove: number): boolean =>
	revision > 0 && at + remove <= list.length;

const newerDraft = (who: string | undefined): string => (who === undefined ? '这份草稿已经发布或放弃了' : `${who}刚刚保存过这份草稿`);
