import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { AnswerValue } from '#src/ui/answer-fields/answer-options.ts';
import type { TaskAnswer } from './play-types.ts';

const SAVE = 'main.competitionAnswerSave';

export type SaveState = { kind: 'none' } | { kind: 'saving' } | { kind: 'saved'; at: string } | { kind: 'failed'; message: string };

export interface SavedAnswerParts {
	value: AnswerValue;
	state: SaveState;
	change: (value: AnswerValue) => void;
	save: () => Promise<void>;
}

/** The answer to an objective task. A change is saved when typing pauses, when the task is left, and when the network is back. */
export function useSaveAnswer(competitionId: string, taskId: string, answer: TaskAnswer | undefined): SavedAnswerParts {
	const { call, answers, invalidates, debounce, now } = usePageEnvironment();
	const [value, setValue] = useState<AnswerValue>(() => answer?.saved?.value ?? answer?.value ?? []);
	const [state, setState] = useState<SaveState>(() => (answer?.saved ? { kind: 'saved', at: answer.saved.at } : { kind: 'none' }));
	/** The value that the server does not have yet; null if it has everything. */
	const unsaved = useRef<AnswerValue | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const save = async (): Promise<void> => {
		clearTimeout(timer.current);
		const sent = unsaved.current;
		if (!sent) return;
		setState({ kind: 'saving' });
		const result = await call(SAVE, { competitionId, taskId, value: sent }, { quiet: true, keepalive: true });
		// A later change has its own save.
		if (unsaved.current !== sent) return;
		if (!result.ok) return setState({ kind: 'failed', message: result.error.message });
		unsaved.current = null;
		setState({ kind: 'saved', at: result.data.saved?.at ?? new Date(now()).toISOString() });
		answers.invalidate(invalidates(SAVE));
	};
	const saveNow = useEffectEvent(() => void save());
	useEffect(() => {
		window.addEventListener('online', saveNow);
		return () => {
			window.removeEventListener('online', saveNow);
			saveNow();
		};
	}, []);
	return {
		value,
		state,
		change(next) {
			setValue(next);
			unsaved.current = next;
			setState({ kind: 'saving' });
			clearTimeout(timer.current);
			timer.current = setTimeout(saveNow, debounce);
		},
		save,
	};
}
