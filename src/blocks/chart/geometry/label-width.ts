import { textWidth } from '#src/lib/text-width.ts';

/** In px. */
const FONT_SIZE = 12;
const LETTER = 7 / FONT_SIZE;

export const labelWidth = (text: string): number => FONT_SIZE * textWidth(text, LETTER);

export function cutText(text: string, width: number): string {
	if (labelWidth(text) <= width) return text;
	let kept = '';
	for (const character of text) {
		if (labelWidth(kept + character) > width - FONT_SIZE) break;
		kept += character;
	}
	return `${kept}…`;
}
