/** Splits a name into words: `getHTMLPage`, `get_html_page` and `get-html-page` give the same three. */
const wordsOf = (name: string): string[] =>
	name
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '')
		.map((word) => word.toLowerCase());

export const kebabCase = (name: string): string => wordsOf(name).join('-');

export const camelCase = (name: string): string =>
	wordsOf(name)
		.map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
		.join('');

/** How lists of a word may be called: by the word itself, or in the plural. */
export const pluralsOf = (word: string): string[] => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

const PUNCTUATION = /[,.;:!?()[\]{}"\n，。；：、！？（）【】《》“”]/;

/** The description up to its first punctuation mark; without one, the words of the name. */
export function labelOf(description: string | undefined, name: string): string {
	const label = (description ?? '').split(PUNCTUATION)[0]?.trim() ?? '';
	if (label !== '') return label;
	const words = wordsOf(name).join(' ');
	return words === '' ? name : `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** Labels for codes listed in a description, as in `solo 个人；team 组队` or `difficulty: 0 easy, 1 hard`; null unless every code has one. */
export function codeLabels(description: string | undefined, codes: readonly string[]): ReadonlyMap<string, string> | null {
	if (codes.length === 0) return null;
	const parts = (description ?? '').split(/[;:,\n；：，、]/).map((part) => part.trim());
	const labels = new Map<string, string>();
	for (const code of codes) {
		const part = parts.find((text) => text.startsWith(`${code} `));
		const label = part && labelOf(part.slice(code.length + 1), '');
		if (!label) return null;
		labels.set(code, label);
	}
	return labels;
}

/** Whether the description starts with a code and its label, so it does not name the field. */
export const listsCodes = (description: string | undefined, codes: readonly string[]): boolean =>
	codes.some((code) => (description ?? '').startsWith(`${code} `));
