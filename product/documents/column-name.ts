/** Letters of a zero-based column: `AA` is column 26. */
export function columnName(index: number): string {
	const letter = String.fromCharCode(65 + (index % 26));
	return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
