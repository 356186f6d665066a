import { useEffect, useRef, useState } from 'react';
import type { AnswerValue } from '#app/question/answer-options.ts';
import { createSaver, type SendOutcome } from '#src/lib/create-saver.ts';
import { saveOnLeaving } from '#src/lib/save-on-leaving.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import type { TaskAnswer } from './play-types.ts';

const SAVE = 'main.competitionAnswerSave';

export type SaveState = { kind: 'none' } | { kind: 'saving' } | { kind: 'saved'; at: string } | { kind: 'failed'; message: string };

export interface SavedAnswerParts {
	value: AnswerValue;
	state: SaveState;
	change: (value: AnswerValue) => void;
	save: () => Promise<void>;
}

/**
 * The answer to an objective task. A change is saved when typing pauses, when the task or the window is left, and when the network
 * returns. The student retries a failure.
 */
export function useSaveAnswer(competitionId: string, taskId: string, answer: TaskAnswer | undefined): SavedAnswerParts {
	const { call, answers, invalidates } = useCalls();
	const { debounce, now } = useClock();
	const [value, setValue] = useState<AnswerValue>(() => answer?.saved?.value ?? answer?.value ?? []);
	const [state, setState] = useState<SaveState>(() => (answer?.saved ? { kind: 'saved', at: answer.saved.at } : { kind: 'none' }));
	const latest = useRef(value);

	const send = async (): Promise<SendOutcome> => {
		const sent = latest.current;
		setState({ kind: 'saving' });
		const result = await call(SAVE, { competitionId, taskId, value: sent }, { quiet: true, keepalive: true });
		// A later change has its own save.
		const isLatest = latest.current === sent;
		if (!result.ok) {
			if (isLatest) setState({ kind: 'failed', message: result.error.message });
			return 'failed';
		}
		if (isLatest) {
			setState({ kind: 'saved', at: result.data.saved?.at ?? new Date(now()).toISOString() });
			answers.invalidate(invalidates(SAVE));
		}
		return 'saved';
	};
	// Competition, task and environment never change, so the first `send` stays valid.
	const [saver] = useState(() => createSaver({ pause: debounce, send }));
	useEffect(() => {
		const stop = saveOnLeaving(saver.flush);
		return () => void stop();
	}, [saver]);
	return {
		value,
		state,
		change(next) {
			setValue(next);
			latest.current = next;
			setState({ kind: 'saving' });
			saver.changed();
		},
		save: () => saver.flush(),
	};
}
