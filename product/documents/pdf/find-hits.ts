export interface Hit {
	page: number;
	parts: readonly HitPart[];
}

export interface HitPart {
	item: number;
	from: number;
	to: number;
}

interface LetterPosition {
	letter: string;
	item: number;
	/** Offset in UTF-16 code units. */
	from: number;
	to: number;
}

/** All matches on one page, in reading order. Ignores whitespace, because PDFs position text with it. */
export function findHits(items: readonly string[], words: string, page: number): Hit[] {
	const wanted = letters(words);
	if (wanted.length === 0) return [];
	const text = items.flatMap(positionsOf);
	const hits: Hit[] = [];
	for (let start = 0; start + wanted.length <= text.length; start += 1) {
		if (!wanted.every((letter, offset) => text[start + offset]?.letter === letter)) continue;
		hits.push({ page, parts: partsOf(text.slice(start, start + wanted.length)) });
		start += wanted.length - 1;
	}
	return hits;
}

function positionsOf(text: string, item: number): LetterPosition[] {
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

function partsOf(positions: readonly LetterPosition[]): HitPart[] {
	const parts: { item: number; from: number; to: number }[] = [];
	for (const { item, from, to } of positions) {
		const last = parts.at(-1);
		if (last?.item === item) last.to = to;
		else parts.push({ item, from, to });
	}
	return parts;
}

/** Index of the first match on or after `page`, wrapping to 0; -1 if there are no matches. */
export function hitFrom(hits: readonly Hit[], page: number): number {
	const next = hits.findIndex((hit) => hit.page >= page);
	return hits.length === 0 ? -1 : Math.max(0, next);
}

/**
 * PDFs printed by browsers often contain CJK radicals in place of characters, since both share a glyph. NFKC folds the Kangxi Radicals
 * block but not CJK Radicals Supplement; these are the radicals of the latter that are characters of their own.
 */
const RADICALS = '⺟母⺠民⺬示⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟';

const characters: ReadonlyMap<string, string> = new Map(
	Array.from(RADICALS.matchAll(/(.)(.)/gu), ([, radical = '', character = '']) => [radical, character]),
);

/** Normalises a letter for comparison: case, width and radicals. A ligature becomes several letters. */
const foldLetter = (letter: string): string => characters.get(letter) ?? letter.normalize('NFKC').toLowerCase();
