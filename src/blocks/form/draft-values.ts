import type { FormField } from '#generated/block-types.ts';
import type { UploadedFile } from '#src/uploads/upload-list.tsx';
import { isKept, takesFiles } from './control-of.ts';
import { type FormValues, filesIn, isUploaded } from './form-values.ts';

/** Reduces the values to those that a draft keeps. Files become their names, together with the `lost` ones that were not chosen again. */
export function keptValues(fields: readonly FormField[], typed: FormValues, lost: LostFiles = NONE): FormValues | null {
	const kept = fields
		.filter((field) => isKept(field) && (Object.hasOwn(typed, field.field) || lost.has(field.field)))
		.map((field) => [field.field, takesFiles(field) ? keptFiles(field, typed, lost) : typed[field.field]] as const);
	return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Names of files whose content is gone, by field. */
export type LostFiles = ReadonlyMap<string, readonly string[]>;

const NONE: LostFiles = new Map();

/** Names of chosen files; of those that are uploaded, what the server has answered. */
function keptFiles({ field }: FormField, typed: FormValues, lost: LostFiles): unknown[] {
	const { [field]: value } = typed;
	const entries = Array.isArray(value) ? value.map((entry) => (entry instanceof File ? entry.name : entry)) : [];
	return [...(lost.get(field) ?? []).filter((name) => !entries.includes(name)), ...entries];
}

/** All chosen files, in the order of their fields. */
export const filesOf = (fields: readonly FormField[], typed: FormValues): readonly File[] =>
	fields.filter((field) => takesFiles(field) && isKept(field)).flatMap(({ field }) => filesIn(typed[field]));

/** Restores only values that still fit their field, since the form may have changed. Files are restored by `restoredFiles`. */
export function restoredValues(fields: readonly FormField[], kept: FormValues): FormValues {
	const fitting = fields.filter((field) => isKept(field) && !takesFiles(field) && fits(field, kept[field.field]));
	return Object.fromEntries(fitting.map(({ field }) => [field, kept[field]]));
}

/** The files of each field, and those that the draft names without having them. */
export function restoredFiles(
	fields: readonly FormField[],
	kept: FormValues,
	files: readonly File[],
): { values: FormValues; lost: LostFiles } {
	const left = [...files];
	const values: Record<string, unknown> = {};
	const lost = new Map<string, readonly string[]>();
	for (const { field, rules } of fields.filter((each) => takesFiles(each) && isKept(each))) {
		const entries = kept[field];
		if (!Array.isArray(entries)) continue;
		const found: (File | UploadedFile)[] = [];
		const gone: string[] = [];
		for (const entry of entries) {
			const at = left.findIndex((file) => file.name === entry);
			if (rules.uploads && isUploaded(entry)) found.push(entry);
			else if (at < 0) gone.push(String(entry));
			else found.push(...left.splice(at, 1));
		}
		if (gone.length > 0) lost.set(field, gone);
		if (found.length > 0 || entries.length === 0) values[field] = rules.type === 'array' ? found : found.slice(0, 1);
	}
	return { values, lost };
}

/** Names of lost files that have not been chosen again. */
export const missingNames = (lost: LostFiles, values: FormValues): readonly string[] =>
	[...lost].flatMap(([field, names]) => names.filter((name) => !filesIn(values[field]).some((file) => file.name === name)));

function fits({ rules: { type } }: FormField, value: unknown): boolean {
	if (type === 'array') return Array.isArray(value) && value.every((item) => typeof item === 'string');
	return typeof value === (type === 'boolean' ? 'boolean' : 'string');
}
