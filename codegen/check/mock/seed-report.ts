import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { locateInRows } from '#codegen/read/parse-rows.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { Problem } from '#mock/contract/problem.ts';
import type { AnyRow, RowId } from '#mock/store/store.ts';
import type { MockModel } from './check-mock.ts';
import { expectedWords } from './expected-words.ts';

export interface RowPlace {
	operation: OperationModel;
	resource: string;
	row: AnyRow;
}

interface Reference {
	field: string;
	id: unknown;
	/** Null if the row may be of any resource. */
	to: string | null;
	/** The id of the other type that reads alike. */
	found: RowId | undefined;
	ids: readonly string[];
}

interface Finding {
	code: 'unknown-role' | 'wrong-seed-value' | 'missing-seed-field' | 'unread-seed-field' | 'dangling-seed-reference';
	place: Omit<RowPlace, 'operation'> & Partial<RowPlace>;
	path: readonly (string | number)[];
	message: string;
	hint: string | undefined;
	others: number;
}

/** Findings about rows of the seed. One mistake in many rows is one finding, at the first of them. */
export class SeedReport {
	private readonly found = new Map<string, Finding>();
	/** Resource, id and field that a row has by another name. */
	private readonly misspelt = new Set<string>();
	private readonly mock: MockModel;
	private readonly report: Report;

	constructor(mock: MockModel, report: Report) {
		this.mock = mock;
		this.report = report;
	}

	addProblem(place: RowPlace, { kind, path, expected, got, schema }: Problem): void {
		const field = nameOf(path);
		const { operation, resource, row } = place;
		if (kind === 'missing') {
			// The misspelt field is reported.
			if (this.misspelt.has(JSON.stringify([resource, row.id, field]))) return;
			const message = `Row \`${row.id}\` of \`${resource}\` has no \`${field}\`, which \`${operation.name}\` always answers.`;
			const hint = `Add \`${field}\`, or take it out of \`required\`.`;
			return this.add([kind, resource, field], { code: 'missing-seed-field', place, path, message, hint });
		}
		const message = `\`${field}\` of row \`${row.id}\` of \`${resource}\` is ${shown(got)}, but \`${operation.name}\` answers ${expectedWords(expected)}.`;
		const hint = hintOf({ kind, expected, got, schema });
		this.add([kind, resource, field, kind === 'enum' ? shown(got) : expected], { code: 'wrong-seed-value', place, path, message, hint });
	}

	addField(place: Omit<RowPlace, 'operation'>, field: string, near: string | null): void {
		const { resource, row } = place;
		if (near) this.misspelt.add(JSON.stringify([resource, row.id, near]));
		const message = `Nothing reads \`${field}\` of row \`${row.id}\` of \`${resource}\`.`;
		const hint = near ? `Did you mean \`${near}\`?` : 'Add it to the schema of the response, or take it out.';
		this.add(['field', resource, field], { code: 'unread-seed-field', place, path: [field], message, hint });
	}

	addReference(place: RowPlace, { field, id, to, found, ids }: Reference): void {
		const { operation, resource, row } = place;
		const near = found === undefined ? closest(String(id), ids) : undefined;
		const of = to === null ? '' : ` of \`${to}\``;
		const missing = to === null ? 'which no resource has' : 'which does not exist';
		const message =
			found === undefined
				? `\`${field}\` of row \`${row.id}\` of \`${resource}\` names row ${shown(id)}${of}, ${missing}.`
				: `\`${field}\` of row \`${row.id}\` of \`${resource}\` is ${shown(id)}, but that id${of} is ${shown(found)}, so \`${operation.name}\` never finds it.`;
		const hint = found !== undefined ? `Write \`${literal(found)}\`.` : near ? `Did you mean \`${near}\`?` : undefined;
		this.add([resource, field, shown(id)], { code: 'dangling-seed-reference', place, path: [field], message, hint });
	}

	addRole(place: RowPlace, role: string, roles: readonly string[]): void {
		const { resource, row } = place;
		const near = closest(role, roles);
		const message = `Row \`${row.id}\` of \`${resource}\` has the role \`${role}\`, which permissions.yaml does not have, so no guard knows it.`;
		const hint = near ? `Did you mean \`${near}\`?` : `The roles are: ${roles.join(', ')}.`;
		this.add([resource, 'role', role], { code: 'unknown-role', place, path: ['roles'], message, hint });
	}

	tell(): void {
		for (const finding of this.found.values()) {
			const { code, place, message, hint, others } = finding;
			const more = others === 0 ? '' : ` So it is in ${others} other ${others === 1 ? 'row' : 'rows'}.`;
			this.report({ code, message: message + more, ...(hint && { hint }), at: this.locate(place, finding) });
		}
	}

	private add(key: readonly string[], finding: Omit<Finding, 'others'>): void {
		const id = JSON.stringify(key);
		const known = this.found.get(id);
		if (!known) this.found.set(id, { ...finding, others: 0 });
		// Several operations answer the same row.
		else if (known.place.operation === finding.place.operation && known.place.row !== finding.place.row) known.others += 1;
	}

	/** Code of `mock.expand` may have made the row; then the folder is all that is known. */
	private locate({ resource, row }: Finding['place'], { code, path }: Finding): SourceSpan {
		const { seed, files, at } = this.mock;
		const file = files.get(resource);
		const index = (seed[resource] ?? []).findIndex((written) => idOf(written) === row.id);
		if (file && index >= 0) return locateInRows(file, [index, ...path], code === 'unread-seed-field' ? 'key' : 'value');
		return file ? { file: file.path, start: 0, end: 0 } : (at ?? { file: '', start: 0, end: 0 });
	}
}

const idOf = (row: Plain): unknown => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined);

/** `contact.phones` of the path to a phone */
const nameOf = (path: Problem['path']): string => path.filter((step) => typeof step === 'string').join('.');

const shown = (value: unknown): string => {
	const text = JSON.stringify(value) ?? 'nothing';
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

const literal = (id: RowId): string => (typeof id === 'number' ? String(id) : `'${id}'`);

function hintOf({ kind, expected, got, schema }: Omit<Problem, 'path'>): string | undefined {
	switch (kind) {
		case 'enum': {
			const near = closest(String(got), (schema.enum ?? []).map(String));
			return near ? `Did you mean \`${near}\`?` : undefined;
		}
		case 'type':
			return hintOfType(expected, got);
		case 'format':
			return hintOfFormat(schema.format);
		default:
			return undefined;
	}
}

function hintOfFormat(format: string | undefined): string | undefined {
	if (format === 'date-time') return "Write an offset from the mock's clock, as in `'@-3d 20:00'`, or `2026-09-12T20:00:00+08:00`.";
	return format === 'date' ? 'Write a day, as in `2026-09-12`; an offset such as `@-3d` is a time.' : undefined;
}

function hintOfType(expected: string, got: unknown): string | undefined {
	if (/\b(integer|number)\b/.test(expected) && typeof got === 'string' && Number.isFinite(Number(got)) && got.trim() !== '')
		return `Write \`${got}\` without quotes.`;
	return /\bstring\b/.test(expected) && (typeof got === 'number' || typeof got === 'boolean') ? `Write \`'${got}'\`.` : undefined;
}
