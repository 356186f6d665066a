import { viewerOf } from '#app/account/back-end/viewer.ts';
import { keyView, materialViews, questionView } from '#app/exam/back-end/question-views.ts';
import { streakDays } from '#app/home/back-end/streak-days.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import { myQuestionView } from './my-question-view.ts';
import { reviewsOf } from './reviews.ts';
import type { QuestionRow, ReviewDayRow } from './rows.ts';

const NOTHING: DataOf<'main.questionReviewPlan'> = {
	left: 0,
	done: 0,
	waiting: 0,
	streakDays: 0,
	nextAt: null,
	ids: [],
	list: [],
	materials: [],
};

export const questionReviewPlan: Handler<'main.questionReviewPlan'> = (context) => {
	if (context.scenario.empty) return NOTHING;
	const viewer = viewerOf(context);
	const { db, user, now } = viewer;
	const { due, left, done, nextAt } = reviewsOf(viewer);
	const shown = due.slice(0, left).flatMap(({ record }) => {
		const question = db.find<QuestionRow>('questions', record.questionId);
		return question ? [{ question, record }] : [];
	});
	const days = new Set(db.rowsBy<ReviewDayRow>('review-days', 'userId', user.id).map(({ date }) => date));
	return {
		left,
		done,
		nextAt,
		waiting: due.length - left,
		streakDays: streakDays(days, now),
		ids: shown.map(({ question }) => question.id),
		list: shown.map(({ question, record }) => ({
			question: questionView(db, question),
			key: keyView(question),
			mine: myQuestionView(record),
		})),
		materials: materialViews(
			db,
			shown.map(({ question }) => question),
		),
	};
};
