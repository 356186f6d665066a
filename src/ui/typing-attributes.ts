import type { InputHTMLAttributes } from 'react';
import { caseOf, type TypedAs } from '#src/lib/typed-text.ts';

type TypingAttributes = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'
>;

const BY_KIND = {
	code: { autoComplete: 'off' },
	account: { autoComplete: 'username' },
	phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
	digits: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;

/** Asks the keyboard for the characters of a typed code, and not to correct them. Empty for other texts. */
export function typingAttributes(typed: TypedAs): TypingAttributes {
	if (!typed.as) return {};
	const autoCapitalize = caseOf(typed) === 'upper' ? 'characters' : 'none';
	return { autoCapitalize, autoCorrect: 'off', spellCheck: false, enterKeyHint: 'done', ...BY_KIND[typed.as] };
}
