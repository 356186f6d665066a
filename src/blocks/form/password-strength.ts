import * as texts from '#generated/messages/blocks/form/password.ts';
export interface Strength {
	/** 0 for a password that is too short, else 1 to 3. */
	level: 0 | 1 | 2 | 3;
	text: string;
}

const COMMON = /^(?:(.)\1*|(?:password|passw0rd|qwerty\w*|admin\w*|abc123\w*|iloveyou|a?123456\w*))$/i;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
const GOOD_LENGTH = 10;
const STRONG_LENGTH = 14;

/** `shortest` is the minimum length in the server's schema; 6 by default. */
export function strengthOf(password: string, shortest = 6): Strength {
	const missing = shortest - password.length;
	if (missing > 0) return { level: 0, text: texts.tooShort({ count: missing }) };
	if (isEasy(password)) return { level: 1, text: texts.common };
	const kinds = KINDS.filter((kind) => kind.test(password)).length;
	const points = kinds + (password.length >= GOOD_LENGTH ? 1 : 0) + (password.length >= STRONG_LENGTH ? 1 : 0);
	if (points <= 2) return { level: 1, text: texts.weak };
	return points === 3 ? { level: 2, text: texts.fair } : { level: 3, text: texts.strong };
}

/** Common passwords, and runs of consecutive characters such as 123456 or fedcba. */
const isEasy = (password: string): boolean => COMMON.test(password) || isRun(password);

function isRun(password: string): boolean {
	const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
	const step = (codes[1] ?? 0) - (codes[0] ?? 0);
	return Math.abs(step) === 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}
