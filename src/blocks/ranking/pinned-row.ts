import type { Row } from '#src/pages/use-rows.ts';

/** The row of the user that this page of the list lacks; null when it is on it, or there is none. */
export const pinnedRow = (pinned: Row | null, rows: readonly Row[]): Row | null =>
	pinned && !rows.some((row) => row.key === pinned.key) ? pinned : null;
