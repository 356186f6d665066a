import { foldText } from '#src/lib/typed-text.ts';

/** Whether the texts together contain each word of the keyword; spaces separate words, and full-width letters are found by half-width ones. */
export function contains(keyword: string | undefined, texts: readonly (string | undefined)[]): boolean {
	const words = foldText(keyword ?? '')
		.split(/\s+/)
		.filter(Boolean);
	const all = foldText(texts.join('\n'));
	return words.every((word) => all.includes(word));
}
