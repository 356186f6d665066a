import type { Row } from '#mock/store/store.ts';

export interface NoticeRow extends Row {
	box: 'notice' | 'message';
	kind: string;
	title: string;
	summary: string;
	html: string;
	pinned: boolean;
	publishAt: string;
	expireAt?: string;
	publisher: string;
	target: 'all' | 'grade' | 'class' | 'me';
	/** Classes that it is for; without them, a notice with the target `class` is for every class. */
	classIds?: string[];
	userId?: string;
	link?: string;
	attachmentCount: number;
}
