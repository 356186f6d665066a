import type { Spec } from '#codegen/read/spec.ts';

/** Visits a spec and all below it. */
export function walkSpec(spec: Spec, visit: (spec: Spec) => void): void {
	visit(spec);
	for (const child of childrenOf(spec)) walkSpec(child, visit);
}

function childrenOf(spec: Spec): readonly Spec[] {
	switch (spec.kind) {
		case 'list':
			return spec.items;
		case 'record':
			return [...spec.entries.values()].map(({ value }) => value);
		case 'object':
			return [...spec.keys.values()].map(({ value }) => value);
		default:
			return [];
	}
}
