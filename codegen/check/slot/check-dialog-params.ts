import { type ArgumentMap, resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import { type DialogModel, recordOf, valueType } from '#codegen/check/slot/page-names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { isNullable } from '#codegen/expression/join-types.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';

export function readDialogs(page: ObjectSpec): ReadonlyMap<string, DialogModel> {
	return new Map(recordOf(page, 'dialogs').map(([name, dialog]) => [name, readDialog(dialog)]));
}

function readDialog(dialog: ObjectSpec): DialogModel {
	const params = recordOf(dialog, 'params').map(([name, param]): [string, ValueType] => {
		const type = valueType(String(scalarAt(param, 'type')));
		return [name, { ...type, nullable: scalarAt(param, 'optional') === true }];
	});
	const given = dialog.keys.get('params')?.value;
	return { params: new Map(params), incomplete: given?.kind === 'record' ? given.incomplete : dialog.incomplete, at: dialog.at };
}

export function checkDialogParams(name: string, dialog: DialogModel | undefined, { types, of, report }: ArgumentMap): void {
	if (!dialog || dialog.incomplete) return;
	const known = [...dialog.params.keys()];
	for (const [param, { type, at, key }] of types) {
		const wanted = dialog.params.get(param);
		if (!wanted) reportUnknown(name, param, dialog, key, report);
		else if (!isAssignable(type, wanted))
			report({
				code: 'wrong-parameter-type',
				message: `\`${param}\` of dialog \`${name}\` wants ${describeType(wanted)}, but this is ${describeType(type)}.`,
				at,
			});
		else if (isNullable(type) && !isNullable(wanted))
			report({
				code: 'nullable-access',
				message: `\`${param}\` of dialog \`${name}\` is never null, but this may be.`,
				hint: 'Say what to take then: `… ?? …`, or give the param `optional: true`.',
				at,
			});
	}
	reportMissing(name, dialog, resolveMisspellings(types.keys(), known), of, report);
}

function reportUnknown(name: string, param: string, { params, at: declared }: DialogModel, at: SourceSpan, report: Report): void {
	const near = closest(param, [...params.keys()]);
	const all = params.size > 0 ? `It has: ${[...params.keys()].join(', ')}.` : 'It has none.';
	report({
		code: 'unknown-parameter',
		message: `Dialog \`${name}\` has no param \`${param}\`.`,
		hint: near ? `Did you mean \`${near}\`?` : all,
		at,
		related: [{ at: declared, message: 'It is declared here.' }],
	});
}

function reportMissing(name: string, { params }: DialogModel, given: ReadonlySet<string>, at: SourceSpan, report: Report): void {
	for (const [param, type] of params) {
		if (given.has(param) || isNullable(type)) continue;
		report({
			code: 'missing-parameter',
			message: `Dialog \`${name}\` requires the param \`${param}\`, which nothing gives.`,
			hint: `Add \`${param}\` to \`with:\`.`,
			at,
		});
	}
}

export function checkCloseStep(step: ObjectSpec, inDialog: boolean, report: Report): void {
	if (inDialog || !step.keys.has('close')) return;
	report({
		code: 'close-outside-dialog',
		message: 'No dialog is around this step, so there is nothing that it could close.',
		hint: 'A `close` step belongs in the view of a dialog; to leave a page, take `back` or `open`.',
		at: step.at,
	});
}
