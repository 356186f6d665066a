import type { Handler } from '#mock/handler.ts';
import type { PaperRow } from '#mock/rows/exam.ts';
import { attemptSummary } from './attempt-views.ts';
import { attemptsOf } from './paper-lookup.ts';
import { countBy, isAmong, pageOf } from './words.ts';

export const paperUserPage: Handler<'main.paperUserPage'> = ({ input, db, user, now, scenario }) => {
	const { paperId, kind, subject, keyword = '' } = input;
	const newest = scenario.empty ? [] : attemptsOf(db, user?.id).reverse();
	const summaries = newest.flatMap((attempt) => {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		return paper ? [attemptSummary(db, { paper, attempt, now: now() })] : [];
	});
	const about = summaries.filter(
		(each) =>
			(!paperId || each.paperId === paperId) &&
			(!kind || each.kind === kind) &&
			(!subject || each.subject === subject) &&
			each.paperTitle.toLowerCase().includes(keyword.trim().toLowerCase()),
	);
	const inState = isAmong(input.state);
	return {
		...pageOf(
			about.filter(({ state }) => inState(state)),
			input,
		),
		counts: countBy(about, ({ state }) => state),
	};
};
