import type { DataOf } from '#generated/api/operations.ts';
import type { Database } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { percentOf } from './figures.ts';
import { scoreOf } from './paper-lookup.ts';
import { closesAt } from './paper-state.ts';
import { releaseOf } from './release.ts';
import type { AttemptRow, PaperRow } from './rows.ts';
import { isBlank } from './rules/grade.ts';

export type AttemptSummary = DataOf<'main.paperUserPage'>['records'][number];
export type AttemptStateView = DataOf<'main.paperSubmit'>;

export const answeredCount = ({ answers }: AttemptRow): number => answers.filter(({ value }) => !isBlank(value)).length;

export function attemptSummary(
	db: Database,
	{ paper, attempt, now }: { paper: PaperRow; attempt: AttemptRow; now: number },
): AttemptSummary {
	const release = releaseOf(paper, attempt, now);
	const score = release.score ? scoreOf(db, paper, attempt).score : null;
	return {
		id: attempt.id,
		paperId: paper.id,
		paperTitle: paper.title,
		kind: paper.kind,
		subject: paper.subject,
		no: attempt.no,
		state: attempt.state,
		startedAt: attempt.startedAt,
		deadlineAt: attempt.deadlineAt,
		submittedAt: attempt.submittedAt,
		by: attempt.by,
		usedSeconds: attempt.usedSeconds,
		answeredCount: answeredCount(attempt),
		questionCount: paper.questionCount,
		score,
		totalScore: paper.totalScore,
		passScore: paper.passScore,
		passed: score === null ? null : score >= paper.passScore,
		rightRate: score === null ? null : percentOf(score, paper.totalScore),
		canReview: release.answers,
		note: attempt.note,
	};
}

export function attemptStateView(
	db: Database,
	{ paper, attempt, now }: { paper: PaperRow; attempt: AttemptRow; now: number },
): AttemptStateView {
	const saved = attempt.answers.map(({ savedAt }) => savedAt).toSorted();
	return {
		id: attempt.id,
		paperId: paper.id,
		no: attempt.no,
		state: attempt.state,
		startedAt: attempt.startedAt,
		deadlineAt: attempt.deadlineAt,
		closesAt: toIsoTime(closesAt(attempt)),
		submittedAt: attempt.submittedAt,
		savedAt: saved.at(-1) ?? null,
		serverNow: toIsoTime(now),
		clientTab: attempt.clientTab,
		answeredCount: answeredCount(attempt),
		questionCount: paper.questionCount,
		answers: attempt.answers,
		...(attempt.furthest !== undefined && { furthest: attempt.furthest }),
		score: releaseOf(paper, attempt, now).score ? scoreOf(db, paper, attempt).score : null,
		totalScore: paper.totalScore,
	};
}
