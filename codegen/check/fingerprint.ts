/** Serialises what a page can depend on. Excludes locations: only findings show them, and pages with findings are always rechecked. */
import type { ValueType } from '#codegen/expression/value-type.ts';
import { onceFor } from '#codegen/incremental/once-for.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { JsonObject, OperationModel } from './api-model.ts';
import type { ModuleModel, Names, RouteModel } from './names.ts';
import { collectRefs, followRef } from './schema-type.ts';

export function fingerprint(table: keyof Names, found: unknown): string {
	if (found === undefined) return 'absent';
	switch (table) {
		case 'operations':
			return ofOperation(found as OperationModel);
		case 'routes':
			return ofRoute(found as RouteModel);
		case 'components':
		case 'handlers':
			return ofModule(found as ModuleModel);
		case 'routeParams':
			return JSON.stringify(found);
		case 'session':
			return ofType(found as ValueType);
		case 'schemas':
		case 'pages':
		case 'guards':
		case 'roles':
		case 'permissions':
		case 'dictionaries':
		case 'menus':
		case 'icons':
		case 'incomplete':
			return 'present';
	}
}

/** All names as inputs of a `Memo`. Operations count as themselves: they stay the same objects while their document is unchanged. */
export function inputsOf({ operations, incomplete: _incomplete, session: _session, ...tables }: Names): readonly unknown[] {
	const others = Object.entries(tables).map(([table, entries]) => [
		table,
		[...entries].map(([name, found]) => [name, fingerprint(table as keyof typeof tables, found)]),
	]);
	return [...operations.values(), JSON.stringify(others)];
}

const ofRoute = ({ name, path, params, page, hidden, redirect }: RouteModel): string =>
	JSON.stringify([name, path, params, page, hidden, redirect]);

const ofModule = ({ at: _place, props, result, ...module }: ModuleModel): string => {
	const types = [...props].map(([name, { required, type }]) => [name, required, ofType(type)]);
	return JSON.stringify([module, types, result && ofType(result.type)]);
};

/** Covers the operation's node, every schema it references and the API's settings. */
const ofOperation = onceFor((operation: OperationModel): string => {
	const { document, where } = operation;
	const item = where.slice(0, -1).reduce<JsonObject>((node, step) => (node[String(step)] ?? {}) as JsonObject, document.value);
	const node = [item.parameters ?? null, item[operation.method] ?? null];
	const refs = new Set<string>();
	collectRefs(document, node, where, refs, () => undefined);
	const reached = [...refs].sort().map((ref): [string, Plain] => [ref, followRef(document, ref)?.value ?? null]);
	return JSON.stringify([operation.name, operation.path, operation.method, ofSettings(document), node, reached]);
});

const ofSettings = onceFor((document: PlainDocument): string => {
	const { paths: _paths, components: _components, ...settings } = document.value;
	return JSON.stringify(settings);
});

const ofType = onceFor((type: ValueType): string => JSON.stringify(unfold(type, new Map())));

/** Serialises a type. Objects visited before are written as their number, since types may be recursive. */
function unfold(type: ValueType, met: Map<unknown, number>): unknown {
	if (type.kind === 'array') return { ...type, items: unfold(type.items, met) };
	if (type.kind === 'union') return { ...type, of: type.of.map((each) => unfold(each, met)) };
	if (type.kind !== 'object') return type;
	const { fields, at: _place, ...rest } = type;
	const number = met.get(fields);
	if (number !== undefined) return { ...rest, fields: number };
	met.set(fields, met.size);
	const entries = [...fields()].map(([name, { at: _at, ...field }]) => [name, { ...field, type: unfold(field.type, met) }]);
	return { ...rest, fields: entries };
}
