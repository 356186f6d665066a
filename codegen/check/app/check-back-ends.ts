import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Names } from '#codegen/check/names.ts';
import { wantedBy } from '#codegen/check/slot/check-arguments.ts';
import { type Compiled, json, objectOf } from '#codegen/check/slot/compiled.ts';
import { usesOf } from '#codegen/check/uses.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { describeType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, type ReferenceSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { compileSession } from './check-session.ts';

export interface BackEndModel {
	name: string;
	value: Compiled;
	/** Names of the operations that it calls. */
	operations: readonly string[];
}

export function checkBackEnds(app: ObjectSpec, names: Names, report: Report): BackEndModel[] {
	const backEnds = app.keys.get('backEnds')?.value;
	if (backEnds?.kind !== 'record') return [];
	return [...backEnds.entries].flatMap(([name, { value }]) =>
		value.kind === 'object' ? [{ name, ...compileBackEnd(value, names, report) }] : [],
	);
}

function compileBackEnd(backEnd: ObjectSpec, names: Names, report: Report): Omit<BackEndModel, 'name'> {
	const session = backEnd.keys.get('session')?.value;
	const replaced = [...replacementsOf(backEnd)];
	for (const { call, by } of replaced) {
		const [one, other] = [names.operations.get(call.name), names.operations.get(by.name)];
		if (one && other) checkSameInput(one, other, by.at, report);
	}
	return {
		value: objectOf([
			['session', session?.kind === 'object' ? compileSession(session, names, report) : json(null)],
			['replaced', objectOf(replaced.map(({ call, by }) => [call.name, json(by.name)]))],
			['authentication', json(scalarAt(backEnd, 'authentication') ?? null)],
		]),
		operations: [...new Set([...(session ? usesOf(session).operations : []), ...replaced.map(({ by }) => by.name)])].sort(),
	};
}

function* replacementsOf(backEnd: ObjectSpec): Generator<{ call: ReferenceSpec; by: ReferenceSpec }> {
	const replaces = backEnd.keys.get('replaces')?.value;
	for (const item of replaces?.kind === 'list' ? replaces.items : []) {
		if (item.kind !== 'object') continue;
		const [call, by] = [referenceAt(item, 'call'), referenceAt(item, 'by')];
		if (call && by) yield { call, by };
	}
}

/** Callers pass the input of `replaced`, so its replacement must accept the same input. */
function checkSameInput(replaced: OperationModel, other: OperationModel, at: SourceSpan, report: Report): void {
	const [given, wanted] = [wantedBy(replaced), wantedBy(other)];
	const related = [{ at: other.at, message: `\`${other.name}\` is described here.` }];
	for (const [name, { type }] of given) {
		const target = wanted.get(name);
		if (!target) {
			const message = `\`${replaced.name}\` takes \`${name}\`, but \`${other.name}\` does not.`;
			report({ code: 'unknown-parameter', message, hint: `Add \`${name}\` to \`${other.name}\`.`, at, related });
		} else if (!isAssignable(type, target.type)) {
			const message = `\`${name}\` of \`${other.name}\` wants ${describeType(target.type)}, but that of \`${replaced.name}\` is ${describeType(type)}.`;
			report({ code: 'wrong-parameter-type', message, at, related });
		}
	}
	for (const [name, { required }] of wanted) {
		if (!required || given.has(name)) continue;
		const message = `\`${other.name}\` requires \`${name}\`, which callers of \`${replaced.name}\` do not give.`;
		report({ code: 'missing-parameter', message, hint: `Make \`${name}\` optional.`, at, related });
	}
}
