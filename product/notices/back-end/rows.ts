import type { DataOf } from '#generated/api/operations.ts';
import type { Row } from '#mock/store/store.ts';

export interface NoticeRow extends Row, Omit<DataOf<'main.systemUserNoticeListPage'>['records'][number], 'id' | 'read' | 'readAt'> {
	html: string;
	/** Classes that it is for; without them, a notice with the target `class` is for every class. */
	classIds?: string[];
	userId?: string;
}
