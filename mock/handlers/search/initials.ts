/** The first character of each letter's part of the order by pinyin; no syllable begins with i, u or v. */
const FIRST = [...'吖八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀'];
const LETTERS = 'abcdefghjklmnopqrstwxyz';
const BY_PINYIN = new Intl.Collator('zh-CN-u-co-pinyin');

const known = new Map<string, string>();

/** The first letter of the pinyin of each Chinese character; other characters in lower case. */
export const initialsOf = (text: string): string => [...text.toLowerCase()].map(initialOf).join('');

function initialOf(character: string): string {
	const initial = known.get(character) ?? readInitial(character);
	known.set(character, initial);
	return initial;
}

function readInitial(character: string): string {
	if (!/\p{Script=Han}/u.test(character)) return character;
	return LETTERS[FIRST.findLastIndex((first) => BY_PINYIN.compare(first, character) <= 0)] ?? character;
}
