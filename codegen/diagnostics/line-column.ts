/** As editors count: both from 1, columns in UTF-16 units. */
export interface LineColumn {
	line: number;
	column: number;
}

/** Finds line and column of an offset; an offset beyond the text counts as its end. */
export function lineColumn(text: string, offset: number): LineColumn {
	const end = Math.max(0, Math.min(offset, text.length));
	let line = 1;
	let start = 0;
	for (let next = text.indexOf('\n'); next !== -1 && next < end; next = text.indexOf('\n', next + 1)) {
		line += 1;
		start = next + 1;
	}
	return { line, column: end - start + 1 };
}

/** The line around an offset, without its line break, and where it starts. */
export function lineAround(text: string, offset: number): { text: string; start: number } {
	const at = Math.max(0, Math.min(offset, text.length));
	const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
	const end = text.indexOf('\n', start);
	return { text: text.slice(start, end === -1 ? text.length : end).replace(/\r$/, ''), start };
}
