import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { describeType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, type RecordSpec, scalarAt } from '#codegen/read/spec.ts';
import type { OperationModel } from './api-model.ts';
import { wantedBy } from './check-arguments.ts';
import { compileSession } from './check-session.ts';
import { collectUsed } from './collect-used.ts';
import { type Compiled, json, objectOf } from './compiled.ts';
import { type Names, resolveName } from './names.ts';

export interface BackEndModel {
	name: string;
	value: readonly (readonly [string, Compiled])[];
	/** Names of the operations that it calls. */
	operations: readonly string[];
}

export function checkBackEnds(app: ObjectSpec, names: Names, report: Report): BackEndModel[] {
	const backEnds = app.keys.get('backEnds')?.value;
	if (backEnds?.kind !== 'record') return [];
	return [...backEnds.entries].flatMap(([name, { value }]) =>
		value.kind === 'object' ? [{ name, value: compileBackEnd(value, names, report), operations: collectUsed(value).operations }] : [],
	);
}

function compileBackEnd(backEnd: ObjectSpec, names: Names, report: Report): BackEndModel['value'] {
	const session = backEnd.keys.get('session')?.value;
	const calls = backEnd.keys.get('calls')?.value;
	return [
		['session', session?.kind === 'object' ? compileSession(session, names, report) : json(null)],
		['calls', calls?.kind === 'record' ? compileCalls(calls, names, report) : json({})],
		['authentication', json(scalarAt(backEnd, 'authentication') ?? null)],
	];
}

function compileCalls(calls: RecordSpec, names: Names, report: Report): Compiled {
	const entries = [...calls.entries].flatMap(([name, { key, value }]): [string, Compiled][] => {
		if (value.kind !== 'reference') return [];
		const [replaced, other] = [names.operations.get(name), names.operations.get(value.name)];
		if (resolveName(names, 'operation', name, key, report) && replaced && other) checkSameInput(replaced, other, value.at, report);
		return [[name, json(value.name)]];
	});
	return objectOf(entries);
}

/** Callers of `replaced` give the input that it takes, so the other operation has to take the same. */
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
