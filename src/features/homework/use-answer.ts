import { useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { type Answer, type AnswerField, startOf, wrongWith } from './answer.ts';
import { fromDraft } from './answer-files.ts';
import type { Homework } from './api-types.ts';
import { type FilesKept, useKeptAnswer } from './use-kept-answer.ts';
import { type LetterState, useSendAnswer } from './use-send-answer.ts';

export interface AnswerParts {
	answer: Answer;
	wrong: Partial<Record<AnswerField, string>>;
	/** What was written came back from this browser. */
	restored: boolean;
	/** Names of files that were chosen then and have to be chosen again. */
	missing: readonly string[];
	filesKept: FilesKept;
	/** What has become of one that was handed in and got no answer. */
	letter: LetterState;
	busy: boolean;
	change: (part: Partial<Answer>) => void;
	save: () => Promise<boolean>;
	submit: () => Promise<boolean>;
	/** Back to what the server has. */
	reset: () => void;
}

/** An answer while it is being written: every keystroke and every file is kept in the browser until the server has it. */
export function useAnswer(homework: Homework): AnswerParts {
	const [answer, setAnswer] = useState<Answer>(() => firstAnswer(homework));
	const [told, setTold] = useState(false);
	const kept = useKeptAnswer(homework, (restored) => setAnswer((before) => ({ ...before, ...restored })));
	const { busy, letter, send } = useSendAnswer(homework);
	const { watchUnsaved } = usePageEnvironment();

	const change = (part: Partial<Answer>): void => {
		const next = { ...answer, ...part };
		setAnswer(next);
		kept.keep(next, { files: part.files !== undefined });
		if (part.files) watchUnsaved();
	};
	const deliver = async (draft: boolean): Promise<boolean> => {
		const isLatest = kept.mark();
		const delivery = await send(answer, draft, kept.read());
		// What was written while it was on its way is not at the server.
		if (delivery === 'sent' && isLatest()) kept.keep(null);
		return delivery === 'sent';
	};
	const wrong = wrongWith(answer, homework);
	const submit = async (): Promise<boolean> => {
		setTold(true);
		return Object.keys(wrong).length === 0 && deliver(false);
	};
	const reset = (): void => {
		setAnswer(firstAnswer(homework));
		kept.keep(null);
	};
	return {
		answer,
		wrong: told ? wrong : {},
		restored: kept.restored,
		missing: kept.lost.filter((name) => !answer.files.some((file) => file.name === name)),
		filesKept: kept.filesKept,
		...{ letter, busy, change, submit, reset },
		save: () => deliver(true),
	};
}

const firstAnswer = (homework: Homework): Answer => ({
	...startOf(homework, null),
	files: homework.submission?.state === 'draft' ? fromDraft(homework.submission.files) : [],
});
