/**
 * Search by the first letters of the pinyin: kczx finds 课程中心. The browser's own order of Chinese characters tells them: no dictionary is
 * fetched.
 */

/** The first character of each letter's part of that order; no syllable begins with i, u or v. */
const LETTERS = 'abcdefghjklmnopqrstwxyz';
const FIRST_CHARACTERS = [...'吖八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀'];

/** Characters that names of this product read in a second way: the order of characters knows one. */
const SECOND_READINGS: Readonly<Record<string, string>> = { 重: 'c', 长: 'c', 乐: 'y', 行: 'h', 传: 'z', 调: 't', 参: 's' };

const known = new Map<string, string>();
let collator: Intl.Collator | undefined;

/**
 * Whether the word is the first letters of characters that stand in the text one after another: kczx and cz of 课程中心. What is not
 * Chinese stands for itself. A single letter never is, as nearly every text would have it.
 */
export function hasInitials(text: string, word: string): boolean {
	if (!/^[a-z\d]{2,}$/i.test(word)) return false;
	const letters = [...text.toLowerCase()].map(lettersOf);
	const wanted = [...word.toLowerCase()];
	return letters.some((_, start) => wanted.every((letter, place) => letters[start + place]?.includes(letter)));
}

function lettersOf(character: string): string {
	const letters = known.get(character) ?? readLetters(character);
	known.set(character, letters);
	return letters;
}

function readLetters(character: string): string {
	if (!/\p{Script=Han}/u.test(character)) return character;
	collator ??= new Intl.Collator('zh-CN-u-co-pinyin');
	const part = FIRST_CHARACTERS.findLastIndex((first) => (collator?.compare(first, character) ?? 0) <= 0);
	return (LETTERS[part] ?? character) + (SECOND_READINGS[character] ?? '');
}
