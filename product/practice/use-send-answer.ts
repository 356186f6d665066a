import { useRef } from 'react';
import { useCalls } from '#src/pages/use-calls.ts';
import type { AnswerValue } from '#src/ui/answer-fields/answer-options.ts';
import type { PracticeResult, Question } from './api-types.ts';

const ANSWER = 'main.questionBankAnswer';

/** Sends an answer to be graded; `selfScore` is the student's own score of a short answer, in percent. */
export function useSendAnswer({ id }: Question, onGraded: (result: PracticeResult) => void) {
	const { call, answers, invalidates } = useCalls();
	const sent = useRef({ text: '', requestKey: '' });
	return async (value: AnswerValue, selfScore?: number): Promise<void> => {
		const text = JSON.stringify([value, selfScore]);
		// The same answer after a lost connection has the same key: the server counts it once.
		if (sent.current.text !== text) sent.current = { text, requestKey: newKey() };
		const input = { questionId: id, value, requestKey: sent.current.requestKey, ...(selfScore !== undefined && { selfScore }) };
		const outcome = await call(ANSWER, input);
		if (!outcome.ok) return;
		sent.current = { text: '', requestKey: '' };
		answers.invalidate(invalidates(ANSWER));
		onGraded(outcome.data);
	};
}

const newKey = (): string => [Math.random(), Math.random()].map((number) => number.toString(36).slice(2)).join('');
