/** Spreadsheets run a cell that starts with one of these as a formula; Chinese versions accept the full-width forms as well. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NUMBER = /^[+-]?\d[\d,]*(\.\d+)?%?$/;
const QUOTED = /[",\r\n]/;

/** Without the byte order mark, Excel does not read UTF-8. */
const MARK = '\uFEFF';

/** Lines of cells as a CSV file (RFC 4180) for spreadsheets. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
	`${MARK}${lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;

function toCell(text: string): string {
	// A leading apostrophe makes spreadsheets show the rest as text.
	const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
	return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
