import type { RequestContext } from '#mock/context.ts';
import { checkMenus } from './check-menus.ts';
import { addVersion, editorName, etagOf, publishedVersion, versionsOf, versionView } from './menu-versions.ts';
import type { MenuRecord, MenuVersionRow } from './rows.ts';

interface PublishInput {
	'If-Match': string;
	comment: string;
	requestKey: string;
}

type Wanted = Pick<MenuVersionRow, 'list' | 'rolledBackTo'>;

/**
 * Publishes a list as the next version, and returns that version; for a request key of this user that was used before, the version that it
 * made. Refuses with 412 if `If-Match` is not the published version's entity tag, with both versions for a merge.
 */
export function publishNext(context: RequestContext<PublishInput>, choose: () => Wanted): MenuVersionRow {
	const { db, user } = context;
	const { comment, requestKey } = context.input;
	const before = versionsOf(db).find((row) => row.userId === user?.id && row.requestKey === requestKey);
	if (before) return before;
	const version = currentVersion(context).version + 1;
	const publishing = {
		publishedAt: context.isoNow(),
		publishedBy: editorName(user),
		userId: user?.id ?? '',
		comment: comment.trim(),
		requestKey,
	};
	return addVersion(db, { id: `v${version}`, version, ...publishing, ...choose() });
}

/** The published version. Refuses with 412 if `If-Match` is not its entity tag. */
export function currentVersion({ db, input, refuseWith }: RequestContext<Pick<PublishInput, 'If-Match'>>): MenuVersionRow {
	const match = input['If-Match'];
	const current = publishedVersion(db);
	if (match === etagOf(current)) return current;
	const base = versionsOf(db).find((row) => etagOf(row) === match);
	const message = `${current.publishedBy}已经发布了第 ${current.version} 版`;
	return refuseWith(412, message, { current: versionView(current), base: base ? versionView(base) : null });
}

/** The list, normalised. Refuses with 422 if it has errors. */
export function checkedList({ input, refuseWith }: RequestContext<{ list: readonly MenuRecord[] }>): MenuVersionRow['list'] {
	const checked = checkMenus(input.list, { isOurs: true });
	const errors = checked.findings.filter(({ severity }) => severity === 'error').length;
	return errors > 0 ? refuseWith(422, `菜单里有 ${errors} 处错误，改好才能发布`, checked) : checked.list;
}
