import type { Names } from '#codegen/check/names.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { factsOf } from '#codegen/expression/facts.ts';
import { featurePath, unaskedFeature } from '#codegen/expression/unasked-feature.ts';
import type { ReferenceSpec } from '#codegen/read/spec.ts';

/** Reports a reference to a page or an operation of a feature that no enclosing condition asks for. */
export function checkAsked({ to, name, at }: ReferenceSpec, facts: ReadonlySet<string>, names: Names, report: Report): void {
	const route = to === 'route' ? names.routes.get(name) : undefined;
	const feature = to === 'operation' ? names.operations.get(name)?.feature : names.pageFeatures.get(route?.page ?? '');
	if (feature === undefined || facts.has(featurePath(feature))) return;
	report(unaskedFeature(route ? `The page of \`${name}\`` : `\`${name}\``, feature, at));
}

/** Whether the value is null unless the feature is on: `features.x ? … : null`. */
export function isNullWithout(feature: string, ast: Ast): boolean {
	if (ast.kind === 'literal') return ast.value === null;
	if (ast.kind !== 'conditional') return false;
	const isNull = ast.no.kind === 'literal' && ast.no.value === null;
	return isNull && factsOf(ast.test, true).has(featurePath(feature));
}
