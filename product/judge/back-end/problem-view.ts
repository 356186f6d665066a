import type { DataOf } from '#generated/api/operations.ts';
import type { Database, Row } from '#mock/store/store.ts';
import { judgeTime } from './lookup.ts';
import { OFFERED } from './offered-languages.ts';
import type { ProblemRow, SubmissionRow } from './rows.ts';
import {
	codeTemplates,
	difficultyOf,
	drawingTemplates,
	examplesOf,
	FULL_SCORE,
	isScored,
	judgeModeOf,
	MEMORY_LIMIT_MB,
	pidOf,
	robotTemplates,
	showsCases,
	TIME_LIMIT_MS,
} from './rules/problem-rules.ts';
import { COUNTED, isFinal, VERDICT } from './rules/verdicts.ts';

type ProblemInfo = DataOf<'judge.getProblemDetail'>;
type Counts = Omit<ProblemInfo['problemCount'], 'pid'>;
type Tag = ProblemInfo['tags'][number];

interface TagRow extends Row {
	name: string;
	judgeId: number;
}

/** Counts the submissions by result; pending ones count in `total` only. */
export function countsOf(db: Database, problem: ProblemRow): Counts {
	const counts: Counts = { total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 };
	for (const submission of db.rowsBy<SubmissionRow>('submissions', 'problemId', problem.id)) {
		const { status } = submission;
		const field = isFinal(status) ? COUNTED[status] : undefined;
		counts.total += 1;
		if (field) counts[field] += 1;
	}
	return counts;
}

/** The user's result of a problem: accepted if it ever was, otherwise the latest one. */
export function statusOf(db: Database, problem: ProblemRow, user: unknown): number {
	const own = db.rowsBy<SubmissionRow>('submissions', 'problemId', problem.id).filter(({ userId }) => userId === user);
	if (own.some(({ status }) => status === VERDICT.accepted)) return VERDICT.accepted;
	const latest = own.reduce<SubmissionRow | null>((found, each) => (found && found.submitId > each.submitId ? found : each), null);
	return latest?.status ?? VERDICT.neverSubmitted;
}

export function tagsOf(db: Database, problem: ProblemRow): Tag[] {
	return problem.tags.map((name) => {
		const tag = db.rowsBy<TagRow>('tags', 'name', name)[0];
		if (!tag) throw new Error(`Problem ${problem.id} has the tag ${name}, which is not in product/practice/back-end/seed/tags.yaml.`);
		return { id: tag.judgeId, name, color: null, oj: 'ME', gid: null, tcid: null, gmtCreate: null, gmtModified: null };
	});
}

export function problemView(problem: ProblemRow): ProblemInfo['problem'] {
	const created = judgeTime(problem.createdAt);
	return {
		...NOT_USED,
		id: pidOf(problem),
		problemId: problem.id,
		title: problem.title,
		author: '教研组',
		type: isScored(problem) ? 1 : 0,
		judgeMode: judgeModeOf(problem),
		judgeCaseMode: problem.caseMode ?? 'default',
		timeLimit: TIME_LIMIT_MS,
		memoryLimit: MEMORY_LIMIT_MB,
		stackLimit: MEMORY_LIMIT_MB,
		description: problem.description,
		input: problem.input,
		output: problem.output,
		hint: problem.hint ?? null,
		examples: examplesOf(problem.cases),
		difficulty: difficultyOf(problem),
		auth: 1,
		ioScore: isScored(problem) ? FULL_SCORE : null,
		codeShare: true,
		...(problem.drawing && { drawing: problem.drawing }),
		blocks: problem.blocks ?? null,
		isRemoveEndBlank: problem.exactOutput !== true,
		openCaseResult: showsCases(problem),
		gmtCreate: created,
		gmtModified: created,
	};
}

export function problemInfo(db: Database, problem: ProblemRow): ProblemInfo {
	const templates = templatesOf(problem);
	const languages = OFFERED.filter((language) => language in templates);
	return {
		problem: problemView(problem),
		tags: tagsOf(db, problem),
		languages,
		problemCount: { pid: pidOf(problem), ...countsOf(db, problem) },
		codeTemplate: Object.fromEntries(Object.entries(templates).filter(([language]) => languages.includes(language))),
	};
}

function templatesOf({ drawing, robot }: ProblemRow): Readonly<Record<string, string>> {
	if (robot) return robotTemplates;
	return drawing ? drawingTemplates : codeTemplates;
}

const NOT_USED = {
	isRemote: false,
	source: null,
	spjCode: null,
	spjLanguage: null,
	judgeExtraFile: null,
	userExtraFile: null,
	isUploadCase: true,
	caseVersion: '1',
	modifiedUser: null,
	isGroup: false,
	gid: null,
	applyPublicProgress: null,
	isFileIO: false,
	ioReadFileName: null,
	ioWriteFileName: null,
};
