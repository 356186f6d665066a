/** Collects the names, expressions and blocks that a part of a manifest uses, in one walk. */
import type { Ast } from '#codegen/expression/ast.ts';
import { collectPaths } from '#codegen/expression/emit-expression.ts';
import { pathKey } from '#codegen/expression/facts.ts';
import { dataCall } from '#codegen/grammar/data-call.ts';
import { type ObjectSpec, type ReferenceSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';
import { walkSpec } from './walk-spec.ts';

export interface Uses {
	blocks: Set<string>;
	operations: Set<string>;
	/** The operations called by forms and steps, as opposed to page data. */
	called: Set<string>;
	components: Set<string>;
	handlers: Set<string>;
	/** State that a key names, which may set it. */
	state: Set<string>;
	/** Data that a key names. */
	data: Set<string>;
	/** Dialogs that a step opens. */
	dialogs: Set<string>;
	sources: Set<string>;
	/** Second names of the paths in expressions, by the first name; null stands for the whole value of the first name. */
	read: Map<string, Set<string | null>>;
	/** A value has markup or formulas. */
	richValues: boolean;
	/** No finding has left out a part. */
	whole: boolean;
}

const noUses = (): Uses => ({
	blocks: new Set(),
	operations: new Set(),
	called: new Set(),
	components: new Set(),
	handlers: new Set(),
	state: new Set(),
	data: new Set(),
	dialogs: new Set(),
	sources: new Set(),
	read: new Map(),
	richValues: false,
	whole: true,
});

export function usesOf(spec: Spec): Uses {
	const uses = noUses();
	walkSpec(spec, (node) => {
		if ('incomplete' in node && node.incomplete) uses.whole = false;
		switch (node.kind) {
			case 'reference':
				namesAt(node.to, uses)?.add(node.name);
				break;
			case 'record':
				if (node.grammar.kind === 'state-values') addAll(uses.state, node.entries.keys());
				break;
			case 'object':
				noteObject(node, uses);
				break;
			case 'source':
				if (node.ast.kind === 'path') uses.sources.add(pathKey(node.ast));
				noteRead(node.ast, uses);
				break;
			case 'expression':
				noteRead(node.ast, uses);
				break;
			case 'text':
				for (const part of node.parts) if (typeof part !== 'string') noteRead(part, uses);
		}
	});
	return uses;
}

function namesAt(to: ReferenceSpec['to'], uses: Uses): Set<string> | null {
	switch (to) {
		case 'operation':
			return uses.operations;
		case 'component':
			return uses.components;
		case 'handler':
			return uses.handlers;
		case 'state':
			return uses.state;
		case 'data':
		case 'paged-data':
			return uses.data;
		case 'dialog':
			return uses.dialogs;
		default:
			return null;
	}
}

function noteObject(node: ObjectSpec, uses: Uses): void {
	if (node.shape !== dataCall) addAll(uses.called, operationsOf(node));
	if (RICH.includes(String(scalarAt(node, 'look')))) uses.richValues = true;
	if (node.role === 'block' && 'block' in node.shape) uses.blocks.add(node.shape.block);
}

/** Values of `look` that render markup or formulas. */
const RICH = ['html', 'math'];

const operationsOf = (spec: ObjectSpec): string[] =>
	[...spec.keys.values()].flatMap(({ value }) => (value.kind === 'reference' && value.to === 'operation' ? [value.name] : []));

function noteRead(ast: Ast, { read }: Uses): void {
	for (const [root, name = null] of collectPaths(ast)) if (root !== undefined) addRead(read, root, [name]);
}

function addRead(read: Uses['read'], root: string, names: Iterable<string | null>): void {
	const known = read.get(root);
	if (known) addAll(known, names);
	else read.set(root, new Set(names));
}

function addAll<Name>(set: Set<Name>, names: Iterable<Name>): void {
	for (const name of names) set.add(name);
}

export interface PageUses {
	/** Of the page without its dialogs. */
	own: Uses;
	dialogs: ReadonlyMap<string, Uses>;
	/** Of the page and its dialogs. */
	all: Uses;
}

export function usesOfPage(page: ObjectSpec): PageUses {
	const given = page.keys.get('dialogs')?.value;
	const own = usesOf({ ...page, keys: new Map([...page.keys].filter(([key]) => key !== 'dialogs')) });
	const dialogs = new Map(given?.kind === 'record' ? [...given.entries].map(([name, { value }]) => [name, usesOf(value)]) : []);
	const all = noUses();
	for (const uses of [own, ...dialogs.values()]) addUses(all, uses);
	if (given?.kind === 'record' && given.incomplete) all.whole = false;
	return { own, dialogs, all };
}

function addUses(into: Uses, uses: Uses): void {
	for (const key of SETS) addAll(into[key], uses[key]);
	for (const [root, names] of uses.read) addRead(into.read, root, names);
	into.richValues ||= uses.richValues;
	into.whole &&= uses.whole;
}

const SETS = ['blocks', 'operations', 'called', 'components', 'handlers', 'state', 'data', 'dialogs', 'sources'] as const;

export const sorted = (names: Iterable<string> = []): string[] => [...names].sort();
