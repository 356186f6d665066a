import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Names } from '#codegen/check/names.ts';
import { type Compiled, objectOf } from '#codegen/check/slot/compiled.ts';
import { SettingsCompiler } from '#codegen/check/slot/settings-compiler.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { rootNode } from '#codegen/walk/scoped-walk.ts';
import { checkAccount, checkLockable } from './check-unlock.ts';

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

function infoType(session: ObjectSpec | null, operations: ReadonlyMap<string, OperationModel>): ValueType {
	const operation = session ? referenceAt(session, 'user') : undefined;
	return (operation && operations.get(operation.name)?.answer) || { kind: 'unknown' };
}

/** The sign-in whose form shows its picture code from the start. */
export function alwaysCoded(app: ObjectSpec): string | null {
	const [signIn, session] = [app.keys.get('signIn')?.value, sessionOf(app)];
	const always = signIn?.kind === 'object' && scalarAt(signIn, 'pictureCode') === 'always';
	return (always && session && referenceAt(session, 'signIn')?.name) || null;
}

export function checkSession(app: ObjectSpec, names: Names, report: Report): Compiled | null {
	const session = sessionOf(app);
	checkLockable(app, report);
	return session && compileSession(session, names, report);
}

export function compileSession(session: ObjectSpec, names: Names, report: Report): Compiled {
	checkAccount(session, report);
	const compiler = new SettingsCompiler(names, report);
	const signIn = names.operations.get(referenceAt(session, 'signIn')?.name ?? '');
	return objectOf(
		[...compiler.walk.keys(rootNode(session))].map(([key, node]) => {
			const of = session.keys.get(key)?.key;
			return [
				key,
				key === 'unlock' && of
					? compiler.arguments(node, signIn, { of, into: key })
					: compiler.compile(node, session.shape.keys[key]?.secrets),
			];
		}),
	);
}
