import { pathKey } from '#codegen/expression/non-null-paths.ts';
import { type ObjectSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';
import { walkSpec } from './walk-spec.ts';

export interface UsedNames {
	blocks: readonly string[];
	operations: readonly string[];
	/** The operations called by forms and steps, as opposed to page data. */
	called: readonly string[];
	components: readonly string[];
	handlers: readonly string[];
	state: readonly string[];
	sources: readonly string[];
	/** Whether a value has markup or formulas. */
	richValues: boolean;
}

export function collectUsed(spec: Spec): UsedNames {
	let richValues = false;
	const found = {
		blocks: new Set<string>(),
		called: new Set<string>(),
		sources: new Set<string>(),
		state: new Set<string>(),
		operation: new Set<string>(),
		component: new Set<string>(),
		handler: new Set<string>(),
	};
	walkSpec(spec, (node) => {
		if (node.kind === 'reference' && isCollected(node.to)) found[node.to].add(node.name);
		else if (node.kind === 'record' && node.grammar.kind === 'state-values') addAll(found.state, [...node.entries.keys()]);
		else if (node.kind === 'source' && node.ast.kind === 'path') found.sources.add(pathKey(node.ast));
		else if (node.kind === 'object') {
			addAll(found.called, node.shape.name === 'DataCall' ? [] : operationsOf(node));
			richValues ||= RICH.includes(String(scalarAt(node, 'look')));
			if (node.role === 'block' && 'block' in node.shape) found.blocks.add(node.shape.block);
		}
	});
	return {
		blocks: sorted(found.blocks),
		operations: sorted(found.operation),
		called: sorted(found.called),
		components: sorted(found.component),
		handlers: sorted(found.handler),
		state: sorted(found.state),
		sources: sorted(found.sources),
		richValues,
	};
}

/** Values of `look` that render markup or formulas. */
const RICH = ['html', 'math'];

const operationsOf = (spec: ObjectSpec): string[] =>
	[...spec.keys.values()].flatMap(({ value }) => (value.kind === 'reference' && value.to === 'operation' ? [value.name] : []));

function addAll(set: Set<string>, names: readonly string[]): void {
	for (const name of names) set.add(name);
}

const isCollected = (target: string): target is 'operation' | 'component' | 'handler' | 'state' =>
	target === 'operation' || target === 'component' || target === 'handler' || target === 'state';

const sorted = (set: ReadonlySet<string>): string[] => [...set].sort();
