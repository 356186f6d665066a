import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';

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
