/** A tag; quoted values may hold any character. */
const TAG = /<(\/?)([\w:.-]+)(?:"[^"]*"|'[^']*'|[^'"<>])*?(\/?)>/g;

/** Limits: a page draws so much without a noticeable delay, and converters nest so deep without a stack overflow. */
const LIMITS = { paragraphs: 3000, elements: 60_000, characters: 400_000, depth: 100 };

export interface CutXml {
	xml: string;
	/** False if the end was cut off. */
	whole: boolean;
	/** Paragraphs that end before the cut. */
	paragraphs: number;
}

/** Cuts the XML of a text document at a limit, or where it is broken off, and closes the elements that are open there. */
export function cutXml(xml: string): CutXml {
	const open: string[] = [];
	const counts = { paragraphs: 0, elements: 0, characters: 0 };
	let end = 0;
	for (const { 0: tag, 1: slash, 2: name = '', 3: empty, index } of xml.matchAll(TAG)) {
		counts.characters += index - end;
		if (open.length > LIMITS.depth || isOver(counts)) return closed(xml.slice(0, end), open, counts.paragraphs);
		end = index + tag.length;
		if (slash) {
			open.pop();
			if (/^(\w+:)?p$/.test(name)) counts.paragraphs += 1;
			continue;
		}
		counts.elements += 1;
		if (!empty) open.push(name);
	}
	if (open.length > 0) return closed(xml.slice(0, end), open, counts.paragraphs);
	return { xml, whole: true, paragraphs: counts.paragraphs };
}

const isOver = ({ paragraphs, elements, characters }: { paragraphs: number; elements: number; characters: number }): boolean =>
	paragraphs >= LIMITS.paragraphs || elements >= LIMITS.elements || characters >= LIMITS.characters;

const closed = (xml: string, open: readonly string[], paragraphs: number): CutXml => ({
	xml:
		xml +
		open
			.toReversed()
			.map((name) => `</${name}>`)
			.join(''),
	whole: false,
	paragraphs,
});
