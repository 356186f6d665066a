import { pathKey } from '#codegen/expression/non-null-paths.ts';
import type { Spec } from '#codegen/read/spec.ts';
import { walkSpec } from './walk-spec.ts';

/** What a page names, each list sorted. */
export interface Used {
	blocks: readonly string[];
	operations: readonly string[];
	/** Those of them that forms and steps call: not only the data of the page. */
	called: readonly string[];
	components: readonly string[];
	handlers: readonly string[];
	/** State that a block or an action sets. */
	state: readonly string[];
	/** Paths that stand as the source of a block. */
	sources: readonly string[];
}

export function collectUsed(spec: Spec): Used {
	const [blocks, state, sources, called] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
	const references = { operation: new Set<string>(), component: new Set<string>(), handler: new Set<string>(), state };
	walkSpec(spec, (node) => {
		if (node.kind === 'reference' && isCollected(node.to)) references[node.to].add(node.name);
		else if (node.kind === 'record' && node.grammar.kind === 'state-values') for (const name of node.entries.keys()) state.add(name);
		else if (node.kind === 'source' && node.ast.kind === 'path') sources.add(pathKey(node.ast));
		else if (node.kind === 'object' && node.shape.name !== 'DataCall') {
			for (const { value } of node.keys.values()) if (value.kind === 'reference' && value.to === 'operation') called.add(value.name);
		}
		if (node.kind === 'object' && node.role === 'block' && 'block' in node.shape) blocks.add(node.shape.block);
	});
	return {
		blocks: sorted(blocks),
		operations: sorted(references.operation),
		called: sorted(called),
		components: sorted(references.component),
		handlers: sorted(references.handler),
		state: sorted(state),
		sources: sorted(sources),
	};
}

const isCollected = (target: string): target is 'operation' | 'component' | 'handler' | 'state' =>
	target === 'operation' || target === 'component' || target === 'handler' || target === 'state';

const sorted = (set: ReadonlySet<string>): string[] => [...set].sort();
