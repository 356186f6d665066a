/** Decides which questions of the bank give neither key nor analysis to a user. Every operation that returns questions asks here. */
import { attemptsOf } from '#mock/handlers/exam/paper-lookup.ts';
import { isClosed } from '#mock/handlers/exam/paper-state.ts';
import { releaseOf } from '#mock/handlers/exam/release.ts';
import type { AttemptStateName, PaperRow, PracticeRow } from '#mock/rows/exam.ts';
import type { Database } from '#mock/store/store.ts';

const HANDED_IN: readonly AttemptStateName[] = ['submitted', 'marking', 'marked'];

export const SEALED = '这道题在还没有交卷或还没有公布答案的试卷里，公布以后才能练';

interface PaperSets {
	/** The user is answering it now. */
	running: Set<PaperRow>;
	/** Handed in, and its answers are not released yet. */
	waiting: Set<PaperRow>;
	/** Handed in, and its answers are released. */
	released: Set<PaperRow>;
	/** Not closed yet, and the user has not handed it in: it can still be sat, now or later. */
	ahead: Set<PaperRow>;
}

/**
 * The questions of papers that the user is answering, of papers that still can be sat, and of papers whose answers are not released yet.
 * A question whose key the user has already seen, in a released paper or in practice, stays open unless the user is answering it in a paper.
 */
export function sealedQuestions(db: Database, userId: string | undefined, now: number): ReadonlySet<string> {
	if (userId === undefined) return new Set();
	const papers = sortPapers(db, userId, now);
	const running = questionsOf(papers.running);
	const released = questionsOf(papers.released);
	const waiting = questionsOf(papers.waiting);
	const isPractised = (id: string): boolean => db.find<PracticeRow>('practice', `${userId}.${id}`) !== undefined;
	const ahead = [...questionsOf(papers.ahead)].filter((id) => !isPractised(id));
	return new Set([...running, ...[...waiting, ...ahead].filter((id) => !released.has(id))]);
}

function sortPapers(db: Database, userId: string, now: number): PaperSets {
	const sets: PaperSets = { running: new Set(), waiting: new Set(), released: new Set(), ahead: new Set() };
	for (const attempt of attemptsOf(db, userId, now)) {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		if (!paper) continue;
		if (attempt.state === 'in_progress') sets.running.add(paper);
		else if (HANDED_IN.includes(attempt.state)) (releaseOf(paper, attempt, now).answers ? sets.released : sets.waiting).add(paper);
	}
	for (const paper of db.rows<PaperRow>('papers')) {
		if (!isClosed(paper, now) && !sets.waiting.has(paper) && !sets.released.has(paper)) sets.ahead.add(paper);
	}
	return sets;
}

const questionsOf = (papers: ReadonlySet<PaperRow>): ReadonlySet<string> =>
	new Set([...papers].flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ questionId }) => questionId))));
