import { type ArgumentMap, resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import type { DialogModel } from '#codegen/check/slot/page-names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { isNullable } from '#codegen/expression/join-types.ts';
import { describeType } from '#codegen/expression/value-type.ts';

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
	const all = params.size > 0 ? `It has: ${[...params.keys()].join(', ')}.` : 'It has none.';
	report({
		code: 'unknown-parameter',
		message: `Dialog \`${name}\` has no param \`${param}\`.`,
		...suggestName({ name: param, at, candidates: [...params.keys()], otherwise: all }),
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
