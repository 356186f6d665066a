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

/** A list that is published at a time; at most one waits. */
export interface MenuScheduleRow extends Row {
	state: 'waiting' | 'published' | 'cancelled';
	list: readonly MenuRecord[];
	/** ISO 8601. */
	effectiveAt: string;
	scheduledAt: string;
	scheduledBy: string;
	userId: string;
	comment: string;
	requestKey: string;
	/** The published version that the list was made from. */
	baseVersion: number;
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
