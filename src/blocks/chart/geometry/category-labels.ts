import { cutText, labelWidth } from './label-width.ts';

export interface CategoryLabel {
	index: number;
	lines: readonly string[];
}

const GAP = 8;
/** Three characters: a name broken into two lines of this width is still legible. */
const NARROWEST = 36;
const HAS_CHINESE = /\p{Script=Han}/u;

/**
 * Lays out category labels, each `room` px wide. Breaks names into two lines; if they still do not fit, and for numbers and dates, keeps
 * only every second, third … label.
 */
export function categoryLabels(categories: readonly string[], room: number): CategoryLabel[] {
	const widest = Math.max(0, ...categories.map(labelWidth));
	const names = categories.some((text) => HAS_CHINESE.test(text));
	const wanted = names ? Math.min(widest + GAP, NARROWEST + GAP) : widest + GAP;
	const step = Math.max(1, Math.ceil(wanted / Math.max(room, 1)));
	return categories.flatMap((text, index) => (index % step === 0 ? [{ index, lines: breakText(text, room * step - GAP, names) }] : []));
}

/** Two lines of similar length are easier to read than a long and a short one. */
function breakText(text: string, width: number, mayBreak: boolean): string[] {
	const whole = labelWidth(text);
	if (!mayBreak || whole <= width) return [cutText(text, width)];
	const characters = [...text];
	const enough = Math.min(width, whole / 2);
	let first = '';
	while (characters[0] !== undefined && labelWidth(first) < enough && labelWidth(first + characters[0]) <= width)
		first += characters.shift();
	return [first, cutText(characters.join('').trim(), width)];
}
