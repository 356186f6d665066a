/** Parts of a workbook that its sheets refer to. */
import { walkXml } from './walk-xml.ts';

/** Characters of a cell that are shown. */
const MAX_CHARACTERS = 500;
const MAX_STRINGS = 200_000;

/** Collects the text of one cell or string, without the readings above East Asian text (`rPh`). */
export function createTextCollector() {
	let text = '';
	let phonetic = false;
	return {
		open(name: string): void {
			if (name === 'rPh') phonetic = true;
		},
		close(name: string): void {
			if (name === 'rPh') phonetic = false;
		},
		add(piece: string): void {
			if (!phonetic && text.length <= MAX_CHARACTERS) text += piece;
		},
		/** Returns the text and starts the next. */
		take(): string {
			const whole = text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
			text = '';
			return whole.length > MAX_CHARACTERS ? `${whole.slice(0, MAX_CHARACTERS)}…` : whole;
		},
	};
}

export function readStrings(xml: string): readonly string[] {
	const strings: string[] = [];
	const collector = createTextCollector();
	let isText = false;
	walkXml(xml, {
		open(name) {
			collector.open(name);
			isText = name === 't';
		},
		text: (piece) => isText && collector.add(piece),
		close(name) {
			collector.close(name);
			isText = false;
			if (name === 'si') strings.push(collector.take());
			return strings.length >= MAX_STRINGS ? 'stop' : undefined;
		},
	});
	return strings;
}

/** Built-in formats of dates and times, ECMA-376 part 1, 18.8.30; those of East Asian languages included. */
const isBuiltInDate = (id: number): boolean =>
	(id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A format without its quoted, escaped and bracketed parts: `yyyy"年"m"月"` is one of dates, `0.00"m"` is not. */
const isDateFormat = (format: string): boolean => /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]|general/gi, ''));

/** Indexes of the cell styles that show a number as a date. */
export function readDateStyles(xml: string): ReadonlySet<number> {
	const formats = new Map<number, string>();
	const dates = new Set<number>();
	let style = -1;
	walkXml(xml, {
		open(name, attribute) {
			if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
			if (name === 'cellXfs') style = 0;
			if (name !== 'xf' || style < 0) return;
			const id = Number(attribute('numFmtId'));
			const format = formats.get(id);
			if (format === undefined ? isBuiltInDate(id) : isDateFormat(format)) dates.add(style);
			style += 1;
		},
		close: (name) => (name === 'cellXfs' ? 'stop' : undefined),
	});
	return dates;
}
