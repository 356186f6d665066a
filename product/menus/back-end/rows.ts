import type { Row } from '#mock/store/store.ts';

/** A record of a served list: any JSON object. */
export type MenuRecord = Readonly<Record<string, unknown>>;

export interface MenuVersionRow extends Row {
	/** From 1; the highest is published. */
	version: number;
	list: readonly MenuRecord[];
	publishedAt: string;
	/** Name of the user at that time. */
	publishedBy: string;
	userId: string;
	comment: string;
	/** The restored version, if rolling back made this one. */
	rolledBackTo?: number;
	/** Of the request that published it; the same key of the same user publishes once. */
	requestKey?: string;
}

/** The draft that all administrators share. The row outlives the draft, so that revisions are never reused. */
export interface MenuDraftRow extends Row {
	revision: number;
	/** Null: there is no draft. */
	list: readonly MenuRecord[] | null;
	baseVersion: number;
	savedAt: string;
	savedBy: string;
	/** Id of that user. */
	savedById: Row['id'];
}
