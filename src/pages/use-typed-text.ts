import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { usePageEnvironment } from './page-environment.tsx';
import { usePageState } from './use-page-state.ts';

/** What stands in a field, and the way of it into page state: after a pause, or at once. */
export function useTypedText(name: string) {
	const { debounce } = usePageEnvironment();
	const [value, setValue] = usePageState(name);
	const bound = String(value ?? '');
	const [typed, setTyped] = useState<{ text: string; settled: boolean } | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// A pause that outlives the field must not change a page that has gone.
	useEffect(() => () => clearTimeout(timer.current), []);
	const commit = (text: string): void => {
		clearTimeout(timer.current);
		setTyped({ text, settled: true });
		// Words typed one after another are one search: back leaves it as a whole.
		setValue(text.trim(), { replace: bound !== '' });
	};
	const compose = (text: string): void => {
		clearTimeout(timer.current);
		setTyped({ text, settled: false });
	};
	const type = (text: string): void => {
		compose(text);
		timer.current = setTimeout(() => commit(text), debounce);
	};
	// A blank at the end stays while typing goes on, but a value that came from elsewhere wins.
	const shown = typed && (!typed.settled || typed.text.trim() === bound) ? typed.text : bound;
	/** Goes on the `<input>`. */
	const input = {
		value: shown,
		onChange: (event: ChangeEvent<HTMLInputElement>) => (isComposing(event.nativeEvent) ? compose : type)(event.target.value),
		onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => type(event.currentTarget.value),
	};
	return { text: shown, commit, input };
}

/** Letters that an input method is still turning into characters are no search yet. */
const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;
