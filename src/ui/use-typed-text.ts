import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { normaliseTyped, type TypedAs } from '#src/lib/typed-text.ts';
import { typingAttributes } from './typing-attributes.ts';

/** A value and its setter; `replace` keeps the browser's history as it is. */
type Variable = readonly [value: unknown, set: (text: string, options: { replace: boolean }) => void];

/**
 * Text of an input that is written to a variable, at once or `debounce` ms after the last key. A typed code is shown as it is compared once the
 * user leaves the input or sends it.
 */
export function useTypedText([value, set]: Variable, debounce: number, typedAs: TypedAs = {}) {
	const bound = String(value ?? '');
	const [typed, setTyped] = useState<{ text: string; settled: boolean } | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// The timer must not fire after the input has unmounted.
	useEffect(() => () => clearTimeout(timer.current), []);
	const commit = (text: string): void => {
		clearTimeout(timer.current);
		setTyped({ text, settled: true });
		// Only the first search adds a history entry, so that back leaves the search as a whole.
		set(text.trim(), { replace: bound !== '' });
	};
	const send = (text: string): void => {
		commit(text);
		setTyped(null);
	};
	const compose = (text: string): void => {
		clearTimeout(timer.current);
		setTyped({ text, settled: false });
	};
	const type = (text: string): void => {
		compose(text);
		timer.current = setTimeout(() => commit(text), debounce);
	};
	// Keeps a trailing space while typing, but an external change of the value wins.
	const shown = typed && (!typed.settled || normaliseTyped(typed.text, typedAs).trim() === bound) ? typed.text : bound;
	const input = {
		autoComplete: 'off',
		...typingAttributes(typedAs),
		value: shown,
		onChange: (event: ChangeEvent<HTMLInputElement>) => (isComposing(event.nativeEvent) ? compose : type)(event.target.value),
		onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => type(event.currentTarget.value),
		...(typedAs.as && { onBlur: () => typed && send(typed.text) }),
	};
	return { text: shown, commit: typedAs.as ? send : commit, input };
}

/** Text in composition is not searched yet. */
const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;
