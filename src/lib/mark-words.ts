export interface TextPart {
	text: string;
	marked: boolean;
}

/** Splits a text at occurrences of the space-separated words, ignoring case. The parts concatenate to the text. */
export function markWords(text: string, words: string): TextPart[] {
	const wanted = words.trim().split(/\s+/).filter(Boolean);
	if (wanted.length === 0 || text === '') return text === '' ? [] : [{ text, marked: false }];
	// Longest first: with 循环 and 循环嵌套, the longer match is marked.
	const pattern = wanted
		.sort((one, other) => other.length - one.length)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
		.join('|');
	return text
		.split(new RegExp(`(${pattern})`, 'gi'))
		.map((part, index) => ({ text: part, marked: index % 2 === 1 }))
		.filter((part) => part.text !== '');
}
