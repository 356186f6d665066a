import { attemptsOf } from '#mock/handlers/exam/paper-lookup.ts';
import { releaseOf } from '#mock/handlers/exam/release.ts';
import type { AttemptStateName, PaperRow } from '#mock/rows/exam.ts';
import type { Database } from '#mock/store/store.ts';

const WAITING: readonly AttemptStateName[] = ['in_progress', 'submitted', 'marking', 'marked'];

/**
 * Questions of papers that the user is answering, or whose answers are not released yet, unless another attempt of the user released them.
 * Practice would give their keys away, so it does not ask them.
 */
export function sealedQuestions(db: Database, userId: string | undefined, now: number): ReadonlySet<string> {
	if (userId === undefined) return new Set();
	const sealed = new Set<string>();
	const released = new Set<string>();
	for (const attempt of attemptsOf(db, userId, now)) {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		if (!paper || !WAITING.includes(attempt.state)) continue;
		const place = releaseOf(paper, attempt, now).answers ? released : sealed;
		for (const { items } of paper.sections) for (const { questionId } of items) place.add(questionId);
	}
	return new Set([...sealed].filter((id) => !released.has(id)));
}
