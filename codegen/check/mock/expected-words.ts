const WORDS: Readonly<Record<string, string>> = {
	string: 'text',
	integer: 'a whole number',
	number: 'a number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
};

/** Names the types of a contract's expectation, as in `integer or null`, for a finding. */
export const expectedWords = (expected: string): string =>
	expected
		.split(' or ')
		.map((word) => WORDS[word] ?? word)
		.join(' or ');
