import { describe, expect, it } from 'vitest';
import { compareTyped, normaliseAnswer, type TypingRules } from '#app/exam/back-end/rules/typed-answer.ts';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';

const NUMBERS: TypingRules = { numbers: true };
const ANY_CASE: TypingRules = { anyCase: true };
const WIDE = 0xfee0;

/** Full-width forms of digits, letters and punctuation. */
const widen = (text: string): string =>
	[...text]
		.map((sign) => (sign === ' ' ? '\u3000' : sign > '!' && sign <= '~' ? String.fromCharCode(sign.charCodeAt(0) + WIDE) : sign))
		.join('');

describe('typed answers', () => {
	it.each<[string, string, TypingRules, boolean, boolean]>([
		['28', '28', {}, true, false],
		['２８', '28', {}, true, true],
		[' 28　', '28', {}, true, false],
		['１，１', '1,1', {}, true, true],
		['ｐｒｉｎｔ（）', 'print()', {}, true, true],
		['Print', 'print', {}, false, false],
		['Print', 'print', ANY_CASE, true, false],
		['ＰＲＩＮＴ', 'print', ANY_CASE, true, true],
		['0.75', '3/4', NUMBERS, true, false],
		['3/4', '0.75', {}, false, false],
		['３／４', '0.75', NUMBERS, true, true],
		['¾', '0.75', NUMBERS, true, true],
		['6 / 8', '0.75', NUMBERS, true, false],
		['.750', '0.75', NUMBERS, true, false],
		['－２', '-2', NUMBERS, true, true],
		['−2', '-2', NUMBERS, true, false],
		['+5.0', '5', NUMBERS, true, false],
		['1/0', '1/0', NUMBERS, true, false],
		['1/0', '0', NUMBERS, false, false],
		['1/2/3', '1/6', NUMBERS, false, false],
		['.', '0', NUMBERS, false, false],
		['', '0', NUMBERS, false, false],
		['12345678901234567890.1', '123456789012345678901/10', NUMBERS, true, false],
		['0.1000000000000000000001', '0.1', NUMBERS, false, false],
		['三', '3', NUMBERS, false, false],
	])('%s for %s with %o: right %s, by its width %s', (typed, accepted, rules, right, fullWidth) => {
		expect(compareTyped(typed, [accepted], rules)).toEqual({ right, fullWidth });
	});

	it('are right if one of the accepted texts is', () => {
		expect(compareTyped('红', ['红色', '红'])).toEqual({ right: true, fullWidth: false });
		expect(compareTyped('', [])).toEqual({ right: false, fullWidth: false });
	});
});

const RULES: readonly TypingRules[] = [{}, NUMBERS, ANY_CASE, { ...NUMBERS, ...ANY_CASE }];
const SIGNS = [...'0123456789./+- aZ(),=_é', '\u3000', '，', '。', '：', '２', 'Ｂ', '½', '①', 'ﬁ', 'İ', 'ß', '−', '中', '文', '\u0301'];

describe('for every text', () => {
	const next = seededNumbers(20);
	const texts = Array.from({ length: 3000 }, () => Array.from({ length: next(9) }, () => SIGNS[next(SIGNS.length)] ?? '').join(''));
	const each = (check: (text: string, rules: TypingRules) => boolean): unknown[] =>
		texts.flatMap((text) => RULES.flatMap((rules) => (check(text, rules) ? [] : [[text, rules]])));

	it('the normal form is its own normal form', () => {
		expect(each((text, rules) => normaliseAnswer(normaliseAnswer(text, rules), rules) === normaliseAnswer(text, rules))).toEqual([]);
	});

	it('a text is right for itself, for its full-width form and with spaces around it', () => {
		expect(each((text, rules) => [text, widen(text), ` ${text}\u3000`].every((typed) => compareTyped(typed, [text], rules).right))).toEqual(
			[],
		);
	});

	it('the hint about full-width characters appears only for a right answer that contains some', () => {
		const plain = /^[\p{ASCII}\s]*$/u;
		expect(each((text, rules) => !(plain.test(text) && compareTyped(text, [text], rules).fullWidth))).toEqual([]);
	});

	it('two numbers are equal exactly if their values are', () => {
		const numbers = Array.from({ length: 400 }, () => ({ top: next(40) - 20, bottom: 1 + next(12) }));
		const wrong = numbers.flatMap((one) =>
			numbers.slice(0, 60).filter((other) => {
				const equal = one.top * other.bottom === other.top * one.bottom;
				return compareTyped(`${one.top}/${one.bottom}`, [`${other.top}/${other.bottom}`], NUMBERS).right !== equal;
			}),
		);
		expect(wrong).toEqual([]);
		const decimals = Array.from({ length: 500 }, () => (next(4000) - 2000) / 1000);
		expect(decimals.filter((value) => !compareTyped(value.toFixed(3), [String(value)], NUMBERS).right)).toEqual([]);
	});
});
