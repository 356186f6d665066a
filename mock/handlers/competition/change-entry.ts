import type { RequestContext } from '#mock/context.ts';
import { refuseReadonly, type Viewer, viewerOf } from '#mock/handlers/request/viewer.ts';
import { competitionOf, type Entry, entryOf } from './entries.ts';
import { type Mine, mineOf } from './mine.ts';

/** One change of a student's entry, after the checks that all changes share. */
export type EntryChange<Input> = (context: RequestContext<Input>, viewer: Viewer, entry: Entry) => void;

interface Limits {
	/** Allows the change in a competition that has been cancelled. */
	cancelled?: boolean;
}

/** Makes the change, and answers the student's state after it. */
export function changeEntry<Input extends { competitionId: string }>(
	context: RequestContext<Input>,
	change: EntryChange<Input>,
	{ cancelled = false }: Limits = {},
): Mine {
	const viewer = viewerOf(context);
	refuseReadonly(context, viewer);
	const competition = competitionOf(context);
	const entry = entryOf(viewer, competition);
	if (entry.state === 'cancelled' && !cancelled) context.fail(409, '比赛已取消，不能再办理');
	change(context, viewer, entry);
	return mineOf(viewer, competition);
}
