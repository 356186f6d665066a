/** Decides which questions of the bank give neither key nor analysis to a user. Every operation that returns questions asks here. */
import { ownRunningProblems } from '#mock/handlers/competition/own-running-problems.ts';
import { attemptsOf } from '#mock/handlers/exam/paper-lookup.ts';
import { isClosed } from '#mock/handlers/exam/paper-state.ts';
import { releaseOf } from '#mock/handlers/exam/release.ts';
import { refusalFor, type Viewer } from '#mock/handlers/request/viewer.ts';
import type { AttemptStateName, PaperRow, PracticeRow, QuestionRow } from '#mock/rows/exam.ts';
import type { UserRow } from '#mock/rows/learning.ts';
import type { Database } from '#mock/store/store.ts';

const HANDED_IN: readonly AttemptStateName[] = ['submitted', 'marking', 'marked'];

export const SEALED = '这道题在还没有公布答案的试卷或正在进行的比赛里，公布以后才能练';

interface PaperSets {
	/** The user is answering it now. */
	running: Set<PaperRow>;
	/** Handed in, and its answers are not released yet. */
	waiting: Set<PaperRow>;
	/** Handed in, and its answers are released. */
	released: Set<PaperRow>;
	/** An exam that the user has not handed in and still can sit, now or later. */
	ahead: Set<PaperRow>;
}

/**
 * The questions of papers that the user is answering, of exams that the user still can sit, of papers whose answers are not released yet, and of
 * running competitions that the user takes part in. A question whose key the user has already seen, in a released paper or in practice, stays
 * open unless the user is answering it now.
 */
export function sealedQuestions(db: Database, userId: string | undefined, now: number): ReadonlySet<string> {
	const user = userId === undefined ? undefined : db.find<UserRow>('users', userId);
	if (userId === undefined || !user) return new Set();
	const viewer = { db, user, now };
	const papers = sortPapers(viewer);
	const running = [...questionsOf(papers.running), ...competitionQuestions(viewer)];
	const released = questionsOf(papers.released);
	const waiting = questionsOf(papers.waiting);
	const isPractised = (id: string): boolean => db.find<PracticeRow>('practice', `${userId}.${id}`) !== undefined;
	const ahead = [...questionsOf(papers.ahead)].filter((id) => !isPractised(id));
	return new Set([...running, ...[...waiting, ...ahead].filter((id) => !released.has(id))]);
}

function competitionQuestions(viewer: Viewer): string[] {
	return [...ownRunningProblems(viewer)].flatMap((id) => viewer.db.rowsBy<QuestionRow>('questions', 'problemId', id).map((row) => row.id));
}

function sortPapers({ db, user, now }: Viewer): PaperSets {
	const sets: PaperSets = { running: new Set(), waiting: new Set(), released: new Set(), ahead: new Set() };
	for (const attempt of attemptsOf(db, user.id, now)) {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		if (!paper) continue;
		if (attempt.state === 'in_progress') sets.running.add(paper);
		else if (HANDED_IN.includes(attempt.state)) (releaseOf(paper, attempt, now).answers ? sets.released : sets.waiting).add(paper);
	}
	if (refusalFor(user)) return sets;
	for (const paper of db.rows<PaperRow>('papers')) {
		if (isExam(paper) && !isClosed(paper, now) && !sets.waiting.has(paper) && !sets.released.has(paper)) sets.ahead.add(paper);
	}
	return sets;
}

/** Answers that everybody gets at once, as often as they like, are no secret before the first time. */
const isExam = ({ maxAttempts, release }: PaperRow): boolean => maxAttempts > 0 || release.answers !== 'now';

const questionsOf = (papers: ReadonlySet<PaperRow>): ReadonlySet<string> =>
	new Set([...papers].flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ questionId }) => questionId))));
