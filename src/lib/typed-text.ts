/**
 * How codes, phone numbers, account names and digits are compared, whichever keyboard typed them. The app normalises what it sends and the
 * mock server what it receives, so both use this file. Passwords are never normalised.
 */

export type TypedKind = 'code' | 'phone' | 'account' | 'digits';
export type LetterCase = 'upper' | 'lower' | 'keep';

/** `case`: of letters; by default upper case for codes, lower case for account names. */
export interface TypedAs {
	as?: TypedKind | undefined;
	case?: LetterCase | undefined;
}

/** Spaces and invisible characters, and every sign that a keyboard or a word processor writes for a dash. */
const IGNORED = /[\s\p{Cf}\p{Pd}\u2212\u30fc\u02d7\u2043]/gu;

/** Marks that end a sentence or close a quotation. They come along when a code is copied from a message. */
const CLOSING = /[.,;:!?、。…"'”’)\]}】」』》〉]+$/u;
const OPENING = /^["'“‘([{【「『《〈]+/u;

/** Phones fill in numbers with the country code. */
const COUNTRY_CODE = /^(?:\+|00)86(?=1\d{10}$)/;

const CASES: Readonly<Record<TypedKind, LetterCase>> = { code: 'upper', account: 'lower', phone: 'keep', digits: 'keep' };

export const caseOf = ({ as, case: given }: TypedAs): LetterCase => given ?? (as ? CASES[as] : 'keep');

/** @example normaliseTyped('ＲＯＢＯＴ－c04。', { as: 'code' }) === 'ROBOTC04' */
export function normaliseTyped(text: string, typed: TypedAs): string {
	if (!typed.as) return text;
	const bare = text.normalize('NFKC').replace(IGNORED, '').replace(OPENING, '').replace(CLOSING, '');
	const letters = caseOf(typed);
	if (letters === 'upper') return bare.toUpperCase();
	if (letters === 'lower') return bare.toLowerCase();
	return typed.as === 'phone' ? bare.replace(COUNTRY_CODE, '') : bare;
}

/** Whether a normalised text is a mobile number. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** For searching: letters and digits are found in any width and case. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();
