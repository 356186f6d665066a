import type { Cell } from './readings.ts';
import { createTextCollector } from './sheet-parts.ts';
import { walkXml } from './walk-xml.ts';

export interface SheetContext {
	strings: readonly string[];
	dateStyles: ReadonlySet<number>;
	/** Days are counted from 1904 instead of 1900. */
	epoch1904: boolean;
}

/** A row with its cells that have a value, by zero-based column. */
export interface SheetRow {
	number: number;
	cells: ReadonlyMap<number, Cell>;
}

export interface SheetRows {
	rows: readonly SheetRow[];
	/** False if there are more rows. */
	whole: boolean;
}

export const MAX_ROWS = 500;
/** Of one row that are read. Fewer are shown. */
const MAX_CELLS = 1000;

/** Reads the first rows that have a value. Empty rows and cells take no memory, wherever the filled ones are. */
export function readRows(xml: string, context: SheetContext): SheetRows {
	const rows: SheetRow[] = [];
	const collector = createTextCollector();
	let whole = true;
	let row = { number: 0, cells: new Map<number, Cell>() };
	let cell = { column: -1, type: 'n', style: 0 };
	let isValue = false;
	walkXml(xml, {
		open(name, attribute) {
			collector.open(name);
			isValue = name === 'v' || name === 't';
			if (name === 'row') {
				row = { number: Number(attribute('r')) || row.number + 1, cells: new Map() };
				cell = { ...cell, column: -1 };
			} else if (name === 'c') {
				const column = columnOf(attribute('r')) ?? cell.column + 1;
				cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) };
			}
		},
		text: (piece) => isValue && collector.add(piece),
		close(name) {
			collector.close(name);
			isValue = false;
			if (name === 'c') {
				const text = collector.take();
				if (text !== '' && row.cells.size < MAX_CELLS) row.cells.set(cell.column, toCell(text, cell, context));
			} else if (name === 'row' && row.cells.size > 0) {
				whole = rows.length < MAX_ROWS;
				if (whole) rows.push(row);
			}
			return !whole || name === 'sheetData' ? 'stop' : undefined;
		},
	});
	return { rows, whole };
}

/** Zero-based column of an address such as `AB12`. */
function columnOf(address: string | undefined): number | null {
	const letters = /^[A-Z]{1,3}(?=\d)/.exec(address ?? '')?.[0];
	return letters === undefined ? null : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function toCell(text: string, { type, style }: { type: string; style: number }, { strings, dateStyles, epoch1904 }: SheetContext): Cell {
	switch (type) {
		case 's':
			return { text: strings[Number(text)] ?? '…', number: false };
		case 'b':
			return { text: text === '1' ? '是' : '否', number: false };
		case 'd':
			return { text: dateText(Date.parse(`${text}Z`)) ?? text, number: true };
		case 'n': {
			const value = Number(text);
			if (Number.isNaN(value)) return { text, number: false };
			const date = dateStyles.has(style) ? dateText(timeOf(value, epoch1904)) : null;
			return { text: date ?? String(Number(value.toPrecision(12))), number: true };
		}
		default:
			return { text, number: false };
	}
}

const DAY = 86_400_000;
/** Days from the start of each count to 1970. */
const TO_1970 = { from1900: 25_569, from1904: 24_107 };

/** Milliseconds since 1970 of a count of days, to the second, because fractions of a day are rounded. */
const timeOf = (days: number, epoch1904: boolean): number =>
	Math.round((days - (epoch1904 ? TO_1970.from1904 : TO_1970.from1900)) * (DAY / 1000)) * 1000;

/** Sheet times have no time zone, so they are shown unconverted. Null for a time that no calendar has. */
function dateText(time: number): string | null {
	if (Number.isNaN(time) || Math.abs(time) > 8.64e15) return null;
	const [day, hours = ''] = new Date(time).toISOString().split('T');
	return time % DAY === 0 ? (day ?? null) : `${day} ${hours.slice(0, 5)}`;
}
