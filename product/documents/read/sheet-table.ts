import type { Cell, SheetReading } from './readings.ts';
import { MAX_ROWS, type SheetRow, type SheetRows } from './sheet-rows.ts';

const MAX_COLUMNS = 60;
/** Cells that a page draws without a noticeable delay. */
const MAX_CELLS = 10_000;
/** Shorter runs of empty rows and columns belong to the layout of a sheet, and are shown. */
const LONGEST_GAP = 5;

const EMPTY: Cell = { text: '', number: false };

/** The table of the first filled rows and columns. `complete` is false if the sheet goes on behind what was read. */
export function toSheet(name: string, { rows, whole }: SheetRows, complete: boolean): SheetReading {
	const used = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((one, other) => one - other);
	const columns = withShortGaps(used.slice(0, MAX_COLUMNS), 0);
	const byNumber = new Map(rows.map((row) => [row.number, row]));
	const numbers = withShortGaps(
		[...byNumber.keys()].sort((one, other) => one - other),
		1,
	);
	const room = Math.min(MAX_ROWS, Math.floor(MAX_CELLS / Math.max(1, columns.length)));
	const shown = numbers.slice(0, room);
	const cut = { rows: !whole || !complete || numbers.length > room, columns: used.length > MAX_COLUMNS };
	return {
		name,
		columns,
		rows: shown.map((number) => ({ number, cells: cellsOf(byNumber.get(number), columns) })),
		shown: wordsOf(cut, shown.at(-1) ?? 0),
	};
}

const cellsOf = (row: SheetRow | undefined, columns: readonly number[]): Cell[] => columns.map((column) => row?.cells.get(column) ?? EMPTY);

/** Adds the numbers between those that are close to one another. */
function withShortGaps(numbers: readonly number[], first: number): number[] {
	const all: number[] = [];
	let next = first;
	for (const number of numbers) {
		if (number - next <= LONGEST_GAP) for (let between = next; between < number; between += 1) all.push(between);
		all.push(number);
		next = number + 1;
	}
	return all;
}

function wordsOf(cut: { rows: boolean; columns: boolean }, lastRow: number): string | null {
	if (cut.rows && lastRow === 0) return '空白的开头';
	const words = [...(cut.rows ? [`前 ${lastRow} 行`] : []), ...(cut.columns ? [`前 ${MAX_COLUMNS} 列`] : [])];
	return words.length > 0 ? words.join('、') : null;
}
