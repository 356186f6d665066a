import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Remedy, Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
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
	mend: Mend;
}

/** Another name, or another text, at the place of a finding. */
type Mend = (at: SourceSpan) => Remedy;

/** Findings about rows of the seed. One mistake in many rows is one finding, at the first of them. */
export class SeedReport {
	private readonly found = new Map<string, [Finding, ...Finding[]]>();
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
			const mend = () => ({ hint: `Add \`${field}\`, or take it out of \`required\`.` });
			return this.add([kind, resource, field], { code: 'missing-seed-field', place, path, message, mend });
		}
		const message = `\`${field}\` of row \`${row.id}\` of \`${resource}\` is ${shown(got)}, but \`${operation.name}\` answers ${expectedWords(expected)}.`;
		const mend: Mend = (at) => mendProblem({ kind, expected, got, schema }, at);
		this.add([kind, resource, field, kind === 'enum' ? shown(got) : expected], { code: 'wrong-seed-value', place, path, message, mend });
	}

	addField(place: Omit<RowPlace, 'operation'>, field: string, candidates: readonly string[]): void {
		const { resource, row } = place;
		const near = closest(field, candidates);
		if (near) this.misspelt.add(JSON.stringify([resource, row.id, near]));
		const message = `Nothing reads \`${field}\` of row \`${row.id}\` of \`${resource}\`.`;
		const mend: Mend = (at) =>
			suggestName({ name: field, at, candidates, otherwise: 'Add it to the schema of the response, or take it out.' });
		this.add(['field', resource, field], { code: 'unread-seed-field', place, path: [field], message, mend });
	}

	addReference(place: RowPlace, { field, id, to, found, ids }: Reference): void {
		const { operation, resource, row } = place;
		const of = to === null ? '' : ` of \`${to}\``;
		const missing = to === null ? 'which no resource has' : 'which does not exist';
		const message =
			found === undefined
				? `\`${field}\` of row \`${row.id}\` of \`${resource}\` names row ${shown(id)}${of}, ${missing}.`
				: `\`${field}\` of row \`${row.id}\` of \`${resource}\` is ${shown(id)}, but that id${of} is ${shown(found)}, so \`${operation.name}\` never finds it.`;
		// Other ids are no misspelt ones for certain, and either of two types may be the wrong one.
		const near = found === undefined ? closest(String(id), ids) : null;
		const hint = found !== undefined ? `Write \`${literal(found)}\`.` : near ? `Did you mean \`${near}\`?` : undefined;
		const mend = () => ({ ...(hint && { hint }) });
		this.add([resource, field, shown(id)], { code: 'dangling-seed-reference', place, path: [field], message, mend });
	}

	addRole(place: RowPlace, role: string, roles: readonly string[]): void {
		const { resource, row } = place;
		const message = `Row \`${row.id}\` of \`${resource}\` has the role \`${role}\`, which permissions.yaml does not have, so no guard knows it.`;
		const mend: Mend = (at) => suggestName({ name: role, at, candidates: roles, otherwise: `The roles are: ${roles.join(', ')}.` });
		this.add([resource, 'role', role], { code: 'unknown-role', place, path: ['roles'], message, mend });
	}

	tell(): void {
		for (const [finding, ...others] of this.found.values()) {
			const { code, place, message, mend } = finding;
			const more = others.length === 0 ? '' : ` So it is in ${others.length} other ${others.length === 1 ? 'row' : 'rows'}.`;
			const at = this.locate(place, finding);
			const { hint, fix = [] } = mend(at);
			const fixes = [fix, ...others.map((other) => other.mend(this.locate(other.place, other)).fix ?? [])];
			this.report({
				code,
				message: message + more,
				...(hint && { hint }),
				fix: fixes.every(({ length }) => length > 0) ? fixes.flat() : [],
				at,
			});
		}
	}

	private add(key: readonly string[], finding: Finding): void {
		const id = JSON.stringify(key);
		const known = this.found.get(id);
		if (!known) this.found.set(id, [finding]);
		// Several operations answer the same row.
		else if (known[0].place.operation === finding.place.operation && known.every(({ place }) => place.row !== finding.place.row))
			known.push(finding);
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

function mendProblem({ kind, expected, got, schema }: Omit<Problem, 'path'>, at: SourceSpan): Remedy {
	switch (kind) {
		case 'enum':
			return suggestName({ name: String(got), at, candidates: (schema.enum ?? []).map(String) });
		case 'type':
			return mendType(expected, got, at);
		case 'format':
			return hintOfFormat(schema.format);
		default:
			return {};
	}
}

function hintOfFormat(format: string | undefined): Remedy {
	if (format === 'date-time')
		return { hint: "Write an offset from the mock's clock, as in `'@-3d 20:00'`, or `2026-09-12T20:00:00+08:00`." };
	return format === 'date' ? { hint: 'Write a day, as in `2026-09-12`; an offset such as `@-3d` is a time.' } : {};
}

function mendType(expected: string, got: unknown, at: SourceSpan): Remedy {
	if (/\b(integer|number)\b/.test(expected) && typeof got === 'string' && Number.isFinite(Number(got)) && got.trim() !== '')
		return { hint: `Write \`${got}\` without quotes.`, fix: [{ kind: 'write', at, text: got }] };
	if (!/\bstring\b/.test(expected) || (typeof got !== 'number' && typeof got !== 'boolean')) return {};
	return { hint: `Write \`'${got}'\`.`, fix: [{ kind: 'quote', at }] };
}
