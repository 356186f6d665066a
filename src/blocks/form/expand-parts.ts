import type { FormField } from '#generated/block-types.ts';
import type { Entry, Expand, ExpandContext, Field } from './form-fields.ts';
import { valueIn } from './form-values.ts';

/** Position of fields: the names and keys that lead there, the value that the form starts with, and the rows around them. */
interface Place extends Pick<Field, 'entry' | 'list'> {
	path: readonly string[];
	given: unknown;
}

/** Gives fields with `fields` or `rows` the fields within them. */
export class PartExpansion {
	private readonly made = new WeakMap<object, Map<string, unknown>>();

	expand: Expand = (fields, context) => {
		if (!fields.some(({ fields: parts, rows }) => parts || rows)) return fields;
		return this.list(fields, { path: [], given: context.given }, context);
	};

	private list(fields: readonly FormField[], place: Place, context: ExpandContext): readonly Field[] {
		const expanded = fields.map((field) => this.field(field, place, context));
		return this.keep(fields, place.path.join('.'), expanded, (list) => list);
	}

	private field(field: Field, { path: around, given: holder, ...rows }: Place, context: ExpandContext): Field {
		const path = [...around, field.field];
		const name = path.join('.');
		const given = valueIn(holder, field.field);
		const placed = (more: Pick<Field, 'parts' | 'entries'>): Field => ({
			...field,
			...more,
			...rows,
			field: name,
			path,
			...(field.same !== undefined && { same: [...around, field.same].join('.') }),
		});
		if (field.fields) {
			const parts = this.list(field.fields, { path, given, ...rows }, context);
			return this.keep(field, name, placed({ parts }), (made) => made.parts ?? []);
		}
		if (field.rows) {
			const keys = context.keysOf(name) ?? firstKeys(field, given);
			const entries = keys.map((key) =>
				this.entry(field.rows ?? [], { path: [...path, key], given: valueIn(given, key), list: rows.list ?? name }, context),
			);
			return this.keep(field, name, placed({ entries }), (made) => made.entries ?? []);
		}
		return around.length === 0 ? field : this.keep(field, name, placed({}), () => []);
	}

	private entry(rows: readonly FormField[], place: Place, context: ExpandContext): Entry {
		const name = place.path.join('.');
		const parts = this.list(rows, { ...place, entry: name }, context);
		return this.keep(parts, name, { key: place.path.at(-1) ?? '', name, parts }, () => []);
	}

	/** Returns what was made for `of` under this name before, unless one of its parts has changed. */
	private keep<Made>(of: object, name: string, next: Made, partsOf: (made: Made) => readonly unknown[]): Made {
		const byName = this.made.get(of) ?? new Map<string, unknown>();
		this.made.set(of, byName);
		const before = byName.get(name) as Made | undefined;
		if (before !== undefined && sameItems(partsOf(before), partsOf(next))) return before;
		byName.set(name, next);
		return next;
	}
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
	one.length === other.length && one.every((item, index) => item === other[index]);

/** One row for each that the form starts with, and as many as a required list needs. */
function firstKeys({ rules }: FormField, given: unknown): readonly string[] {
	const count = Math.max(Array.isArray(given) ? given.length : 0, fewestRows(rules));
	return Array.from({ length: count }, (_, index) => String(index));
}

export const fewestRows = ({ required, minItems = 1 }: FormField['rules']): number => (required ? Math.max(minItems, 1) : 0);
