import { httpMessages } from '#src/http/messages.ts';
import type { HttpError, Result } from '#src/http/result.ts';
import type { SessionFault, SessionState } from './session.ts';

export type UserAnswer = { kind: 'ready'; user: SessionState } | { kind: 'refused' } | { kind: 'fault'; fault: SessionFault };

/** Whether the served routes are loaded, and what the server says if they are not. */
export type Prepared = { ok: true } | { ok: false; message: string | null };

interface AnswerParts {
	result: Result<unknown>;
	prepared: Prepared;
	describe(info: unknown): SessionState | null;
}

/** Spec 2.5 clears the session when loading fails. Only a refused token counts here: a server restart must not sign users out. */
export function readUserAnswer({ result, prepared, describe }: AnswerParts): UserAnswer {
	if (!result.ok) return isRefusal(result.error) ? { kind: 'refused' } : { kind: 'fault', fault: faultOf(result.error) };
	const user = describe(result.data);
	if (!user) return { kind: 'fault', fault: { kind: 'unreadable', message: null } };
	return prepared.ok ? { kind: 'ready', user } : { kind: 'fault', fault: { kind: 'routes', message: prepared.message } };
}

/** 4xx codes that ask to retry later. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429]);

/** Only the server's own envelope counts as a refusal; a 403 or 404 page may come from a proxy. */
export function isRefusal({ kind, code, status }: HttpError): boolean {
	if (kind === 'unauthorised') return true;
	if (kind !== 'business') return false;
	const number = Number(code);
	return number === 403 || (status === 200 && number >= 400 && number < 500 && !TEMPORARY.has(number));
}

function faultOf({ kind, code, status, message }: HttpError): SessionFault {
	if (status === null) return { kind: 'offline', message: null };
	// 请求错误 is less helpful than the default text.
	const said = message && message !== httpMessages.failed ? message : null;
	if (status === 429 || Number(code) === 429) return { kind: 'busy', message: said };
	return { kind: status === 200 && kind !== 'business' ? 'unreadable' : 'server', message: said };
}
