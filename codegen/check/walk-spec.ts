import type { Spec } from '#codegen/read/spec.ts';

/** Visits a spec and all its descendants. Allocates no intermediate lists, since every run visits every node. */
export function walkSpec(spec: Spec, visit: (spec: Spec) => void): void {
	visit(spec);
	if (spec.kind === 'list') for (const item of spec.items) walkSpec(item, visit);
	else if (spec.kind === 'record') for (const { value } of spec.entries.values()) walkSpec(value, visit);
	else if (spec.kind === 'object') for (const { value } of spec.keys.values()) walkSpec(value, visit);
}
