/** Finds uses of the API in `x-mock` and in seed files. */
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import type { MapTree, Plain, TreePath } from '#codegen/read/tree.ts';
import type { LocatedOperation } from './locate-operations.ts';
import { fieldOf, type LocatedSchema, nodeOf, viewOf } from './located-schema.ts';
import type { UseLocation, Uses } from './uses.ts';

/** Keys of `x-mock` whose own keys name input, and those whose own keys name fields of a row. */
const OF_INPUT = ['filter', 'key'];
const OF_ROWS = ['where', 'set', 'join', 'counts'];

/** Keys whose value names input. */
const INPUT_NAMES = ['each', 'by'];

type Operations = ReadonlyMap<string, LocatedOperation>;

/** `before` resolves the fields of what `after` declares; `seeds` are the files of the seed folder. */
export function findMockUses(before: Operations, after: Operations, seeds: readonly SourceFile[]): Pick<Uses, 'given' | 'reads'> {
	const given: Uses['given'] = [];
	const reads: Uses['reads'] = [];
	const rows = new Map(seeds.map((file) => [resourceOf(file.path), rowsIn(file)]));
	for (const [operation, { model }] of after) {
		const was = before.get(operation);
		const { mock, document, where } = model;
		if (!was || !mock) continue;
		const place = (path: TreePath, part: 'key' | 'value'): UseLocation => ({
			page: null,
			part: 'mock',
			at: document.locate([...where, 'x-mock', ...path], part),
		});
		// Of no value: a value that the schema loses does not affect it.
		for (const { name, path, part } of inputsNamed(mock)) given.push({ ...place(path, part), operation, name, literal: null });
		const row = rowOf(was);
		const note = (name: string, location: UseLocation): void => {
			const field = fieldOf(row, name);
			if (field) reads.push({ ...location, operation, node: nodeOf(field), lenient: true });
		};
		for (const { name, path, part } of fieldsNamed(mock)) note(name, place(path, part));
		for (const [name, at] of firstOfEach(rows.get(String(mock.resource)) ?? [])) note(name, { page: null, part: 'seed', at });
	}
	return { given, reads };
}

const keysOf = (value: Plain | undefined): string[] => (isObject(value) ? Object.keys(value) : []);

interface Named {
	name: string;
	path: TreePath;
	part: 'key' | 'value';
}

function inputsNamed(mock: { readonly [key: string]: Plain }): Named[] {
	const keys = [...OF_INPUT, 'references'].flatMap((key) =>
		keysOf(mock[key]).map((name) => ({ name, path: [key, name], part: 'key' as const })),
	);
	const values = INPUT_NAMES.flatMap((key) => textsIn(mock[key], [key]));
	return [...keys, ...values.map(({ text, path }) => ({ name: text, path, part: 'value' as const }))];
}

function fieldsNamed(mock: { readonly [key: string]: Plain }): Named[] {
	const keys = OF_ROWS.flatMap((key) => keysOf(mock[key]).map((name) => ({ name, path: [key, name], part: 'key' as const })));
	const values = [...OF_INPUT, 'sort', 'owner', 'unique'].flatMap((key) => textsIn(mock[key], [key]));
	return [...keys, ...values.map(({ text, path }) => ({ name: text.replace(/^-/, ''), path, part: 'value' as const }))];
}

function textsIn(value: Plain | undefined, path: TreePath): { text: string; path: TreePath }[] {
	if (typeof value === 'string') return [{ text: value, path }];
	if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
	return isObject(value) ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key])) : [];
}

/** The schema of one row of an answer. */
function rowOf({ answer, model }: LocatedOperation): LocatedSchema {
	const within = model.mock?.within;
	const field = typeof within === 'string' ? within : model.paging?.list;
	const list = (field !== undefined && fieldOf(answer, field)) || answer;
	return viewOf(list).items ?? list;
}

const resourceOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

function rowsIn({ path, text }: SourceFile): MapTree[] {
	const tree = parseYaml(path, text, () => undefined);
	return tree?.kind === 'list' ? tree.items.filter((item) => item.kind === 'map') : [];
}

/** The key of each field in the first row that has it. */
function firstOfEach(rows: readonly MapTree[]) {
	const first = new Map<string, UseLocation['at']>();
	for (const { entries } of rows) for (const [name, { key }] of entries) if (!first.has(name)) first.set(name, key);
	return first;
}
