import { refusalFor } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { type PaperCard, paperCard } from './paper-cards.ts';
import { attemptsOf } from './paper-lookup.ts';
import type { PaperRow } from './rows.ts';

export const paperFields: ComputeFields<PaperRow> = ({ db, user, now }) => {
	const attempts = attemptsOf(db, user?.id, now());
	const row = (paper: PaperRow): object => {
		const card = paperCard(db, { paper, attempts: attempts.filter(({ paperId }) => paperId === paper.id), now: now() });
		const { state, openAt, closeAt, takenBy } = card;
		const next = state === 'not_open' ? openAt : closeAt;
		return { ...card, default: `${URGENCY[state]} ${next ?? 'never'}`, open: openAt ? -Date.parse(openAt) : 0, hot: -takenBy };
	};
	return { row, page: () => ({ refusal: refusalFor(user) }) };
};

/** Most urgent first. */
const URGENCY: Readonly<Record<PaperCard['state'], number>> = {
	in_progress: 0,
	open: 1,
	redo: 2,
	waiting: 3,
	marking: 4,
	not_open: 5,
	used_up: 6,
	closed: 7,
	missed: 8,
};
