import { useRef, useState } from 'react';
import type { InputOf } from '#generated/api/operations.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import type { Rest } from '#src/ui/use-press.ts';
import type { CompetitionReceipt } from './play-types.ts';

const SUBMIT = 'main.competitionSubmit';

export type Submission = Omit<InputOf<typeof SUBMIT>, 'competitionId' | 'requestKey'>;

export interface Submitting {
	receipt: CompetitionReceipt | null;
	/** Why the last submission was refused; null otherwise. */
	problem: string | null;
	/** Resolves to the receipt; null if it was refused. */
	submit(input: Submission, rest?: Rest): Promise<CompetitionReceipt | null>;
}

/** Submits answers and works of a competition. What is sent again after a lost answer counts once. */
export function useSubmit(competitionId: string): Submitting {
	const { call, answers, invalidates } = useCalls();
	const { throttle } = useClock();
	const [receipt, setReceipt] = useState<CompetitionReceipt | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const last = useRef<{ text: string; key: string } | null>(null);
	const keyOf = (text: string): string => {
		if (last.current?.text !== text) last.current = { text, key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}` };
		return last.current.key;
	};
	return {
		receipt,
		problem,
		async submit(input, rest) {
			setProblem(null);
			const requestKey = keyOf(JSON.stringify(input));
			const result = await call(SUBMIT, { competitionId, ...input, requestKey }, { quiet: true });
			if (!result.ok) {
				setProblem(result.error.message || '没有交上，请稍后再试');
				return null;
			}
			// The same text submitted later is another submission.
			last.current = null;
			rest?.(throttle);
			setReceipt(result.data);
			answers.invalidate(invalidates(SUBMIT));
			return result.data;
		},
	};
}
