import { bytesOfDataUrl } from '#src/lib/data-url.ts';
import { toLocalTime, toSentTime } from '#src/lib/local-time.ts';
import { recordOf } from '#src/lib/record-of.ts';
import { toLargeUnits, toSmallUnits } from '#src/lib/scaled-number.ts';
import { normaliseTyped } from '#src/lib/typed-text.ts';
import type { FieldRules } from '#src/pages/block-base.ts';
import type { UploadedFile } from '#src/uploads/upload-list.tsx';

export type FormValues = Readonly<Record<string, unknown>>;

/** Initial value of a field in the form its control uses. Of existing files, only those are prefilled whose content is in the data. */
export function startValue(rules: FieldRules, given: unknown): unknown {
	if (rules.uploads) return uploadedFiles(given);
	if (rules.format === 'binary') return rules.encoded && Array.isArray(given) ? filesOfData(given) : [];
	if (rules.type === 'array') return Array.isArray(given) ? given.map(String) : [];
	if (rules.type === 'boolean') return given === true;
	if (rules.format === 'date-time') return toLocalTime(given);
	if (given === null || given === undefined) return '';
	return String(rules.scale ? toLargeUnits(String(given), rules.scale) : given);
}

/** The value as it is compared and sent: typed codes are normalised, everything else stays. */
export function comparedValue(rules: FieldRules, value: unknown): unknown {
	// An address is pasted with the spaces around it.
	if (rules.format === 'uri' && typeof value === 'string') return value.trim();
	if (!rules.as) return value;
	if (Array.isArray(value)) return [...new Set(value.map((item) => normaliseTyped(String(item), rules)))];
	return typeof value === 'string' ? normaliseTyped(value, rules) : value;
}

/** Value to send for a field; undefined omits it. */
export function sentValue(rules: FieldRules, given: unknown): unknown {
	const value = comparedValue(rules, given);
	if (rules.type === 'array') return sentList(rules, value);
	if (rules.format === 'binary') return rules.uploads ? sentUploads(value)[0] : Array.isArray(value) ? value[0] : undefined;
	if (rules.type === 'boolean') return value === true;
	if (value === null || value === undefined || value === '') return undefined;
	if (rules.format === 'date-time') return toSentTime(String(value));
	return rules.type === 'integer' || rules.type === 'number' ? sentNumber(rules, value) : value;
}

export const sentNumber = ({ scale }: FieldRules, value: unknown): number => (scale ? toSmallUnits(String(value), scale) : Number(value));

/** An empty list of files is omitted from the body; an empty list of texts is sent. */
function sentList({ format, items, uploads }: FieldRules, value: unknown): unknown {
	if (uploads) return sentUploads(value);
	const list = Array.isArray(value) ? value : [];
	if (format === 'binary' && list.length === 0) return undefined;
	return items === 'integer' || items === 'number' ? list.map(Number) : list;
}

/** The property of an object or the item of a list; undefined for other values. */
export const valueIn = (value: unknown, step: string): unknown =>
	typeof value === 'object' && value !== null ? (value as FormValues)[step] : undefined;

export function sameValue(one: unknown, other: unknown): boolean {
	if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
	return one.length === other.length && one.every((item, index) => Object.is(identityOf(item), identityOf(other[index])));
}

/** Entries of uploaded files are made anew from the data each time. */
const identityOf = (item: unknown): unknown => (isUploaded(item) ? item.value : item);

export function keepSame(before: FormValues, after: FormValues): FormValues {
	const kept = Object.entries(after).map(([name, value]) => [name, sameValue(before[name], value) ? before[name] : value]);
	return Object.fromEntries(kept) as FormValues;
}

/** Files of `{ name, mime, url }` with `data:` URLs. The same list gives the same files, so that they do not count as changed. */
function filesOfData(given: readonly unknown[]): readonly File[] {
	const made = madeFiles.get(given);
	if (made) return made;
	const files = given.flatMap((file) => {
		const { name, mime, url } = recordOf(file);
		const bytes = typeof url === 'string' ? bytesOfDataUrl(url) : null;
		return bytes ? [new File([bytes], String(name), { type: String(mime ?? '') })] : [];
	});
	madeFiles.set(given, files);
	return files;
}

const madeFiles = new WeakMap<readonly unknown[], readonly File[]>();

/** Files that the server has already; a file that is only an address or an id has that as its name, and an empty one is none. */
const uploadedFiles = (given: unknown): readonly UploadedFile[] =>
	[given ?? []]
		.flat()
		.filter((value) => value !== '')
		.map((value) => ({ name: String(valueIn(value, 'name') ?? value), bytes: Number(valueIn(value, 'bytes') ?? 0), value }));

export const isUploaded = (entry: unknown): entry is UploadedFile => valueIn(entry, 'value') !== undefined;

/** A file that is still being uploaded has no value yet. */
const sentUploads = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter(isUploaded).map((file) => file.value) : []);

export const filesIn = (value: unknown): readonly File[] => (Array.isArray(value) ? value.filter((item) => item instanceof File) : []);
