import type { FormBlock, FormField, FormStep } from '#generated/block-types.ts';
import type { GuardName } from '#generated/names.ts';
import type { Expression } from '#src/pages/block-base.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import type { FormValues } from './form-values.ts';

/** A form without steps has a single step without a title. */
type StepSpec = Omit<FormStep, 'title'> & Partial<Pick<FormStep, 'title'>>;

export interface Step extends StepSpec {
	fields: readonly Field[];
	/** Visible fields, including those in objects and lists. */
	seen: readonly Field[];
}

/** A field of a form. The name of a field in an object or a list is its path: `address.city`, `members.+1.name`. */
export interface Field extends FormField {
	/** Segments of the name; those of rows are their keys. `[field]` by default. */
	path?: readonly string[];
	/** The server describes the field; its value is sent as text. */
	served?: boolean;
	/** Row of the server that describes the field, for what its upload sends. */
	row?: unknown;
	/** Initial value of a field whose place in the body holds those of other fields, too. */
	given?: unknown;
	/** Fields of an object. */
	parts?: readonly Field[];
	/** Rows of a list of objects. */
	entries?: readonly Entry[];
	/** Name of the innermost row around the field. */
	entry?: string;
	/** Name of the outermost field with rows around the field. */
	list?: string;
}

export interface Entry {
	/** Stays the same when the row moves. */
	key: string;
	name: string;
	parts: readonly Field[];
}

export interface ExpandContext {
	scope: PageScope;
	/** Initial values of the form. */
	given: FormValues;
	/** Keys of the rows of a field; undefined for the initial ones. */
	keysOf: (field: string) => readonly string[] | undefined;
}

/** Adds the fields that objects, rows and the server bring. Returns the same list, fields and rows until they change. */
export type Expand = (fields: readonly FormField[], context: ExpandContext) => readonly Field[];

type ExpandList = (fields: readonly FormField[]) => readonly Field[];

export const asGiven: Expand = (fields) => fields;

export const holdsFields = (block: Fields): boolean =>
	stepsOf(block).some((step) => step.fields.some(({ from, fields, rows }) => from || fields || rows));

type Fields = Pick<FormBlock, 'steps' | 'fields'>;

const NONE: readonly FormField[] = [];

const stepsOf = ({ steps, fields = NONE }: Fields): readonly StepSpec[] => steps ?? [{ fields }];

/** The fields of all steps, without those within others. */
export const fieldsOf = (block: Fields, expand: ExpandList): readonly Field[] => stepsOf(block).flatMap(({ fields }) => expand(fields));

const partsOf = ({ parts, entries = [] }: Field): readonly Field[] => parts ?? entries.flatMap((entry) => entry.parts);

/** The fields, each followed by those within it. */
export const withParts = (fields: readonly Field[]): readonly Field[] => fields.flatMap((field) => [field, ...withParts(partsOf(field))]);

export const pathOf = ({ field, path = [field] }: Field): readonly string[] => path;

/** Names of the fields by their place in the body, in which rows are counted. */
export function namesInBody(fields: readonly Field[], around = ''): ReadonlyMap<string, string> {
	const names = new Map<string, string>();
	for (const field of fields) {
		const last = field.served ? pathOf(field).join('.') : (pathOf(field).at(-1) ?? '');
		const place = `${around}${last}`;
		names.set(place, field.field);
		const within = [
			...(field.parts ? [namesInBody(field.parts, `${place}.`)] : []),
			...(field.entries ?? []).map(({ parts }, index) => namesInBody(parts, `${place}.${index}.`)),
		];
		for (const found of within) for (const [name, own] of found) names.set(name, own);
	}
	return names;
}

export type IsVisible = (part: { when?: Expression<boolean>; guard?: GuardName }, scope: PageScope) => boolean;

interface Visibility {
	scope: PageScope;
	scopeOf: (field: Field) => PageScope;
	isVisible: IsVisible;
	/** Names of the picture codes that the server has asked for; others are hidden. */
	asked: ReadonlySet<string>;
}

export function visibleSteps(block: Fields, { scope, scopeOf, isVisible, asked }: Visibility, expand: ExpandList): readonly Step[] {
	const isAsked = ({ field, picture }: Field): boolean => !picture || picture.always === true || asked.has(field);
	const seenOf = (fields: readonly Field[]): readonly Field[] =>
		fields.filter((field) => isAsked(field) && isVisible(field, scopeOf(field))).flatMap((field) => [field, ...seenOf(partsOf(field))]);
	return stepsOf(block)
		.filter(({ when }) => !when || isVisible({ when }, scope))
		.map((step) => {
			const fields = expand(step.fields);
			return { ...step, fields, seen: seenOf(fields) };
		});
}

/** Label of a field after those of the fields and rows around it: “队员 2 · 姓名”. Undefined if the fields lack it. */
export function longLabel(fields: readonly Field[], name: string, labelOf: (field: Field) => string): string | undefined {
	for (const field of fields) {
		const label = labelOf(field);
		if (field.field === name) return label;
		const rows = field.entries?.map(({ parts }, at) => ({ parts, lead: `${label} ${at + 1}` })) ?? [];
		for (const { parts, lead } of field.parts ? [{ parts: field.parts, lead: label }] : rows) {
			const within = longLabel(parts, name, labelOf);
			if (within !== undefined) return `${lead} · ${within}`;
		}
	}
	return undefined;
}
