import type { DataOf } from '#generated/api/operations.ts';
import type { Database } from '#mock/store/store.ts';
import { scoreOf } from './paper-lookup.ts';
import { paperState } from './paper-state.ts';
import { releaseOf } from './release.ts';
import type { AttemptRow, PaperRow } from './rows.ts';

export type PaperCard = DataOf<'main.paperPage'>['records'][number];

/** `attempts`: the student's attempts at this paper, oldest first. */
export function paperCard(
	db: Database,
	{ paper, attempts, now }: { paper: PaperRow; attempts: readonly AttemptRow[]; now: number },
): PaperCard {
	const { state, usedAttempts, attemptsLeft, nextAt, attempt } = paperState(paper, attempts, now);
	const scores = attempts.filter((each) => releaseOf(paper, each, now).score).map((each) => scoreOf(db, paper, each).score);
	const { sections: _sections, shuffle: _shuffle, nav: _nav, release: _release, multiRule: _rule, ...card } = paper;
	return {
		...card,
		state,
		usedAttempts,
		attemptsLeft,
		nextAt,
		attemptId: attempt?.id ?? null,
		bestScore: scores.length > 0 ? Math.max(...scores) : null,
		lastScore: scores.at(-1) ?? null,
	};
}
