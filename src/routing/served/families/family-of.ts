import { isRecord } from '#src/lib/is-record.ts';
import type { Raw } from '../served-context.ts';
import { type ConvertedFamily, FAMILIES, type Family, LEFT_OUT } from './family-tables.ts';

const OWN_MARKS = ['noClosable', 'noKeepAlive', 'tabHidden', 'dynamicNewTab', 'guard', 'furtherGuards', 'levelHidden', 'noColumn'];

const MARKS: readonly { family: Family; marks: readonly (readonly string[])[] }[] = [
	{ family: 'native', marks: OWN_MARKS.map((mark) => [`meta.${mark}`]) },
	...Object.entries({ ...FAMILIES, ...LEFT_OUT }).map(([family, { marks }]) => ({
		family: family as Family,
		marks: marks.map((mark) => mark.split(' ')),
	})),
];

/** Number of records to inspect. */
const SAMPLE = 1000;

/** The product whose marks are in most records; `native` if there are none, or not more than our own. */
export function familyOf(list: readonly unknown[]): Family {
	const records = recordsOf(list);
	const [native, ...others] = MARKS.map(({ family, marks }) => ({
		family,
		count: records.filter((record) => marks.some((mark) => mark.every((field) => hasField(record, field)))).length,
	}));
	const [best] = others.sort((one, other) => other.count - one.count);
	return best && best.count > (native?.count ?? 0) ? best.family : 'native';
}

export const isConverted = (family: Family): family is ConvertedFamily => Object.hasOwn(FAMILIES, family);

function recordsOf(list: readonly unknown[]): Raw[] {
	const records: unknown[] = list.slice(0, SAMPLE);
	// The loop appends to this list while it iterates.
	for (const item of records)
		if (isRecord(item) && Array.isArray(item.children)) records.push(...item.children.slice(0, Math.max(0, SAMPLE - records.length)));
	return records.filter(isRecord);
}

/** `meta.isFull=F` also names the value. */
function hasField(record: Raw, mark: string): boolean {
	const [field = '', wanted] = mark.split('=');
	const inMeta = field.startsWith('meta.');
	const fields = inMeta ? record.meta : record;
	const key = inMeta ? field.slice('meta.'.length) : field;
	return isRecord(fields) && Object.hasOwn(fields, key) && (wanted === undefined || fields[key] === wanted);
}
