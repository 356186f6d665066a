import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AnswerValue } from '#app/question/answer-options.ts';
import type { Question } from '#app/question/api-types.ts';
import type { Kept } from '#src/pages/use-kept.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import type { PracticeResult } from './api-types.ts';
import { type PracticeSet, restoreSet, startRound } from './practice-set.ts';

export interface PracticeSetControl {
	set: PracticeSet;
	/** False until the student moves in the set: only then the focus goes to the question that is shown. */
	moved: boolean;
	/** Does nothing in a set of one question. */
	go: (at: number) => void;
	type: (id: string, value: AnswerValue) => void;
	grade: (result: PracticeResult) => void;
	/** Forgets the answer to a question, to answer it again. */
	again: (id: string) => void;
	/** Starts again with these questions of the set. */
	restart: (asked: readonly Question[]) => void;
}

/**
 * The state of a set. The number of the question is the variable `no` of the page, so that Back leads to the question before. The browser keeps
 * the rest of the latest set, so that a reload loses nothing; a single question is not kept.
 */
export function usePracticeSet(questions: readonly Question[], kept: Kept<PracticeSet>): PracticeSetControl {
	const many = questions.length > 1;
	const [first] = useState(() => restoreSet(questions, many ? kept.value : null));
	const [stored, setSet] = useState(first);
	const [no, setNo] = usePageState('no');
	const { length } = stored.asked;
	const at = typeof no === 'number' ? Math.min(length, Math.max(0, no - 1)) : first.at;
	const set = useMemo(() => (at === stored.at ? stored : { ...stored, at }), [stored, at]);
	const moveTo = (index: number): void => {
		setMoved(true);
		setNo(index + 1);
	};
	const [moved, setMoved] = useState(false);
	const keep = useEffectEvent(kept.keep);
	useEffect(() => {
		if (many && set !== first) keep(set);
	}, [many, set, first]);
	return {
		set,
		moved,
		go(index) {
			if (many) moveTo(Math.min(length, Math.max(0, index)));
		},
		type: (id, value) => setSet((before) => ({ ...before, values: { ...before.values, [id]: value } })),
		grade: (result) => setSet((before) => ({ ...before, results: { ...before.results, [result.questionId]: result } })),
		restart(asked) {
			moveTo(0);
			setSet(({ ids }) =>
				startRound(
					ids,
					asked.map(({ id }) => id),
				),
			);
		},
		again: (id) =>
			setSet(({ results: { [id]: _gone, ...results }, ...before }) => ({ ...before, results, values: { ...before.values, [id]: [] } })),
	};
}
