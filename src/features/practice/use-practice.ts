import { useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { AnswerValue } from '#src/ui/answer-fields/answer-options.ts';
import type { PracticeResult, Question } from './api-types.ts';

const ANSWER = 'main.questionBankAnswer';

export interface Practice {
	value: AnswerValue;
	setValue(value: AnswerValue): void;
	/** Null until the answer is graded. */
	result: PracticeResult | null;
	/** `selfScore` is the student's own score of a short answer, in percent. */
	send(selfScore?: number): Promise<void>;
	again(): void;
}

export function usePractice({ id }: Question, onGraded: (result: PracticeResult) => void): Practice {
	const { call, answers, invalidates } = usePageEnvironment();
	const [value, setValue] = useState<AnswerValue>([]);
	const [result, setResult] = useState<PracticeResult | null>(null);
	return {
		value,
		setValue,
		result,
		async send(selfScore) {
			const outcome = await call(ANSWER, { questionId: id, value, ...(selfScore !== undefined && { selfScore }) });
			if (!outcome.ok) return;
			const graded = outcome.data as PracticeResult;
			setResult(graded);
			onGraded(graded);
			answers.invalidate(invalidates(ANSWER));
		},
		again() {
			setResult(null);
			setValue([]);
		},
	};
}
