import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { RequestContext } from '#mock/context.ts';
import { competitionOf, type Entry, entryOf } from './entries.ts';
import { type OwnEntryView, ownEntryView } from './own-entry-view.ts';

export type EntryChange<Input> = (context: RequestContext<Input>, viewer: Viewer, entry: Entry) => void;

interface Limits {
	cancelled?: boolean;
}

export function changeEntry<Input extends { competitionId: string }>(
	context: RequestContext<Input>,
	change: EntryChange<Input>,
	{ cancelled = false }: Limits = {},
): OwnEntryView {
	const viewer = viewerOf(context);
	const competition = competitionOf(context);
	const entry = entryOf(viewer, competition);
	if (entry.state === 'cancelled' && !cancelled) context.fail(409, '比赛已取消，不能再办理');
	change(context, viewer, entry);
	return ownEntryView(viewer, competition);
}
