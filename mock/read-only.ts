import { compileSelection } from './answers/filter.ts';
import { fail } from './http/envelope-error.ts';
import type { SignedIn } from './http/sessions.ts';
import type { MockApp, MockOperation } from './operation.ts';

/** Fails if the account may only read and the operation writes. */
export type RefuseReadOnly = (signedIn: SignedIn | null) => void;

/** Whether a signed-in user may change something by it; a public operation belongs to nobody's account. */
export const isWrite = ({ method, public: open }: Pick<MockOperation, 'method' | 'public'>): boolean => method !== 'get' && !open;

export function compileReadOnly(operation: MockOperation, { readOnly: accounts }: Pick<MockApp, 'readOnly'>): RefuseReadOnly {
	const { readOnly: own } = operation.mock;
	if (!accounts || own === 'allow' || !isWrite(operation)) return () => undefined;
	const { code = 403, message } = own ?? accounts;
	const mayOnlyRead = compileSelection(accounts)({}, null);
	return (signedIn) => {
		if (signedIn?.session.resource === accounts.resource && mayOnlyRead?.(signedIn.user)) fail(code, message);
	};
}
