import type { DataOf } from '#generated/api/operations.ts';
import type { RequestContext } from '#mock/context.ts';
import type { Database } from '#mock/store/store.ts';
import { isPast } from '#mock/store/times.ts';
import { addVersion, countItems, discardDraft, draftView, publishedVersion, saveDraft } from './menu-versions.ts';
import type { MenuDraftRow, MenuScheduleRow } from './rows.ts';

export const SCHEDULES = 'menu-schedules';

export const schedulesOf = (db: Database): readonly MenuScheduleRow[] => db.rows<MenuScheduleRow>(SCHEDULES);

export const waitingSchedules = (db: Database): readonly MenuScheduleRow[] => schedulesOf(db).filter(({ state }) => state === 'waiting');

export function scheduleView({ id, effectiveAt, scheduledAt, scheduledBy, comment, list }: MenuScheduleRow): DataOf<'menus.schedule'> {
	return { id: String(id), effectiveAt, scheduledAt, scheduledBy, comment, list: [...list], items: countItems(list) };
}

/** Publishes the list whose time has come. It replaces whichever version is published by then. */
export function publishDueMenus({ db, now }: Pick<RequestContext<unknown>, 'db' | 'now'>): void {
	for (const row of waitingSchedules(db)) if (isPast(row.effectiveAt, now())) publishDue(db, row);
}

function publishDue(db: Database, { id, list, effectiveAt, scheduledBy, userId, comment, requestKey, baseVersion }: MenuScheduleRow): void {
	const version = publishedVersion(db).version + 1;
	const by = { publishedAt: effectiveAt, publishedBy: scheduledBy, userId, comment, requestKey };
	addVersion(db, { id: `v${version}`, version, list, ...by });
	db.update<MenuScheduleRow>(SCHEDULES, id, { state: 'published' });
	const draft = draftView(db, null);
	if (draft.revision === 0) return;
	if (JSON.stringify(draft.list) === JSON.stringify(list)) return discardDraft(db);
	// The draft holds later changes of the scheduled list, so its author has nothing to merge.
	if (draft.baseVersion === baseVersion) rebaseDraft(db, version);
}

function rebaseDraft(db: Database, baseVersion: number): void {
	const row = db.find<MenuDraftRow>('menu-drafts', 'draft');
	if (!row?.list) return;
	const { list, savedAt, savedBy, savedById } = row;
	saveDraft(db, { list, savedAt, savedBy, savedById, baseVersion });
}
