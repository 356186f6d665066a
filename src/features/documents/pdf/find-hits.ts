/** A place of a page where the words stand: pieces of text and where in each of them. */
export interface Hit {
	page: number;
	parts: readonly HitPart[];
}

export interface HitPart {
	/** Number of the piece of text in its page. */
	item: number;
	from: number;
	to: number;
}

interface Place {
	letter: string;
	item: number;
	/** In units of UTF-16, as elements cut their text. */
	from: number;
	to: number;
}

/** All places of the words in the pieces of text of one page, in the order of reading. Blanks do not count: lines are set with them. */
export function findHits(items: readonly string[], words: string, page: number): Hit[] {
	const wanted = letters(words);
	if (wanted.length === 0) return [];
	const text = items.flatMap(placesOf);
	const hits: Hit[] = [];
	for (let start = 0; start + wanted.length <= text.length; start += 1) {
		if (!wanted.every((letter, offset) => text[start + offset]?.letter === letter)) continue;
		hits.push({ page, parts: partsOf(text.slice(start, start + wanted.length)) });
		start += wanted.length - 1;
	}
	return hits;
}

function placesOf(text: string, item: number): Place[] {
	let to = 0;
	return Array.from(text).flatMap((written) => {
		const from = to;
		to += written.length;
		return letters(written).map((letter) => ({ letter, item, from, to: from + written.length }));
	});
}

const letters = (text: string): string[] =>
	Array.from(text)
		.flatMap((letter) => Array.from(foldLetter(letter)))
		.filter((letter) => letter.trim() !== '');

function partsOf(places: readonly Place[]): HitPart[] {
	const parts: { item: number; from: number; to: number }[] = [];
	for (const { item, from, to } of places) {
		const last = parts.at(-1);
		if (last?.item === item) last.to = to;
		else parts.push({ item, from, to });
	}
	return parts;
}

/** The hit to show first: the next one from the page that is read, around the end if need be. */
export function hitFrom(hits: readonly Hit[], page: number): number {
	const next = hits.findIndex((hit) => hit.page >= page);
	return hits.length === 0 ? -1 : Math.max(0, next);
}

/**
 * PDF files that browsers print often have radicals of dictionaries where words are meant: one glyph stands for both. Those of the first
 * block are folded by Unicode itself; of the second, which is not, these are the ones that are characters on their own.
 */
const RADICALS = '⺟母⺠民⺬示⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟';

const characters = new Map(Array.from(RADICALS.matchAll(/(.)(.)/gu), ([, radical = '', character = '']) => [radical, character]));

/** A letter as it is compared: upper and lower case, full and half width are one. A ligature becomes several. */
const foldLetter = (letter: string): string => characters.get(letter) ?? letter.normalize('NFKC').toLowerCase();
