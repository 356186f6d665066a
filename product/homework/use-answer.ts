import { useState } from 'react';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { type Rest, useRest } from '#src/ui/use-press.ts';
import { type Answer, type AnswerField, answerErrors, startOf } from './answer.ts';
import { fromDraft } from './answer-files.ts';
import type { Homework } from './api-types.ts';
import { type FilesSaveState, useKeptAnswer } from './use-kept-answer.ts';
import { type QueueState, useSendAnswer } from './use-send-answer.ts';

export interface AnswerParts {
	answer: Answer;
	wrong: Partial<Record<AnswerField, string>>;
	restored: boolean;
	/** Names of restored files that must be chosen again. */
	missing: readonly string[];
	filesKept: FilesSaveState;
	queueState: QueueState;
	busy: boolean;
	/** The answer was submitted a moment ago. */
	resting: boolean;
	change: (part: Partial<Answer>) => void;
	save: (rest: Rest) => Promise<boolean>;
	submit: () => Promise<boolean>;
	reset: () => void;
}

/** The answer being edited. Every change is stored locally until the server has it. */
export function useAnswer(homework: Homework): AnswerParts {
	const [answer, setAnswer] = useState<Answer>(() => firstAnswer(homework));
	const [submitAttempted, setSubmitAttempted] = useState(false);
	const kept = useKeptAnswer(homework, (restored) => setAnswer((before) => ({ ...before, ...restored })));
	const { busy, queueState, send } = useSendAnswer(homework);
	const [resting, rest] = useRest();
	const { watchUnsaved } = useKeptData();

	const change = (part: Partial<Answer>): void => {
		const next = { ...answer, ...part };
		setAnswer(next);
		kept.keep(next, { files: part.files !== undefined });
		if (part.files) watchUnsaved();
	};
	const deliver = async (draft: boolean, rest: Rest): Promise<boolean> => {
		const isLatest = kept.mark();
		const delivery = await send(answer, { draft, kept: kept.read(), rest });
		// Keeps the local copy if it changed while the request was in flight.
		if (delivery === 'sent' && isLatest()) kept.keep(null);
		return delivery === 'sent';
	};
	const wrong = answerErrors(answer, homework);
	const submit = async (): Promise<boolean> => {
		if (resting) return false;
		setSubmitAttempted(true);
		return Object.keys(wrong).length === 0 && deliver(false, rest);
	};
	const reset = (): void => {
		setAnswer(firstAnswer(homework));
		kept.keep(null);
	};
	return {
		answer,
		wrong: submitAttempted ? wrong : {},
		restored: kept.restored,
		missing: kept.lost.filter((name) => !answer.files.some((file) => file.name === name)),
		filesKept: kept.filesKept,
		queueState,
		busy,
		resting,
		change,
		submit,
		reset,
		save: (restSave) => deliver(true, restSave),
	};
}

const firstAnswer = (homework: Homework): Answer => ({
	...startOf(homework, null),
	files: homework.submission?.state === 'draft' ? fromDraft(homework.submission.files) : [],
});
