/** Search by pinyin initials: kczx finds 课程中心. Derives them from the browser's collation order, so no dictionary is downloaded. */
import { memoize } from './memoize.ts';

/** First character of each initial in collation order; no syllable begins with i, u or v. */
const LETTERS = 'abcdefghjklmnopqrstwxyz';
const FIRST_CHARACTERS = [...'吖八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀'];

/** Second readings of characters used in this product; the collation order only has one. */
const SECOND_READINGS: Readonly<Record<string, string>> = { 重: 'c', 长: 'c', 乐: 'y', 行: 'h', 传: 'z', 调: 't', 参: 's' };

/** Created on first use: it loads the tables of a language. */
const collatorOf = memoize((locale: string) => new Intl.Collator(locale));

/**
 * Whether `word` is the initials of consecutive characters of the text: kczx or cz in 课程中心. Other characters match themselves. Single
 * letters never match, as they would match nearly every text.
 */
export function hasInitials(text: string, word: string): boolean {
	if (!/^[a-z\d]{2,}$/i.test(word)) return false;
	const letters = [...text.toLowerCase()].map(lettersOf);
	const wanted = [...word.toLowerCase()];
	return letters.some((_, start) => wanted.every((letter, place) => letters[start + place]?.includes(letter)));
}

const lettersOf = memoize((character: string): string => {
	if (!/\p{Script=Han}/u.test(character)) return character;
	const { compare } = collatorOf('zh-CN-u-co-pinyin');
	const part = FIRST_CHARACTERS.findLastIndex((first) => compare(first, character) <= 0);
	return (LETTERS[part] ?? character) + (SECOND_READINGS[character] ?? '');
});
