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

/** Upper and lower case, full and half width are one; a blank between two Chinese characters is only how a line was set. */
const fold = (text: string): string => text.toLowerCase();

/** All places of the words in the pieces of text of one page, in the order of reading. */
export function findHits(items: readonly string[], words: string, page: number): Hit[] {
	const wanted = letters(words);
	if (wanted.length === 0) return [];
	const text = items
		.flatMap((item, index) => Array.from(item, (letter, at) => ({ letter: fold(letter), item: index, at })))
		.filter(isLetter);
	const hits: Hit[] = [];
	for (let start = 0; start + wanted.length <= text.length; start += 1) {
		if (!wanted.every((letter, offset) => text[start + offset]?.letter === letter)) continue;
		hits.push({ page, parts: partsOf(text.slice(start, start + wanted.length)) });
		start += wanted.length - 1;
	}
	return hits;
}

interface Place {
	letter: string;
	item: number;
	at: number;
}

const isLetter = ({ letter }: Place): boolean => letter.trim() !== '';

const letters = (text: string): string[] => Array.from(fold(text)).filter((letter) => letter.trim() !== '');

function partsOf(places: readonly Place[]): HitPart[] {
	const parts: { item: number; from: number; to: number }[] = [];
	for (const { item, at } of places) {
		const last = parts.at(-1);
		if (last?.item === item) last.to = at + 1;
		else parts.push({ item, from: at, to: at + 1 });
	}
	return parts;
}

/** The hit to show first: the next one from the page that is read, around the end if need be. */
export function hitFrom(hits: readonly Hit[], page: number): number {
	const next = hits.findIndex((hit) => hit.page >= page);
	return hits.length === 0 ? -1 : Math.max(0, next);
}
