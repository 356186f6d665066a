import type { Context, Handler } from '#mock/handler.ts';
import type { PaperRow } from '#mock/rows/exam.ts';
import { type PaperCard, paperCard } from './paper-cards.ts';
import { attemptsOf } from './paper-lookup.ts';
import { countBy, isAmong, pageOf } from './words.ts';

type Sort = NonNullable<Context<'main.paperPage'>['input']['sort']>;

export const paperPage: Handler<'main.paperPage'> = ({ input, db, user, now, scenario }) => {
	const attempts = attemptsOf(db, user?.id);
	const papers = scenario.empty ? [] : db.rows<PaperRow>('papers').filter((paper) => fits(paper, input));
	const cards = papers.map((paper) =>
		paperCard(db, { paper, attempts: attempts.filter(({ paperId }) => paperId === paper.id), now: now() }),
	);
	const inState = isAmong(input.state);
	const chosen = cards.filter(({ state }) => inState(state)).sort(orders[input.sort ?? 'default']);
	return { ...pageOf(chosen, input), counts: countBy(cards, ({ state }) => state) };
};

function fits(paper: PaperRow, { keyword = '', kind, subject, level, difficulty }: Context<'main.paperPage'>['input']): boolean {
	return (
		paper.title.toLowerCase().includes(keyword.trim().toLowerCase()) &&
		(!kind || paper.kind === kind) &&
		(!subject || paper.subject === subject) &&
		(!level || paper.level === level) &&
		(!difficulty || paper.difficulty === difficulty)
	);
}

/** What can be done now comes first. */
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
const timeOf = (iso: string | null | undefined, or: number): number => (iso ? Date.parse(iso) : or);
const closing = (card: PaperCard): number => timeOf(card.closeAt, Number.MAX_SAFE_INTEGER);

const orders: Readonly<Record<Sort, (a: PaperCard, b: PaperCard) => number>> = {
	default: (a, b) => URGENCY[a.state] - URGENCY[b.state] || closing(a) - closing(b),
	open: (a, b) => timeOf(b.openAt, 0) - timeOf(a.openAt, 0),
	hot: (a, b) => b.takenBy - a.takenBy,
	difficulty: (a, b) => a.difficulty - b.difficulty,
};
