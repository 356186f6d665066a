/**
 * PDF files that browsers print often have radicals of dictionaries where words are meant: one glyph stands for both. Those of the first
 * block are folded by Unicode itself; of the second, which is not, these are the ones that are characters on their own.
 */
const RADICALS = '⺟母⺠民⺬示⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟';

const characters = new Map(Array.from(RADICALS.matchAll(/(.)(.)/gu), ([, radical = '', character = '']) => [radical, character]));

/** A letter as it is compared: upper and lower case, full and half width are one. A ligature becomes several. */
export const foldLetter = (letter: string): string => characters.get(letter) ?? letter.normalize('NFKC').toLowerCase();
