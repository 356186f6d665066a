import type { ApiSpec, EnvelopeSpec } from './api-spec.ts';
import type { Answer } from './call.ts';
import { httpMessages } from './messages.ts';
import { HttpError, type HttpErrorKind, type Result } from './result.ts';

/** Takes the envelope off: success is HTTP 2xx with a code that the API calls success; the code is 0 where none is given. */
export function openEnvelope(answer: Answer, { envelope }: ApiSpec): Result<unknown> {
	const body = isRecord(answer.body) ? answer.body : null;
	const code = codeOf(answer, body, envelope);
	if (answer.ok && isBare(envelope)) return { ok: true, data: answer.body ?? null, headers: answer.headers };
	if (answer.ok && body && envelope.success.includes(code)) return { ok: true, data: body[envelope.data] ?? null, headers: answer.headers };
	const requestId = answer.headers.get('X-Request-Id') ?? undefined;
	const message = firstText(body, envelope.message) ?? httpMessages.failed;
	return {
		ok: false,
		error: new HttpError({ kind: kindOf(code, body), message, code, status: answer.status, requestId, body: answer.body }),
	};
}

/** The API wraps nothing: the answer is the data, and the HTTP status says how it went. */
const isBare = ({ data }: EnvelopeSpec): boolean => data === '';

/** Data of an answer that carries an error code, too. */
export const dataOf = (body: unknown, { envelope }: ApiSpec): unknown => (isRecord(body) ? (body[envelope.data] ?? null) : null);

function codeOf(answer: Answer, body: Record<string, unknown> | null, envelope: EnvelopeSpec): string | number {
	const code = envelope.code.map((name) => body?.[name]).find((value) => typeof value === 'number' || typeof value === 'string') ?? 0;
	// A proxy's error page knows no envelope: the HTTP status is then all there is.
	return !answer.ok && envelope.success.concat(0).includes(code as string | number) ? answer.status : (code as string | number);
}

function kindOf(code: string | number, body: unknown): HttpErrorKind {
	if (Number(code) === 401 || Number(code) === 402) return 'unauthorised';
	// The server wants the screen locked.
	if (Number(code) === 205) return 'locked';
	return body ? 'business' : 'http';
}

function firstText(body: Record<string, unknown> | null, names: readonly string[]): string | undefined {
	return names.map((name) => body?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
