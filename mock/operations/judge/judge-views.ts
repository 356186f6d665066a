import type { CaseRow, ProblemRow, ProgramRow, SubmissionRow, TagRow } from '#mock/seed/exam/rows.ts';
import type { Database, Row } from '#mock/store.ts';
import { scoreOf } from './case-results.ts';
import { isJudged, submissionStage } from './submission-stage.ts';
import { COUNT_NAMES, toJudgeTime } from './verdicts.ts';

const COUNTS = ['ac', 'mle', 'tle', 're', 'pe', 'ce', 'wa', 'se', 'pa'] as const;
export const DIFFICULTY: Readonly<Record<string, number>> = { 入门: 0, '普及-': 1, 普及: 1, 提高: 2 };

type Counts = Record<(typeof COUNTS)[number] | 'total', number>;

/** Submissions of everyone: those of other students and those that the mock keeps. */
export function countSubmissions(db: Database, problem: ProblemRow, now: number): Counts {
	const counts: Counts = { total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 };
	for (const name of COUNTS) counts[name] += problem.counts[name] ?? 0;
	for (const row of db.rowsBy<SubmissionRow>('judge-submissions', 'problemId', problem.id)) {
		const name = COUNT_NAMES[row.verdict] as (typeof COUNTS)[number] | undefined;
		if (name && isJudged(row, now)) counts[name] += 1;
	}
	counts.total = COUNTS.reduce((sum, name) => sum + counts[name], 0);
	return counts;
}

export function tagsOf(db: Database, { tags }: ProblemRow) {
	const byName = new Map(db.rows<TagRow>('tags').map((tag) => [tag.name, tag]));
	return tags.flatMap((name) => {
		const tag = byName.get(name);
		return tag ? [{ id: tag.judgeId, name, color: null, oj: 'ME', gid: null, tcid: null, gmtCreate: null, gmtModified: null }] : [];
	});
}

export const casesOf = (db: Database, problemId: string): readonly CaseRow[] => db.rowsBy<CaseRow>('judge-cases', 'problemId', problemId);

export function codeOf(db: Database, { code, programId }: SubmissionRow): string {
	return code ?? (programId === null ? '' : (db.find<ProgramRow>('reference-programs', programId)?.code ?? ''));
}

/** What lists and details of submissions have in common. Time and memory are there only once it is judged. */
export function submissionView(db: Database, row: SubmissionRow, now: number) {
	const problem = db.find<ProblemRow>('judge-problems', row.problemId);
	const user = db.find<Row & { account?: string }>('users', row.userId);
	const judged = isJudged(row, now);
	return {
		submitId: row.submitId,
		uid: row.userId,
		username: user?.account ?? row.userId,
		pid: problem?.pid ?? null,
		displayPid: row.problemId,
		title: problem?.title ?? null,
		displayId: null,
		submitTime: toJudgeTime(row.submittedAt),
		status: submissionStage(row, now),
		share: row.share,
		time: judged ? row.time : null,
		memory: judged ? row.memory : null,
		score: judged && problem ? scoreOf(problem, row, casesOf(db, row.problemId)) : null,
		oiRankScore: null,
		length: codeOf(db, row).length,
		language: row.language,
		cid: row.cid,
		cpid: 0,
		source: null,
		judger: judged ? 'mock-judge' : null,
		ip: null,
		isManual: false,
	};
}

export function judgeView(db: Database, row: SubmissionRow, now: number) {
	const { title: _title, displayId: _displayId, source: _source, ...view } = submissionView(db, row, now);
	return {
		...view,
		gid: null,
		version: 0,
		code: null as string | null,
		errorMessage: isJudged(row, now) ? row.errorMessage : null,
		vjudgeSubmitId: null,
		vjudgeUsername: null,
		vjudgePassword: null,
		ip: null as string | null,
		gmtCreate: toJudgeTime(row.submittedAt),
		gmtModified: toJudgeTime(row.submittedAt),
	};
}
