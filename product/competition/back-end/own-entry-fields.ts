import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { ownEntryView } from './own-entry-view.ts';
import type { CompetitionRow } from './rows.ts';

export const ownEntryFields: ComputeFields<CompetitionRow> = (request) => {
	const viewer = viewerOf(request);
	return { row: (competition) => ownEntryView(viewer, competition) };
};
