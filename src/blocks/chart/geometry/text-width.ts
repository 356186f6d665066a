const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** Width of a text of 12 px, a little more rather than less: measuring it would need the page. */
export const textWidth = (text: string): number => [...text].reduce((width, character) => width + (WIDE.test(character) ? 12 : 7), 0);

/** As much of a text as has room, with … for the rest. */
export function cutText(text: string, width: number): string {
	if (textWidth(text) <= width) return text;
	let kept = '';
	for (const character of text) {
		if (textWidth(kept + character) > width - 12) break;
		kept += character;
	}
	return `${kept}…`;
}

export const isWide = (text: string): boolean => WIDE.test(text);
