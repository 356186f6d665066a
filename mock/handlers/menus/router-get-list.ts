import type { Handler } from '#mock/handler.ts';
import { etagOf, publishedVersion } from './menu-versions.ts';

type ServedList = ReturnType<Handler<'main.routerGetList'>>;

export const routerGetList: Handler<'main.routerGetList'> = (context) => {
	const row = publishedVersion(context.db);
	const etag = etagOf(row);
	context.header('ETag', etag);
	if (names(context.input['If-None-Match'] ?? '', etag)) context.notModified();
	// Lists are checked before they are published, so their records have the fields of the schema.
	return { list: row.list } as unknown as Awaited<ServedList>;
};

/** `If-None-Match` may list several tags, and compares weakly (RFC 9110, 13.1.2). */
const names = (header: string, etag: string): boolean =>
	header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
