import { useEffect, useEffectEvent } from 'react';
import { choose, optionOfKey } from '#app/question/answer-options.ts';
import type { Attempt } from './attempt/attempt.ts';
import type { AttemptView } from './attempt/attempt-core.ts';
import { entryOf } from './attempt/journal.ts';
import type { ExamQuestion } from './exam-questions.ts';

interface ExamKeys {
	attempt: Attempt;
	view: AttemptView;
	current: ExamQuestion | undefined;
	go: (step: number) => unknown;
	onHelp: () => void;
	/** A dialog is open. */
	quiet: boolean;
}

const TEXT_FIELDS = 'textarea, [contenteditable=true], input:not([type=radio]):not([type=checkbox])';

export type ExamKey = { move: 1 | -1 } | 'help' | 'flag' | { choose: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
	/** In a text field, or in a part with keys of its own. */
	inText: boolean;
	/** On a tab, whose list uses the arrow keys. */
	onTab: boolean;
};

/** The meaning of a key; null for none. `inText` only Ctrl+Enter has one. */
export function examKey({ key, ctrlKey, metaKey, altKey, inText, onTab }: Pressed, question: ExamQuestion['question']): ExamKey | null {
	if (altKey) return null;
	if (ctrlKey || metaKey) return key === 'Enter' ? { move: 1 } : null;
	if (inText || (onTab && key.startsWith('Arrow'))) return null;
	if (key === 'ArrowRight') return { move: 1 };
	if (key === 'ArrowLeft') return { move: -1 };
	if (key === '?') return 'help';
	const option = optionOfKey(question, key);
	if (option !== null) return { choose: option };
	return key.toLowerCase() === 'f' ? 'flag' : null;
}

export function useExamKeys({ attempt, view, current, go, onHelp, quiet }: ExamKeys): void {
	const press = useEffectEvent((event: KeyboardEvent): boolean => {
		if (quiet || !current || view.phase !== 'working' || event.defaultPrevented || event.isComposing) return false;
		const { key, ctrlKey, metaKey, altKey, target } = event;
		const { question } = current;
		const inText = target instanceof Element && (target.matches(TEXT_FIELDS) || target.closest('[data-own-keys]') !== null);
		const onTab = target instanceof Element && target.matches('[role=tab]');
		const meaning = examKey({ key, ctrlKey, metaKey, altKey, inText, onTab }, question);
		if (meaning === null) return false;
		const entry = entryOf(view, question.id);
		if (meaning === 'help') onHelp();
		else if (meaning === 'flag') attempt.flag(question.id, !entry.flagged);
		else if ('move' in meaning) go(meaning.move);
		else if (!(question.id in view.conflicts)) attempt.answer(question.id, choose(question, entry.value, meaning.choose));
		return true;
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (press(event)) event.preventDefault();
		};
		// Before the radio buttons, which would take the arrow keys for themselves.
		document.addEventListener('keydown', onKey, true);
		return () => document.removeEventListener('keydown', onKey, true);
	}, []);
}
