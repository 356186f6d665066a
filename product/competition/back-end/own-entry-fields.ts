import type { ComputeFields } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { CompetitionRow } from '#mock/rows/competition.ts';
import { ownEntryView } from './own-entry-view.ts';

export const ownEntryFields: ComputeFields<CompetitionRow> = (request) => {
	const viewer = viewerOf(request);
	return { row: (competition) => ownEntryView(viewer, competition) };
};
