/** Whether the texts together contain each word of the keyword; spaces separate words. */
export function contains(keyword: string | undefined, texts: readonly (string | undefined)[]): boolean {
	const words = (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
	const all = texts.join('\n').toLowerCase();
	return words.every((word) => all.includes(word));
}
