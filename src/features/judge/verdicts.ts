/** The judge's codes of results, as far as the client has to tell them apart; their words are the dictionary `verdict`. */
import type { Label } from '#src/ui/badge.tsx';

export const VERDICT = {
	accepted: 0,
	wrongAnswer: -1,
	compileError: -2,
	presentationError: -3,
	skipped: -4,
	systemError: 4,
	pending: 5,
	compiling: 6,
	judging: 7,
	notSubmitted: 10,
} as const;

const RUNNING: readonly number[] = [VERDICT.pending, VERDICT.compiling, VERDICT.judging];

export const isFinal = (status: number): boolean => !RUNNING.includes(status);

type Lookup = (type: string) => readonly (Label & { value: string })[];

/** A code that nobody has heard of says so and breaks nothing. */
export function verdictLabel(status: number | null | undefined, dictionary: Lookup): Label {
	const known = dictionary('verdict').find(({ value }) => value === String(status));
	return known ? { label: known.label, tone: known.tone } : { label: `未知结果（${status ?? '无'}）`, tone: 'mute' };
}

/** Those that ended before any case was run, and say why. Of all others the judge says something that is not for students. */
const EXPLAINED: readonly number[] = [VERDICT.compileError, VERDICT.systemError, VERDICT.notSubmitted];

export const reasonOf = ({ status, errorMessage }: { status: number; errorMessage?: string | null }): string | null =>
	EXPLAINED.includes(status) && errorMessage ? errorMessage : null;

/** Sites may have more levels than the dictionary has. */
export function difficultyLabel(difficulty: number | null | undefined, dictionary: Lookup): Label {
	const known = dictionary('problem_difficulty').find(({ value }) => value === String(difficulty));
	if (known) return { label: known.label, tone: known.tone };
	return { label: typeof difficulty === 'number' ? `难度 ${difficulty}` : '难度未定', tone: 'mute' };
}
