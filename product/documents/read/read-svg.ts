import { decodeText } from './decode-text.ts';
import { type Bytes, type SvgReading, TooLarge } from './readings.ts';
import { walkXml } from './walk-xml.ts';

/** Elements and characters that a browser draws without a noticeable delay: it draws a picture of vectors in the thread of the page. */
const MAX_ELEMENTS = 5000;
const MAX_CHARACTERS = 1_000_000;

/** Entities repeat text, markers are drawn at each point of a line, and elements of a picture in the picture are not counted. */
const MULTIPLIERS = /<!ENTITY|<(?:\w+:)?marker\b|data:image\/svg/i;
/** Each step of a filter computes every pixel of its area. */
const FILTER_STEP = 100;

/** Passes a picture of vectors that is cheap to draw. A part of a picture would be wrong, so any other is refused. */
export function readSvg(bytes: Bytes): SvgReading {
	if (bytes.length > 4 * MAX_CHARACTERS) throw new TooLarge();
	const text = decodeText(bytes);
	if (text.length > MAX_CHARACTERS || MULTIPLIERS.test(text)) throw new TooLarge();
	if (drawnElements(text) > MAX_ELEMENTS) throw new TooLarge();
	return { text, shown: null };
}

interface Counted {
	elements: number;
	uses: string[];
}

/** Elements with the copies that `use` makes of others. */
function drawnElements(svg: string): number {
	const whole: Counted = { elements: 0, uses: [] };
	const byId = new Map<string, Counted>();
	const open: Counted[][] = [];
	walkXml(svg, {
		open(name, attribute) {
			const id = attribute('id');
			const own: Counted = { elements: 0, uses: [] };
			if (id !== undefined) byId.set(id, own);
			open.push(id === undefined ? [] : [own]);
			const href = name === 'use' ? attribute('href') : undefined;
			for (const counted of [whole, ...open.flat()]) {
				counted.elements += name.startsWith('fe') ? FILTER_STEP : 1;
				if (href?.startsWith('#')) counted.uses.push(href.slice(1));
			}
			return whole.elements > MAX_ELEMENTS || open.length > MAX_LEVELS ? 'stop' : undefined;
		},
		close: () => void open.pop(),
	});
	if (open.length > MAX_LEVELS) return Number.POSITIVE_INFINITY;
	return expand(whole, byId, new Map());
}

const MAX_LEVELS = 100;

/** Browsers draw nothing for a `use` that leads back to itself. */
function expand({ elements, uses }: Counted, byId: ReadonlyMap<string, Counted>, known: Map<string, number>): number {
	let sum = elements;
	for (const id of uses) {
		const target = byId.get(id);
		if (!target) continue;
		if (!known.has(id)) {
			known.set(id, 0);
			known.set(id, expand(target, byId, known));
		}
		sum += known.get(id) ?? 0;
	}
	return sum;
}
