import type { Names } from '#codegen/check/names.ts';
import { fieldsAround, isField } from '#codegen/check/page/form-fields.ts';
import { bindingOf } from '#codegen/grammar/grammar.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { binderOf, impliedFields, isDeclaredCall, isObjectNode, type ObjectNode } from '#codegen/walk/scoped-walk.ts';
import { answerOf, below, inputOf, inputsOf, type Origin, type Sources } from './fields.ts';
import { describeOwners, type Trail } from './trail.ts';
import type { Field, Use } from './use.ts';

type ImpliedUse = Omit<Use, 'by'>;

/** Uses that no reference or expression states. `bound`: the scope including names that the construct binds. */
export function impliedUses(node: ObjectNode<Origin>, bound: Sources, { trail, names }: { trail: Trail; names: Names }): ImpliedUse[] {
	const { spec } = node;
	const owner = describeOwners(trail);
	return [
		...(isDeclaredCall(node) ? pagedCall(spec, owner, names) : []),
		...bodyFields(node, owner, names),
		...itemUses(spec, owner, bound),
		...routesAt(spec, 'redirect', names).map((use) => ({ ...use, what: `${owner} redirects to it` })),
		...routesAt(spec, 'activeMenu', names).map((use) => ({ ...use, what: `${owner} highlights its menu item` })),
	];
}

const fieldUse = (field: Field | null | undefined, at: ImpliedUse['at'], what: string): ImpliedUse[] =>
	field ? [{ of: { kind: 'field', field, whole: false }, at, what }] : [];

/** The runtime sends the page parameters and reads rows, and total or next cursor, by the names in `x-paging`. */
function pagedCall(spec: ObjectSpec, owner: string, { operations }: Names): ImpliedUse[] {
	const operation = operations.get(referenceAt(spec, 'call')?.name ?? '');
	const at = spec.keys.get('paged')?.value.at;
	if (!operation?.paging || !at || scalarAt(spec, 'paged') !== true) return [];
	const { page, size, list, total, next = total } = operation.paging;
	const [answer] = answerOf(operation);
	return [
		...[page, size].flatMap((name) => fieldUse(inputOf(operation, name), at, `${owner} fills it page by page`)),
		...[list, next].flatMap((name) => fieldUse(answer && below(answer, name), at, `${owner} pages by it`)),
	];
}

function bodyFields(node: ObjectNode<Origin>, owner: string, { operations }: Names): ImpliedUse[] {
	const form = binderOf(node, 'input')?.spec;
	const operation = form && operations.get(referenceAt(form, bindingOf(form.shape, 'input')?.of ?? '')?.name ?? '');
	// The identifier of a picture code stands beside the field of its answer.
	const around = fieldsAround(isField(node.spec.shape) || !isObjectNode(node.parent) ? node : node.parent);
	return Object.entries(node.spec.shape.keys).flatMap(([key, { grammar }]) => {
		const value = node.spec.keys.get(key)?.value;
		if (!operation || grammar.kind !== 'body-field' || value?.kind !== 'scalar') return [];
		const path = [...around, String(value.value)];
		const field = path.reduce<Field | null>((holder, name) => holder && below(holder, name), inputsOf(operation));
		return fieldUse(field, value.at, `${owner} ${key === 'same' ? 'must equal it' : 'fills it'}`);
	});
}

function itemUses(spec: ObjectSpec, owner: string, bound: Sources): ImpliedUse[] {
	const item = bindingOf(spec.shape, 'item');
	const origin = item && spec.keys.get(item.of)?.value;
	if (origin?.kind !== 'source') return [];
	const { ast, at } = origin;
	const rows = bound.get(item?.name ?? '')?.fields ?? [];
	// For a longer path the rows are its last step, which is collected already; rows of paged data are in a field that the path does not name.
	const drawn = ast.kind === 'path' && ast.steps.length === 2 ? rows.filter(({ path }) => path.length > 0) : [];
	return [
		...drawn.flatMap((row) => fieldUse(row, at, `${owner} draws it`)),
		...impliedFields(spec).flatMap(({ key, field }) =>
			rows.flatMap((row) => fieldUse(below(row, field), at, `${owner} takes it for \`${key}\``)),
		),
	];
}

/** Routes that a key of app.yaml names by path or by name. */
function routesAt(spec: ObjectSpec, key: string, { routes }: Names): Pick<ImpliedUse, 'of' | 'at'>[] {
	const value = spec.keys.get(key)?.value;
	if (value?.kind !== 'scalar') return [];
	const named = [...routes.values()].filter(({ name, path }) => name === value.value || path === value.value);
	const pages = named.filter(({ page }) => page !== null);
	return (pages.length > 0 ? pages : named).map(({ name }) => ({ of: { kind: 'route', name }, at: value.at }));
}
