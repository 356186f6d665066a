import { formatTime } from '#src/lib/format-time.ts';

export interface SheetTable {
	columns: string[];
	rows: { text: string; number: boolean }[][];
	rest: number;
}

/** Limits of a rendered sheet; a larger table would block the main thread. */
const MOST_ROWS = 500;
const MOST_COLUMNS = 60;

export function toTable(data: readonly (readonly unknown[])[]): SheetTable {
	const width = Math.min(MOST_COLUMNS, Math.max(0, ...data.map((row) => row.length)));
	const rows = data.slice(0, MOST_ROWS).map((row) => Array.from({ length: width }, (_, column) => toCell(row[column])));
	return { columns: Array.from({ length: width }, (_, index) => columnName(index)), rows, rest: data.length - rows.length };
}

function toCell(value: unknown): { text: string; number: boolean } {
	if (typeof value === 'number') return { text: String(Number(value.toPrecision(12))), number: true };
	if (typeof value === 'boolean') return { text: value ? '是' : '否', number: false };
	if (value instanceof Date) return { text: dateText(value), number: true };
	return { text: value === null || value === undefined ? '' : String(value), number: false };
}

/** Sheet times have no time zone, so they are shown unconverted. */
function dateText(value: Date): string {
	const local = new Date(value.getTime() + value.getTimezoneOffset() * 60_000);
	const hasTime = value.getTime() % 86_400_000 !== 0;
	return formatTime(local, hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD');
}

export function columnName(index: number): string {
	const letter = String.fromCharCode(65 + (index % 26));
	return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
