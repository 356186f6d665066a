/** The judge's codes of results, as far as the client has to tell them apart; their words are the dictionary `verdict`. */
import type { Label } from '#src/ui/badge.tsx';

export const VERDICT = {
	accepted: 0,
	wrongAnswer: -1,
	compileError: -2,
	presentationError: -3,
	skipped: -4,
	pending: 5,
	compiling: 6,
	judging: 7,
} as const;

const RUNNING: readonly number[] = [VERDICT.pending, VERDICT.compiling, VERDICT.judging];

export const isFinal = (status: number): boolean => !RUNNING.includes(status);

type Lookup = (type: string) => readonly (Label & { value: string })[];

/** A code that nobody has heard of says so and breaks nothing. */
export function verdictLabel(status: number | null | undefined, dictionary: Lookup): Label {
	const known = dictionary('verdict').find(({ value }) => value === String(status));
	return known ? { label: known.label, tone: known.tone } : { label: `未知结果（${status ?? '无'}）`, tone: 'mute' };
}
