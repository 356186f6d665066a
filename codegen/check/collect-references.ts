import type { ReferenceTarget } from '#codegen/grammar/grammar.ts';
import type { Manifests } from '#codegen/read/read-manifests.ts';
import type { Spec } from '#codegen/read/spec.ts';
import { walkSpec } from './walk-spec.ts';

export function collectReferences(manifests: Manifests, to: ReferenceTarget): ReadonlySet<string> {
	const names = new Set<string>();
	const visit = (spec: Spec): void => {
		if (spec.kind === 'reference' && spec.to === to) names.add(spec.name);
	};
	const { routes, menus, components, pages } = manifests.rest;
	for (const spec of [manifests.app, routes, menus, components, ...pages]) if (spec) walkSpec(spec, visit);
	return names;
}
