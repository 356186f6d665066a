/** Decides which questions of the bank give neither key nor analysis to a user. Every operation that returns questions asks here. */

import type { UserRow } from '#app/account/back-end/rows.ts';
import { mayOnlyRead, type Viewer } from '#app/account/back-end/viewer.ts';
import { ownRunningProblems } from '#app/competition/back-end/own-running-problems.ts';
import { attemptsOf } from '#app/exam/back-end/paper-lookup.ts';
import { isClosed } from '#app/exam/back-end/paper-state.ts';
import { releaseOf } from '#app/exam/back-end/release.ts';
import type { AttemptStateName, PaperRow } from '#app/exam/back-end/rows.ts';
import type { Database } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { practiceOf } from './practice-of.ts';
import type { QuestionRow } from './rows.ts';

const HANDED_IN: readonly AttemptStateName[] = ['submitted', 'marking', 'marked'];

export const SEALED = '这道题在还没有公布答案的试卷或正在进行的比赛里，公布以后才能练';

/** When a question opens, as epoch ms; `Infinity` if no date is set. */
type Times = Map<string, number>;

/** Questions of a user's papers and competitions, with the time at which each opens. */
interface Sources {
	/** The user is answering them now. */
	running: Times;
	/** Handed in, and their answers are not released yet. */
	waiting: Times;
	/** Of an exam that the user has not handed in and still can sit, now or later. */
	ahead: Times;
	/** Handed in, and their answers are released. */
	released: Times;
}

/**
 * The questions of papers that the user is answering, of exams that the user still can sit, of papers whose answers are not released yet, and of
 * running competitions that the user takes part in; each with the time at which it opens, null if no date is set. A question whose key the user has
 * already seen, in a released paper or in practice, stays open unless the user is answering it now.
 */
export function sealedQuestions(db: Database, userId: string | undefined, now: number): ReadonlyMap<string, string | null> {
	const user = userId === undefined ? undefined : db.find<UserRow>('users', userId);
	if (userId === undefined || !user) return new Map();
	const viewer = { db, user, now };
	const { running, waiting, ahead, released } = sortPapers(viewer);
	for (const [problemId, endAt] of ownRunningProblems(viewer)) {
		for (const { id } of db.rowsBy<QuestionRow>('questions', 'problemId', problemId)) add(running, id, Date.parse(endAt));
	}
	const isPractised = (id: string): boolean => practiceOf(db, userId, id) !== undefined;
	const sealed: Times = new Map(running);
	for (const [id, at] of waiting) if (!released.has(id)) add(sealed, id, at);
	for (const [id, at] of ahead) if (!released.has(id) && !isPractised(id)) add(sealed, id, at);
	return new Map([...sealed].map(([id, at]) => [id, Number.isFinite(at) ? toIsoTime(at) : null]));
}

/** A question that several hold back opens with the last of them. */
function add(times: Times, id: string, at: number): void {
	times.set(id, Math.max(at, times.get(id) ?? 0));
}

function addPaper(times: Times, { sections }: PaperRow, at: number): void {
	for (const { items } of sections) for (const { questionId } of items) add(times, questionId, at);
}

function sortPapers({ db, user, now }: Viewer): Sources {
	const sets: Sources = { running: new Map(), waiting: new Map(), ahead: new Map(), released: new Map() };
	const handedIn = new Set<PaperRow>();
	for (const attempt of attemptsOf(db, user.id, now)) {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		if (!paper) continue;
		if (attempt.state === 'in_progress') addPaper(sets.running, paper, opensAt(paper, Date.parse(attempt.deadlineAt)));
		if (!HANDED_IN.includes(attempt.state)) continue;
		handedIn.add(paper);
		const target = releaseOf(paper, attempt, now).answers ? sets.released : sets.waiting;
		addPaper(target, paper, opensAt(paper, Number.POSITIVE_INFINITY));
	}
	if (mayOnlyRead(user)) return sets;
	for (const paper of db.rows<PaperRow>('papers')) {
		if (!isExam(paper) || isClosed(paper, now) || handedIn.has(paper)) continue;
		addPaper(sets.ahead, paper, timeOf(paper.closeAt));
	}
	return sets;
}

/** When a paper releases its answers; `marked` is the time at which it is marked. */
function opensAt({ release, closeAt }: PaperRow, marked: number): number {
	if (release.answers === 'now') return marked;
	return release.answers === 'afterClose' ? timeOf(closeAt) : Number.POSITIVE_INFINITY;
}

const timeOf = (iso: string | null): number => (iso === null ? Number.POSITIVE_INFINITY : Date.parse(iso));

/** Answers that everybody gets at once, as often as they like, are no secret before the first time. */
const isExam = ({ maxAttempts, release }: PaperRow): boolean => maxAttempts > 0 || release.answers !== 'now';
