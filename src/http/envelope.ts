import { isRecord } from '#src/lib/is-record.ts';
import type { ApiSpec, EnvelopeSpec } from './api-spec.ts';
import type { Answer } from './call.ts';
import { busyMessage, httpMessages } from './messages.ts';
import { HttpError, type HttpErrorKind, type Result } from './result.ts';
import { retryAfter } from './retry-after.ts';

type Body = Readonly<Record<string, unknown>>;
type Code = string | number;

/**
 * Unwraps the envelope. Success is HTTP 2xx with one of the API's success codes; a missing code counts as 0. A response without a
 * recognisable envelope is a failure of its own kind, never a success without data.
 */
export function openEnvelope(answer: Answer, { envelope }: ApiSpec): Result<unknown> {
	const body = isRecord(answer.body) ? answer.body : null;
	const code = codeOf(answer, body, envelope);
	const flaw = answer.ok ? flawOf(answer, body, envelope) : null;
	if (answer.ok && !flaw && (isBare(envelope) || envelope.success.includes(code)))
		return { ok: true, data: dataIn(answer.body, envelope), headers: answer.headers };
	const kind = flaw ?? kindOf({ code, body, status: answer.status }, envelope);
	const message = messageOf(kind, firstText(body, envelope.message), answer.headers);
	const requestId = answer.headers.get('X-Request-Id') ?? undefined;
	const error = { kind, message, code, status: answer.status, requestId, retryAfter: retryAfter(answer.headers), body: answer.body };
	return { ok: false, error: new HttpError(error) };
}

/** An API without an envelope: the body is the data, the HTTP status decides about success, and a failure has problem details (RFC 9457). */
const isBare = ({ data }: EnvelopeSpec): boolean => data === '';

/** Data of a response, even with an error code; null without an envelope, where a failure has no data. */
export const dataOf = (body: unknown, { envelope }: ApiSpec): unknown => (isRecord(body) ? (body[envelope.data] ?? null) : null);

function dataIn(body: unknown, envelope: EnvelopeSpec): unknown {
	return (isBare(envelope) ? body : isRecord(body) ? body[envelope.data] : null) ?? null;
}

function flawOf({ flaw, status }: Answer, body: Body | null, envelope: EnvelopeSpec): HttpErrorKind | null {
	// 204 and 205 have no body, and without an envelope an empty body is valid.
	if (flaw === 'empty-answer') return status === 204 || status === 205 || isBare(envelope) ? null : flaw;
	if (flaw || isBare(envelope)) return flaw ?? null;
	const hasEnvelope = [...envelope.code, envelope.data].some((name) => body !== null && Object.hasOwn(body, name));
	return hasEnvelope ? null : 'wrong-envelope';
}

function codeOf(answer: Answer, body: Body | null, envelope: EnvelopeSpec): Code {
	const code = envelope.code.map((name) => body?.[name]).find((value) => typeof value === 'number' || typeof value === 'string') ?? 0;
	// A proxy's error page has no envelope, so the HTTP status is the code.
	return !answer.ok && envelope.success.concat(0).includes(code as Code) ? answer.status : (code as Code);
}

/** Sent by gateways, with a page of their own, if the upstream server is down. */
const AWAY: readonly number[] = [502, 503, 504];

/** Code 402 ends the session like 401, but without a message; spec 8. */
export const endsSilently = ({ kind, code }: Pick<HttpError, 'kind' | 'code'>): boolean => kind === 'unauthorised' && Number(code) === 402;

function kindOf({ code, body, status }: { code: Code; body: Body | null; status: number }, envelope: EnvelopeSpec): HttpErrorKind {
	const number = Number(code);
	if (number === 401 || (number === 402 && !isBare(envelope))) return 'unauthorised';
	// Code 205 requests the screen lock.
	if (number === 205) return 'locked';
	if (number === 429 || status === 429) return 'busy';
	if (body) return 'business';
	return AWAY.includes(status) ? 'unavailable' : 'http';
}

/** Spec 8: the server's message takes precedence. */
function messageOf(kind: HttpErrorKind, serverMessage: string | undefined, headers: Headers): string {
	switch (kind) {
		case 'busy':
			return busyMessage(serverMessage, retryAfter(headers));
		case 'unavailable':
			return httpMessages.unavailable;
		case 'html':
		case 'not-json':
		case 'empty-answer':
		case 'wrong-envelope':
			return serverMessage ?? httpMessages.unreadable;
		default:
			return serverMessage ?? httpMessages.failed;
	}
}

function firstText(body: Body | null, names: readonly string[]): string | undefined {
	return names.map((name) => body?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
}
