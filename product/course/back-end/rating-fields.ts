import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { type RatingRow, ratingView } from './ratings.ts';

/** A rating without words counts in the average and is listed for its author alone. */
export const ratingFields: ComputeFields<RatingRow> = (request) => {
	const viewer = viewerOf(request);
	return {
		row(rating) {
			const view = ratingView(viewer, rating);
			return { ...view, listed: view.mine || view.text !== '' };
		},
	};
};
