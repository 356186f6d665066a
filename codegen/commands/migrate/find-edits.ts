/** Finds every place where a name of the manifests stands: there, in seeds and in TypeScript. */
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { type Edit, replaceAt } from '#codegen/diagnostics/edits.ts';
import { declaredAs } from '#codegen/diff/change.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import type { Manifests } from '#codegen/read/read-manifests.ts';
import type { Plain, Tree, TreePath } from '#codegen/read/tree.ts';
import type { TypedSource } from '#codegen/source/typed-source.ts';
import { collectRowUses, keysOf } from '../who/collect-declared-uses.ts';
import { collectUses } from '../who/collect-uses.ts';
import type { Declaration, Use } from '../who/use.ts';

export interface Search {
	found: readonly Declaration[];
	/** The name as written, without the API of an operation or the owner of a field. */
	from: string;
	to: string;
	model: AppModel;
	manifests: Manifests;
	typed: TypedSource | null;
	seeds: readonly SourceFile[];
	texts: ReadonlyMap<string, string>;
}

/** A place that `migrate` leaves to the author, because its text is not the name that is replaced. */
export interface Unclear {
	at: SourceSpan;
	what: string;
}

export interface FoundEdits {
	edits: Edit[];
	unclear: Unclear[];
}

export function findEdits(search: Search): FoundEdits {
	const { found, from, to, model, manifests, texts } = search;
	const edits: Edit[] = [];
	const unclear: Unclear[] = [];
	const replace = (at: SourceSpan, what: string): void => {
		const edit = replaceAt(texts, at, from, to);
		if (edit) edits.push(edit);
		else unclear.push({ at, what });
	};
	for (const at of found.flatMap((each) => declarations(each, search))) replace(at, 'it is declared here');
	for (const use of collectUses(manifests, model))
		if (isUse(use, found)) replace(use.at, found.flatMap((each) => each.uses(use) ?? [])[0] ?? use.what);
	for (const at of inRows(search)) replace(at, 'a row has it');
	return { edits: [...edits, ...inSource(search)], unclear };
}

/** A use that passes the whole object on names no field of it. */
const isUse = (use: Use, found: readonly Declaration[]): boolean =>
	found.some(
		(each) =>
			each.uses(use) !== null &&
			(use.of.kind !== 'field' || each.field === undefined || (use.of.field.path.at(-1) === each.field.path.at(-1) && !use.of.whole)),
	);

function declarations({ kind, name, at, field }: Declaration, { model, from }: Search): SourceSpan[] {
	if (kind === 'operation') {
		const operation = model.names.operations.get(name);
		return operation ? [operation.document.locate([...operation.where, 'operationId'])] : [];
	}
	if (kind !== 'field' || !at || !field) return at ? [at] : [];
	return model.apis
		.filter(({ document }) => document.file === at.file)
		.flatMap(({ document }) => {
			const places: SourceSpan[] = [];
			for (const { value, path } of nodesIn(document.value, [])) {
				if (isObject(value.properties) && document.locate([...path, 'properties', from], 'key').start === at.start) {
					places.push(document.locate([...path, 'properties', from], 'key'));
					const required = Array.isArray(value.required) ? value.required.indexOf(from) : -1;
					if (required >= 0) places.push(document.locate([...path, 'required', required]));
				}
				if (value.name === from && typeof value.in === 'string' && document.locate(path).start === at.start) {
					places.push(document.locate([...path, 'name']));
				}
			}
			return places;
		});
}

function* nodesIn(value: Plain, path: TreePath): Iterable<{ value: { readonly [key: string]: Plain }; path: TreePath }> {
	if (typeof value !== 'object' || value === null) return;
	if (isObject(value)) yield { value, path };
	for (const [key, child] of Object.entries(value)) yield* nodesIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Keys of rows for a field, values of rows for a permission or a dictionary. */
function inRows(search: Search): SourceSpan[] {
	const { found, from, model, seeds } = search;
	const [first] = found;
	if (first?.kind === 'field') {
		const uses = collectRowUses(found, model, seeds).map(({ at }) => at);
		const files = new Set(uses.map(({ file }) => file));
		const keys = seeds.filter(({ path }) => files.has(path)).flatMap((file) => keysOfRows(file, from));
		return [...uses.filter(({ file }) => !seeds.some(({ path }) => path === file)), ...keys];
	}
	if (first?.kind === 'permission') return seeds.flatMap((file) => valuesIn(treeOf(file), from));
	if (first?.kind === 'dictionary') return seeds.flatMap((file) => valuesIn(treeOf(file), from, 'type'));
	return [];
}

const treeOf = ({ path, text }: SourceFile): Tree | null => parseYaml(path, text, () => undefined);

function keysOfRows(file: SourceFile, name: string): SourceSpan[] {
	const tree = treeOf(file);
	const rows = tree?.kind === 'list' ? tree.items : [];
	return rows.flatMap((row) => (row.kind === 'map' ? (row.entries.get(name)?.key ?? []) : []));
}

/** Scalars with this value; with `key`, only those of this key. */
function valuesIn(tree: Tree | null, value: string, key?: string, own?: string): SourceSpan[] {
	if (!tree) return [];
	if (tree.kind === 'scalar') return tree.value === value && (key === undefined || key === own) ? [tree.at] : [];
	if (tree.kind === 'list') return tree.items.flatMap((item) => valuesIn(item, value, key, own));
	return [...tree.entries].flatMap(([name, { value: child }]) => valuesIn(child, value, key, name));
}

function inSource({ found, from, to, model, typed }: Search): Edit[] {
	const [first] = found;
	if (!typed || !first) return [];
	const renamed = (at: SourceSpan): Edit => ({ at, text: to });
	if (first.kind === 'field') {
		const keys = new Set(found.flatMap(({ field }) => (field ? keysOf(field, model) : [])));
		return typed.uses(keys).map(({ at, shorthand }) => ({ at, text: shorthand ? `${to}: ${from}` : to }));
	}
	if (first.kind === 'operation') {
		const [api = ''] = first.name.split('.');
		const keys = new Set([declaredAs(first.name, ['operations', from])]);
		const literals = typed.literals(first.name).map((at) => ({ at, text: `${api}.${to}` }));
		return [...literals, ...typed.uses(keys).map(({ at }) => renamed(at))];
	}
	if (first.kind === 'permission') return typed.literals(from).map(renamed);
	const kind = first.kind;
	const places = typed.names.filter((each) => each.kind === kind && each.name === from).map(({ at }) => `${at.file}:${at.start}`);
	return typed
		.literals(from)
		.filter((at) => places.includes(`${at.file}:${at.start}`))
		.map(renamed);
}
