import type { Bytes, XlsxReading } from './readings.ts';
import { readDateStyles, readStrings } from './sheet-parts.ts';
import { readRows, type SheetContext } from './sheet-rows.ts';
import { toSheet } from './sheet-table.ts';
import { type Part, unpackParts } from './unpack-parts.ts';
import { walkXml } from './walk-xml.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes of one part, inflated. */
const MAX_BYTES = { book: MEGABYTE, styles: 2 * MEGABYTE, strings: 16 * MEGABYTE, sheet: 8 * MEGABYTE };
const MAX_SHEETS = 50;

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Reads the first rows of each sheet. Throws if it is not a workbook. */
export function readXlsx(bytes: Bytes): XlsxReading {
	const outline = unpackParts(bytes, (name) => (name === BOOK || name === RELATIONS ? MAX_BYTES.book : 0));
	const { sheets, epoch1904 } = readBook(textOf(outline.get(BOOK)));
	const targets = readRelations(textOf(outline.get(RELATIONS)));
	const pathOf = (kind: string): string | undefined => [...targets.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path;
	const styles = pathOf('styles');
	const strings = pathOf('sharedStrings');
	const shared = unpackParts(bytes, (name) => (name === styles ? MAX_BYTES.styles : name === strings ? MAX_BYTES.strings : 0));
	const context: SheetContext = {
		strings: readStrings(textOf(shared.get(strings ?? ''))),
		dateStyles: readDateStyles(textOf(shared.get(styles ?? ''))),
		epoch1904,
	};
	const shown = sheets.slice(0, MAX_SHEETS).map(({ name, relation }) => {
		const path = targets.get(relation)?.path;
		const part = unpackParts(bytes, (each) => (each === path ? MAX_BYTES.sheet : 0)).get(path ?? '');
		return toSheet(name, readRows(textOf(part), context), part?.whole ?? true);
	});
	return { sheets: shown, shown: sheets.length > MAX_SHEETS ? `前 ${MAX_SHEETS} 张工作表` : null };
}

const textOf = (part: Part | undefined): string => (part ? new TextDecoder().decode(part.bytes) : '');

interface Book {
	sheets: readonly { name: string; relation: string }[];
	epoch1904: boolean;
}

function readBook(xml: string): Book {
	if (xml === '') throw new Error('not a workbook');
	const sheets: { name: string; relation: string }[] = [];
	let epoch1904 = false;
	walkXml(xml, {
		open(name, attribute) {
			if (name === 'sheet') sheets.push({ name: attribute('name') ?? '', relation: attribute('id') ?? '' });
			if (name === 'workbookPr') epoch1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
		},
	});
	return { sheets, epoch1904 };
}

function readRelations(xml: string): ReadonlyMap<string, { type: string; path: string }> {
	const targets = new Map<string, { type: string; path: string }>();
	walkXml(xml, {
		open(name, attribute) {
			if (name !== 'Relationship') return;
			const target = attribute('Target') ?? '';
			const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
			targets.set(attribute('Id') ?? '', { type: attribute('Type') ?? '', path });
		},
	});
	return targets;
}
