import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { ownMistakes } from './own-mistakes.ts';
import { reviewsOf } from './reviews.ts';
import type { ReviewCard } from './rules/schedule.ts';
import { countReview, reviewRowOf, saveReview } from './save-review.ts';

export const questionReviewSave: Handler<'main.questionReviewSave'> = (context) => {
	const viewer = viewerOf(context);
	const { questionId, grade } = context.input;
	const record = ownMistakes(context, viewer)(questionId);
	const at = context.isoNow();
	const before = reviewRowOf(viewer.db, record)?.card;
	if (before?.last_review.slice(0, 10) === at.slice(0, 10)) return resultOf(questionId, before);
	if (!reviewsOf(viewer).due.some((mistake) => mistake.record.id === record.id)) return context.fail(403, '这道题还没到复习的日子');
	countReview(viewer.db, viewer.user.id, at);
	return resultOf(questionId, saveReview(viewer.db, record, { at, grade }));
};

const resultOf = (questionId: string, { due, scheduled_days }: ReviewCard) => ({ questionId, nextAt: due, days: scheduled_days });
