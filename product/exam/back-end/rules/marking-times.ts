import { toIsoTime } from '#mock/store/time-offset.ts';

/** When the teacher begins to mark a work, and when everything is marked. */
export interface MarkingTimes {
	from: string;
	until: string;
}

/** Milliseconds after the work was handed in. */
const BEGINS_AFTER = 60_000;
const MARKED_AFTER = 180_000;

export const markingTimes = (handedInAt: number): MarkingTimes => ({
	from: toIsoTime(handedInAt + BEGINS_AFTER),
	until: toIsoTime(handedInAt + MARKED_AFTER),
});
