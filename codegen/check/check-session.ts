import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { fitsSlot } from '#codegen/expression/assignable.ts';
import { checkExpression } from '#codegen/expression/check-expression.ts';
import { emitExpression } from '#codegen/expression/emit-expression.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import { type ExpressionSpec, type ObjectSpec, referenceAt, type Spec } from '#codegen/read/spec.ts';
import type { OperationModel } from './api-model.ts';
import { checkAccount, checkLockable, compileUnlock } from './check-unlock.ts';
import { type Compiled, code, json, listOf, objectOf } from './compiled.ts';
import type { Names } from './names.ts';

const text: ValueType = { kind: 'string' };
const texts: ValueType = { kind: 'array', items: text };

/** Type of `session` in expressions. `info` is the response of the user info operation, null for a guest. */
export function sessionType(app: ObjectSpec, operations: ReadonlyMap<string, OperationModel>): ValueType {
	const info = infoType(sessionOf(app), operations);
	const user = fieldsOf('session.user', { id: text, name: text, avatar: text });
	return fieldsOf('session', {
		signedIn: { kind: 'boolean' },
		admin: { kind: 'boolean' },
		user,
		roles: texts,
		permissions: texts,
		info: info.kind === 'unknown' ? info : { ...info, nullable: true },
	});
}

function fieldsOf(name: string, types: Readonly<Record<string, ValueType>>): ValueType {
	const fields = new Map<string, ValueField>(Object.entries(types).map(([key, type]) => [key, { type }]));
	return { kind: 'object', name, fields: () => fields };
}

function sessionOf(app: ObjectSpec): ObjectSpec | null {
	const session = app.keys.get('session')?.value;
	return session?.kind === 'object' ? session : null;
}

const infoType = (session: ObjectSpec | null, operations: ReadonlyMap<string, OperationModel>): ValueType =>
	answerOf(session, 'user', operations);

function answerOf(session: ObjectSpec | null, key: 'signIn' | 'user', operations: ReadonlyMap<string, OperationModel>): ValueType {
	const operation = session ? referenceAt(session, key) : undefined;
	return (operation && operations.get(operation.name)?.answer) || { kind: 'unknown' };
}

export function checkSession(app: ObjectSpec, names: Names, report: Report): Compiled | null {
	const session = sessionOf(app);
	checkLockable(app, report);
	return session && compileSession(session, names, report);
}

export function compileSession(session: ObjectSpec, names: Names, report: Report): Compiled {
	checkAccount(session, report);
	const compileIn = (name: string, type: ValueType) => (spec: ExpressionSpec, secrets: boolean) => {
		const found = checkExpression(spec.ast, { scope: new Map([[name, type]]), dictionaries: names.dictionaries, secrets }, report);
		const fits = fitsSlot(found, spec.slot);
		if (fits !== true) report({ code: 'wrong-slot-type', message: `This is ${describeType(found)}, but here ${fits}.`, at: spec.at });
		return code(`(${name}) => ${emitExpression(spec.ast, { [name]: name })}`);
	};
	const fromInfo = compileIn('info', infoType(session, names.operations));
	const fromAnswer = compileIn('answer', answerOf(session, 'signIn', names.operations));
	return objectOf(
		[...session.keys].map(([key, { value }]) => [
			key,
			key === 'unlock' && value.kind === 'record'
				? compileUnlock(value, session, names, report)
				: compileSpec(value, key === 'token' ? fromAnswer : fromInfo),
		]),
	);
}

/** Only token sources may read secret fields. */
function compileSpec(spec: Spec, compile: (spec: ExpressionSpec, secrets: boolean) => Compiled, secrets = false): Compiled {
	switch (spec.kind) {
		case 'expression':
			return compile(spec, secrets);
		case 'reference':
			return json(spec.name);
		case 'scalar':
			return json(spec.value);
		case 'list':
			return listOf(spec.items.map((item) => compileSpec(item, compile, secrets)));
		case 'object':
			return objectOf(
				[...spec.keys].map(([key, { value }]) => [key, compileSpec(value, compile, spec.shape.name === 'TokenSource' && key === 'with')]),
			);
		case 'record':
			return objectOf([...spec.entries].map(([key, { value }]) => [key, compileSpec(value, compile, secrets)]));
		default:
			return json(null);
	}
}
