export interface TextPart {
	text: string;
	marked: boolean;
}

/** Cuts a text where one of the words, parted by white space, stands in it; upper and lower case are one. The parts make up the text. */
export function markWords(text: string, words: string): TextPart[] {
	const wanted = words.trim().split(/\s+/).filter(Boolean);
	if (wanted.length === 0 || text === '') return text === '' ? [] : [{ text, marked: false }];
	// The longest first: of 循环 and 循环嵌套 the whole is marked.
	const pattern = wanted
		.sort((one, other) => other.length - one.length)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
		.join('|');
	return text
		.split(new RegExp(`(${pattern})`, 'gi'))
		.map((part, index) => ({ text: part, marked: index % 2 === 1 }))
		.filter((part) => part.text !== '');
}
