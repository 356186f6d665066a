import type { SourceSpan } from './diagnostic.ts';

/** As in editors: both count from 1, columns in UTF-16 units. */
export interface LineColumn {
	line: number;
	column: number;
}

export type Sources = ReadonlyMap<string, string>;

/** Line starts of a text, computed once per file, so that many findings in a large file stay cheap. */
export class LineTable {
	readonly text: string;
	private readonly starts: readonly number[];

	constructor(text: string) {
		this.text = text;
		const starts = [0];
		for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
		this.starts = starts;
	}

	/** Offsets beyond the text count as its end. */
	place(offset: number): LineColumn {
		const at = Math.max(0, Math.min(offset, this.text.length));
		const line = this.lineOf(at);
		return { line, column: at - this.startOf(line) + 1 };
	}

	/** The line that contains an offset, without its line break, and the line's start offset. */
	lineAround(offset: number): { text: string; start: number } {
		const { line } = this.place(offset);
		const start = this.startOf(line);
		const text = this.text.slice(start, this.starts[line] ?? this.text.length);
		return { text: text.replace(/\r?\n$/, ''), start };
	}

	private startOf(line: number): number {
		return this.starts[line - 1] ?? 0;
	}

	private lineOf(at: number): number {
		let low = 1;
		let high = this.starts.length;
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if (this.startOf(middle) <= at) low = middle;
			else high = middle - 1;
		}
		return low;
	}
}

/** Creates each file's table on first access; an unknown file has an empty one. */
export function lineTables(sources: Sources): (file: string) => LineTable {
	const tables = new Map<string, LineTable>();
	return (file) => {
		const table = tables.get(file) ?? new LineTable(sources.get(file) ?? '');
		tables.set(file, table);
		return table;
	};
}

/** Converts a span to line and column: its start, and its end, which is the place after its last character. */
export function locator(sources: Sources) {
	const tableOf = lineTables(sources);
	const start = ({ file, start }: SourceSpan) => ({ file, ...tableOf(file).place(start) });
	const whole = (at: SourceSpan) => {
		const { line: endLine, column: endColumn } = tableOf(at.file).place(at.end);
		return { ...start(at), endLine, endColumn };
	};
	return { tableOf, start, whole, text: (at: SourceSpan) => formatPlace(start(at)) };
}

export type Locator = ReturnType<typeof locator>;

/** `manifests/pages/course.yaml:14:9` */
export const formatPlace = ({ file, line, column }: LineColumn & { file: string }): string => `${file}:${line}:${column}`;
