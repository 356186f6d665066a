import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { checkExpression } from '#codegen/expression/check-expression.ts';
import { emitExpression } from '#codegen/expression/emit-expression.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, type RecordSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { checkArguments } from './check-arguments.ts';
import { type Compiled, code, objectOf } from './compiled.ts';
import type { Names } from './names.ts';

/** Names in scope for expressions of `unlock`, and their paths in the emitted code. */
const typed: ReadonlyMap<string, ValueType> = new Map([
	['account', { kind: 'string' }],
	['password', { kind: 'string' }],
]);
const TYPED = { account: 'typed.account', password: 'typed.password' };

export function compileUnlock(unlock: RecordSpec, session: ObjectSpec, names: Names, report: Report): Compiled {
	const types = new Map<string, { type: ValueType; at: SourceSpan; key: SourceSpan }>();
	const entries = [...unlock.entries].flatMap(([name, { key, value }]): [string, Compiled][] => {
		if (value.kind !== 'expression') return [];
		types.set(name, { type: checkExpression(value.ast, { scope: typed, dictionaries: names.dictionaries }, report), at: value.at, key });
		return [[name, code(`(typed) => ${emitExpression(value.ast, TYPED)}`)]];
	});
	const signIn = referenceAt(session, 'signIn');
	const of = session.keys.get('unlock')?.key;
	if (signIn && of && !unlock.incomplete)
		checkArguments(names.operations.get(signIn.name), { types, at: unlock.at, of, into: 'unlock', report }, false);
	return objectOf(entries);
}

/** A screen that can be locked needs a way to unlock it. */
export function checkLockable(app: ObjectSpec, report: Report): void {
	const lock = app.keys.get('lock')?.value;
	const session = app.keys.get('session')?.value;
	const unlock = session?.kind === 'object' ? session.keys.get('unlock') : undefined;
	if (lock?.kind === 'object' && scalarAt(lock, 'enabled') === true && !unlock && !isIncomplete(session ?? app)) {
		report({
			code: 'missing-key',
			message: '`lock.enabled` lets users lock the screen, but `session.unlock` does not say how it is opened again.',
			hint: 'Add the input of `signIn`, such as `unlock: { username: account, password: password }`.',
			at: lock.keys.get('enabled')?.value.at ?? lock.at,
		});
	}
}

export function checkAccount(session: ObjectSpec, report: Report): void {
	const unlock = session.keys.get('unlock');
	const fields = session.keys.get('fields')?.value;
	if (unlock && fields?.kind === 'object' && !fields.keys.has('account') && !fields.incomplete) {
		report({
			code: 'missing-key',
			message: '`unlock` opens the screen with the `account` of the user, which `fields` does not name.',
			hint: 'Add `account` to `fields`: where the answer of `user` holds what the user signs in with.',
			at: unlock.key,
		});
	}
}

/** A key that seems missing may be misspelled, which is already reported. */
const isIncomplete = (spec: { kind: string; incomplete?: boolean }): boolean => spec.incomplete === true;
