import type { Names } from '#codegen/check/names.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { answerOf, below, inputOf, type Sources } from './fields.ts';
import { describeOwners, type Trail } from './trail.ts';
import type { Field, Use } from './use.ts';

type Implied = Omit<Use, 'by'>;

/** What a construct uses without a reference or an expression that says so. */
export function impliedUses(spec: ObjectSpec, trail: Trail, sources: Sources, names: Names): Implied[] {
	const owner = describeOwners(trail);
	switch (spec.shape.name) {
		case 'DataCall':
			return pagedCall(spec, owner, names);
		case 'FormField':
		case 'UploadBlock':
			return formField(spec, owner, sources, names);
		case 'Route':
			return routesAt(spec, 'redirect', names).map((use) => ({ ...use, what: `${owner} redirects to it` }));
		case 'RouteMeta':
			return routesAt(spec, 'activeMenu', names).map((use) => ({ ...use, what: `${owner} highlights its menu item` }));
		default:
			return spec.shape.binds === 'row' ? rowUses(spec, owner, sources) : [];
	}
}

const fieldUse = (field: Field | null | undefined, at: Implied['at'], what: string): Implied[] =>
	field ? [{ of: { kind: 'field', field, whole: false }, at, what }] : [];

/** The runtime asks for the page and reads rows and total by the names that `x-paging` gives. */
function pagedCall(spec: ObjectSpec, owner: string, { operations }: Names): Implied[] {
	const operation = operations.get(referenceAt(spec, 'call')?.name ?? '');
	const at = spec.keys.get('paged')?.value.at;
	if (!operation?.paging || !at || scalarAt(spec, 'paged') !== true) return [];
	const { page, size, list, total } = operation.paging;
	const [answer] = answerOf(operation);
	return [
		...[page, size].flatMap((name) => fieldUse(inputOf(operation, name), at, `${owner} fills it page by page`)),
		...[list, total].flatMap((name) => fieldUse(answer && below(answer, name), at, `${owner} pages by it`)),
	];
}

function formField(spec: ObjectSpec, owner: string, sources: Sources, { operations }: Names): Implied[] {
	const operation = operations.get(sources.get('form')?.[0]?.operation ?? '');
	return (['field', 'same'] as const).flatMap((key) => {
		const value = spec.keys.get(key)?.value;
		if (!operation || value?.kind !== 'scalar') return [];
		return fieldUse(inputOf(operation, String(value.value)), value.at, `${owner} ${key === 'field' ? 'fills it' : 'must equal it'}`);
	});
}

/** Fields that a block which repeats takes when the author names no other. */
const DEFAULTS = { key: 'id', children: 'children' } as const;

function rowUses(spec: ObjectSpec, owner: string, sources: Sources): Implied[] {
	const source = spec.keys.get('source');
	if (source?.value.kind !== 'source') return [];
	const { ast, at } = source.value;
	const rows = sources.get('row') ?? [];
	// Rows of a longer path are read by its last step; those of `data.<name>` stand nowhere in the text.
	const drawn = ast.kind === 'path' && ast.steps.length === 2 ? rows.filter(({ path }) => path.length > 0) : [];
	const implied = Object.entries(DEFAULTS)
		.filter(([key]) => Object.hasOwn(spec.shape.keys, key) && !spec.keys.has(key))
		.flatMap(([key, name]) => rows.flatMap((row) => fieldUse(below(row, name), at, `${owner} takes it for \`${key}\``)));
	return [...drawn.flatMap((row) => fieldUse(row, at, `${owner} draws it`)), ...implied];
}

/** Routes that a key of a route names by path or by name. */
function routesAt(spec: ObjectSpec, key: string, { routes }: Names): Pick<Implied, 'of' | 'at'>[] {
	const value = spec.keys.get(key)?.value;
	if (value?.kind !== 'scalar') return [];
	const named = [...routes.values()].filter(({ name, path }) => name === value.value || path === value.value);
	const pages = named.filter(({ page }) => page !== null);
	return (pages.length > 0 ? pages : named).map(({ name }) => ({ of: { kind: 'route', name }, at: value.at }));
}
