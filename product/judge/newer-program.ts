import { parseTime } from '#src/lib/parse-time.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { ProblemInfo, SubmissionRow } from './api-types.ts';
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
	const { languages, problem } = info;
	// Snapshot before the request: a draft started meanwhile must not hide the newer program.
	const drafts = new Map(languages.map((language) => [language, { text: programs.read(language), at: programs.writtenAt(language) }]));
	const row = await newestOf(call, problem.problemId);
	const draft = drafts.get(row?.language ?? '');
	const submittedAt = parseTime(row?.submitTime);
	if (!row?.language || !draft || !submittedAt || !isNewer(row, submittedAt.getTime(), draft.at, programs)) return null;
	const code = await codeOf(call, row.submitId);
	if (code === null || code.trim() === draft.text?.trim()) return null;
	const { submitId, status, language } = row;
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
