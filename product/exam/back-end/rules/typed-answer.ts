/** Compares typed answers with accepted ones. Exams, practice and competitions all compare here. */

/** A question's rules for comparing typed answers. Without rules, case and the form of a number matter. */
export interface TypingRules {
	anyCase?: boolean;
	/** Fractions and decimals of the same value are equal: `3/4`, `0.75`, `.750`. */
	numbers?: boolean;
}

export interface TypedVerdict {
	right: boolean;
	/** Right only because full-width characters count as their half-width forms. */
	fullWidth: boolean;
}

/** Digits, letters and punctuation in their usual width; composed characters in one form. */
const usualWidth = (text: string): string => text.normalize('NFKC');

/** The form in which answers are compared. Idempotent. */
export const normaliseAnswer = (text: string, rules: TypingRules = {}): string =>
	canonical(usualWidth(rules.anyCase ? text.toLowerCase() : text), rules);

function canonical(text: string, { anyCase = false, numbers = false }: TypingRules): string {
	const trimmed = text.trim();
	const number = numbers ? canonicalNumber(trimmed) : null;
	return number ?? (anyCase ? trimmed.toLowerCase() : trimmed);
}

export function compareTyped(typed: string, accepted: readonly string[], rules: TypingRules = {}): TypedVerdict {
	const wanted = new Set(accepted.map((text) => normaliseAnswer(text, rules)));
	const right = wanted.has(normaliseAnswer(typed, rules));
	const narrow = accepted.some((text) => canonical(text, rules) === canonical(typed, rules));
	return { right, fullWidth: right && !narrow };
}

/** Signs and fraction bars that keyboards and formula editors put instead of `-` and `/`. */
const MINUS = /[\u2212\u2013]/g;
const BAR = /[\u2044\u2215\u00f7]/g;

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** The value as a reduced fraction, such as `-3/4` or `2/1`; null for other text. */
function canonicalNumber(text: string): string | null {
	const parts = text.replace(MINUS, '-').replace(BAR, '/').split('/').map(fractionOf);
	const [over, under = ONE] = parts;
	if (parts.length > 2 || !over || !under || under.top === 0n) return null;
	const top = over.top * under.bottom;
	const bottom = over.bottom * under.top;
	const divisor = greatestDivisor(magnitude(top), magnitude(bottom));
	return `${bottom < 0n ? -top / divisor : top / divisor}/${magnitude(bottom) / divisor}`;
}

interface Fraction {
	top: bigint;
	bottom: bigint;
}

const ONE: Fraction = { top: 1n, bottom: 1n };

function fractionOf(text: string): Fraction | null {
	const [, sign, whole = '', digits = ''] = NUMBER.exec(text.trim()) ?? [];
	if (whole === '' && digits === '') return null;
	const top = BigInt(whole + digits);
	return { top: sign === '-' ? -top : top, bottom: 10n ** BigInt(digits.length) };
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

const greatestDivisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : greatestDivisor(other, one % other));
