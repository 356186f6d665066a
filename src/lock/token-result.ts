import { HttpError, isUnreadable, type Result } from '#src/http/result.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import { NO_TOKEN, tokenIn } from '#src/session/sign-in.ts';

/** The token of a sign-in; a failure if the server returned none. */
export function tokenResult(result: Result<unknown>, accounts: SessionOperations | null): Result<string> {
	if (!result.ok && !isUnreadable(result.error)) return result;
	const token = result.ok ? tokenIn(result.data, accounts) : '';
	return token ? { ok: true, data: token } : { ok: false, error: new HttpError({ kind: 'wrong-shape', message: NO_TOKEN }) };
}
