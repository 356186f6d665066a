import { judgedAs } from '#app/blocks/block-language.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { ProblemInfo, SubmissionRow } from './api-types.ts';
import { languagesOf } from './languages.ts';
import { openProgram } from './open-program.ts';
import type { ProgramStore } from './programs.ts';

export interface NewerProgram {
	submitId: number;
	status: number;
	language: string;
	code: string;
	submittedAt: Date;
	/** When the local draft in that language was written, if known. */
	writtenAt: number | null;
	hasDraft: boolean;
}

interface NewerProgramQuery {
	info: ProblemInfo;
	call: Calls['call'];
	programs: ProgramStore;
}

/** Looks up the newest submission without showing errors. Null if it is not newer or the request fails. */
export async function findNewerProgram({ info, call, programs }: NewerProgramQuery): Promise<NewerProgram | null> {
	const languages = languagesOf(info);
	// Snapshot before the request: a draft started meanwhile must not hide the newer program.
	const drafts = new Map(languages.map((language) => [language, { text: programs.read(language), at: programs.writtenAt(language) }]));
	const row = await newestOf(call, info.problem.problemId);
	const submittedAt = parseTime(row?.submitTime);
	if (!row?.language || !submittedAt) return null;
	const isNewerThan = (at: number | null): boolean => isNewer(row, submittedAt.getTime(), at, programs);
	// Blocks or Python: its code says it.
	if (![...drafts].some(([language, { at }]) => judgedAs(language) === row.language && isNewerThan(at))) return null;
	const submitted = await codeOf(call, row.submitId);
	if (submitted === null) return null;
	const { language, code } = await openProgram({ language: row.language, code: submitted }, languages);
	const draft = drafts.get(language);
	if (!draft || !isNewerThan(draft.at) || code.trim() === draft.text?.trim()) return null;
	const { submitId, status } = row;
	return { submitId, status, language, code, submittedAt, writtenAt: draft.at, hasDraft: draft.text !== null };
}

const isNewer = ({ submitId }: SubmissionRow, submittedAt: number, writtenAt: number | null, programs: ProgramStore): boolean =>
	submitId > programs.lastSubmission() && (writtenAt === null || submittedAt > writtenAt);

async function newestOf(call: NewerProgramQuery['call'], problemID: string): Promise<SubmissionRow | undefined> {
	const asked = { onlyMine: true, problemID, completeProblemID: true, limit: 1, currentPage: 1 };
	const ask = () => call('judge.getSubmissionList', asked, { quiet: true });
	const first = await ask();
	// The first request may fail while the judge signs in again.
	const result = first.ok ? first : await ask();
	return result.ok ? result.data.records[0] : undefined;
}

async function codeOf(call: NewerProgramQuery['call'], submitId: number): Promise<string | null> {
	const result = await call('judge.getSubmissionDetail', { submitId }, { quiet: true });
	return result.ok ? (result.data.submission.code ?? null) : null;
}
