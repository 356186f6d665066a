import { isObject } from '#codegen/check/api/schema-type.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import { handlerFolders } from '#codegen/check/mock/check-mock.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { partsOf } from '#codegen/diff/add-source-uses.ts';
import { declaredAs } from '#codegen/diff/change.ts';
import { declarationOf } from '#codegen/diff/declaration-of.ts';
import { findMockUses } from '#codegen/diff/find-mock-uses.ts';
import { locateOperations } from '#codegen/diff/locate-operations.ts';
import type { PlainDocument, SourceFile } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { TypedSource } from '#codegen/source/typed-source.ts';
import type { Declaration, Field, Use } from './use.ts';

/** Uses of the fields among `found` in TypeScript. */
export function collectTypedUses(found: readonly Declaration[], model: AppModel, typed: TypedSource): Use[] {
	const fields = found.flatMap(({ field }) => (field ? [{ field, keys: keysOf(field, model) }] : []));
	const partOf = partsOf(handlerFolders(model.apis, model.code));
	const uses = typed.uses(new Set(fields.flatMap(({ keys }) => keys)));
	return fields.flatMap(({ field, keys }) =>
		uses
			.filter(({ key }) => keys.includes(key))
			.map(({ at, within }): Use => {
				const user = within === '' ? 'the module' : `\`${within}\``;
				return { of: { kind: 'field', field, whole: false }, by: partOf(at.file), at, what: `${user} uses it` };
			}),
	);
}

/** Uses of the fields among `found` in rows of seeds, and where `x-mock` names fields of rows. */
export function collectRowUses(found: readonly Declaration[], model: AppModel, seeds: readonly SourceFile[]): Use[] {
	const operations = new Map(model.apis.flatMap((api) => [...locateOperations(api)]));
	const { reads } = findMockUses(operations, operations, seeds);
	return found.flatMap(({ field }) => {
		const nodes = field ? placesOf(field.at, model).map(({ path }) => path.join('/')) : [];
		return reads
			.filter((read) => nodes.includes(read.node) && (field?.operation === '' || field?.operation === read.operation))
			.map(({ at, part, operation }): Use => {
				const what = part === 'seed' ? 'rows have it' : `the mock of ${operation} names it`;
				return { of: { kind: 'field', field: field as Field, whole: false }, by: 'mock', at, what };
			});
	});
}

/** Keys of the declarations of a field in the generated types. */
export function keysOf({ operation, side, path, at }: Field, model: AppModel): string[] {
	const owner = model.names.operations.get(operation);
	const parameter = side === 'input' && path.length === 1 ? owner?.parameters.get(path[0] ?? '') : undefined;
	if (owner && parameter && !owner.body?.fields.has(parameter.name))
		return [declaredAs(operation, ['operations', owner.id, 'parameters', parameter.in, parameter.name])];
	return placesOf(at, model).map(({ api, document, path: node }) => declaredAs(`${api}.`, declarationOf({ document, path: node })));
}

/** Properties of API documents that are at a place. */
function placesOf(at: SourceSpan | null, { apis }: AppModel): { api: string; document: PlainDocument; path: TreePath }[] {
	if (!at) return [];
	return apis
		.filter(({ document }) => document.file === at.file)
		.flatMap(({ name: api, document }) =>
			[...propertyPaths(document.value, [])]
				.filter((path) => document.locate(path, 'key').start === at.start)
				.map((path) => ({ api, document, path })),
		);
}

function* propertyPaths(value: Plain, path: TreePath): Iterable<TreePath> {
	if (typeof value !== 'object' || value === null) return;
	for (const [key, child] of Object.entries(value)) {
		const below = [...path, Array.isArray(value) ? Number(key) : key];
		if (path.at(-1) === 'properties' && isObject(value)) yield below;
		yield* propertyPaths(child, below);
	}
}
