import type { DataOf } from '#generated/api/operations.ts';
import { hashText } from '#mock/store/load-seed.ts';
import type { Database, Row } from '#mock/store/store.ts';
import type { MenuDraftRow, MenuRecord, MenuVersionRow } from './rows.ts';

type MenuVersion = DataOf<'menus.published'>;
type MenuDraft = DataOf<'menus.draft'>;

const VERSIONS = 'menu-versions';
const DRAFTS = 'menu-drafts';
const DRAFT = 'draft';

export const versionsOf = (db: Database): readonly MenuVersionRow[] => db.rows<MenuVersionRow>(VERSIONS);

export function publishedVersion(db: Database): MenuVersionRow {
	const [first, ...rest] = versionsOf(db);
	if (!first) throw new Error('There is no version in product/menus/back-end/seed/menu-versions.yaml: the published menus are missing.');
	return rest.reduce((latest, row) => (row.version > latest.version ? row : latest), first);
}

export const addVersion = (db: Database, row: MenuVersionRow): MenuVersionRow => db.insert(VERSIONS, row);

/** Accounts of the simulated back end have no `studentName`. */
export const editorName = (user: Row | null): string => String(user?.studentName ?? user?.username ?? user?.id ?? '');

/** Hashes of lists by identity: rows are replaced, their lists never changed in place. */
const hashes = new WeakMap<object, string>();

/** A strong entity tag, quotes included. Contains a hash of the content, so that it never matches a database with another history. */
export function etagOf({ version, list }: MenuVersionRow): string {
	const hash = hashes.get(list) ?? hashText(JSON.stringify(list));
	hashes.set(list, hash);
	return `"${version}-${hash}"`;
}

export function versionView(row: MenuVersionRow): MenuVersion {
	return { ...versionSummary(row), list: [...row.list] };
}

export function versionSummary(row: MenuVersionRow): Omit<MenuVersion, 'list'> {
	const { version, publishedAt, publishedBy, comment, rolledBackTo, list } = row;
	return {
		version,
		etag: etagOf(row),
		publishedAt,
		publishedBy,
		comment,
		...(rolledBackTo !== undefined && { rolledBackTo }),
		records: countRecords(list),
		items: countItems(list),
	};
}

const childrenOf = ({ children }: MenuRecord): readonly MenuRecord[] => (Array.isArray(children) ? children : []);

const countRecords = (list: readonly MenuRecord[]): number =>
	list.reduce((count, record) => count + 1 + countRecords(childrenOf(record)), 0);

/** Counts visible records without visible children. */
export function countItems(list: readonly MenuRecord[]): number {
	return list.reduce((count, record) => {
		if ((record.meta as MenuRecord | undefined)?.hidden === true) return count;
		return count + Math.max(1, countItems(childrenOf(record)));
	}, 0);
}

/** The published menus as revision 0, if there is no draft. `user`: who asks for it. */
export function draftView(db: Database, user: Row | null): MenuDraft {
	const row = db.find<MenuDraftRow>(DRAFTS, DRAFT);
	if (!row?.list) {
		const { list, version } = publishedVersion(db);
		return { list: [...list], baseVersion: version, revision: 0 };
	}
	const { list, baseVersion, revision, savedAt, savedBy, savedById } = row;
	return { list: [...list], baseVersion, revision, savedAt, savedBy, savedByMe: savedById === user?.id };
}

/** Revisions are never reused, so that an old one never matches a newer draft. */
export function saveDraft(db: Database, draft: Pick<MenuDraftRow, 'list' | 'baseVersion' | 'savedAt' | 'savedBy' | 'savedById'>): void {
	const row = db.find<MenuDraftRow>(DRAFTS, DRAFT);
	db.upsert<MenuDraftRow>(DRAFTS, { id: DRAFT, ...draft, revision: (row?.revision ?? 0) + 1 });
}

export function discardDraft(db: Database): void {
	if (db.find(DRAFTS, DRAFT)) db.update<MenuDraftRow>(DRAFTS, DRAFT, { list: null });
}
