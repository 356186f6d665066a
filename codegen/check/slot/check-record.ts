/** Checks the maps of values that calls, routes, components, handlers, dialogs and state take. */

import { isAssignable } from '#codegen/expression/assignable.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { featurePath, unaskedFeature } from '#codegen/expression/unasked-feature.ts';
import { describeType } from '#codegen/expression/value-type.ts';
import { bindingOf } from '#codegen/grammar/grammar.ts';
import { type ObjectSpec, type RecordSpec, referenceAt } from '#codegen/read/spec.ts';
import { isRecordNode } from '#codegen/walk/scoped-walk.ts';
import { type Argument, checkArguments, checkProps, checkRouteParams } from './check-arguments.ts';
import { isNullWithout } from './check-asked.ts';
import { checkDialogParams } from './check-dialog-params.ts';
import { resolveOwn } from './check-reference.ts';
import type { ConstructContext, Node } from './construct.ts';

type Context = Pick<ConstructContext, 'names' | 'page' | 'report'>;

export function checkRecord(
	spec: Pick<RecordSpec, 'grammar' | 'at'>,
	types: ReadonlyMap<string, Argument>,
	owner: ObjectSpec,
	{ names, page, report }: Context,
): void {
	if (spec.grammar.kind === 'state-values') {
		for (const [name, argument] of types) checkStateValue(name, argument, { page, report });
		return;
	}
	if (spec.grammar.kind === 'record') return;
	const of = referenceAt(owner, spec.grammar.of);
	if (!of) return;
	const given = { types, at: spec.at, of: of.at, report };
	if (spec.grammar.kind === 'arguments')
		checkArguments(names.operations.get(of.name), given, bindingOf(owner.shape, 'input')?.of === spec.grammar.of);
	if (spec.grammar.kind === 'route-params') checkRouteParams(names.routes.get(of.name), given);
	if (of.to === 'dialog') checkDialogParams(of.name, page.dialogs.get(of.name), given);
	else if (spec.grammar.kind === 'props') {
		const isHandler = of.to === 'handler';
		const modules = isHandler ? names.handlers : names.components;
		checkProps(modules.get(of.name), { ...given, into: isHandler ? 'with' : 'props' });
	}
}

function checkStateValue(name: string, { key, type, at }: Argument, { page, report }: Pick<ConstructContext, 'page' | 'report'>): void {
	resolveOwn('state', name, key, { page, report });
	const wanted = page.state.get(name);
	if (!wanted || isAssignable(type, wanted)) return;
	report({
		code: 'wrong-parameter-type',
		message: `State \`${name}\` holds ${describeType(wanted)}, but this is ${describeType(type)}.`,
		at,
	});
}

/** An argument of a feature is given only while the feature is on. */
export function checkArgumentAsked(
	name: string,
	ast: Ast,
	{ entry: { parent, facts }, owner }: { entry: Node; owner: ObjectSpec },
	{ names, report }: Context,
): void {
	if (!isRecordNode(parent) || parent.spec.grammar.kind !== 'arguments') return;
	const operation = names.operations.get(referenceAt(owner, parent.spec.grammar.of)?.name ?? '');
	const feature = operation?.parameters.get(name)?.feature;
	if (feature === undefined || facts.has(featurePath(feature)) || isNullWithout(feature, ast)) return;
	report(unaskedFeature(`\`${name}\` of \`${operation?.name}\``, feature, ast.at));
}
