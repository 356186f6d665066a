/** Place of an offset as editors count: both from 1, the column in UTF-16 units. */
export interface LineColumn {
	line: number;
	column: number;
}

export function lineColumn(text: string, offset: number): LineColumn {
	const end = Math.min(offset, text.length);
	let line = 1;
	let start = 0;
	for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
		line += 1;
		start = at + 1;
	}
	return { line, column: end - start + 1 };
}
