import type { ReferenceTarget } from '#codegen/grammar/grammar.ts';
import type { Manifests } from '#codegen/read/read-manifests.ts';
import type { Spec } from '#codegen/read/spec.ts';

/** Names of one kind that any manifest mentions. */
export function collectReferences(manifests: Manifests, to: ReferenceTarget): ReadonlySet<string> {
	const names = new Set<string>();
	const visit = (spec: Spec): void => {
		if (spec.kind === 'reference' && spec.to === to) names.add(spec.name);
		if (spec.kind === 'list') spec.items.forEach(visit);
		if (spec.kind === 'record') for (const { value } of spec.entries.values()) visit(value);
		if (spec.kind === 'object') for (const { value } of spec.keys.values()) visit(value);
	};
	const { routes, menus, pages } = manifests.rest;
	for (const spec of [manifests.app, routes, menus, ...pages]) if (spec) visit(spec);
	return names;
}
