import type { ApiSpec, EnvelopeSpec } from './api-spec.ts';
import type { Answer } from './call.ts';
import { busyMessage, httpMessages } from './messages.ts';
import { HttpError, type HttpErrorKind, type Result } from './result.ts';
import { retryAfter } from './retry-after.ts';

type Body = Readonly<Record<string, unknown>>;
type Code = string | number;

/**
 * Takes the envelope off: success is HTTP 2xx with a code that the API calls success; the code is 0 where none is given. An answer in
 * which no envelope can be recognised is a failure of its own kind, never a success without data.
 */
export function openEnvelope(answer: Answer, { envelope }: ApiSpec): Result<unknown> {
	const body = isRecord(answer.body) ? answer.body : null;
	const code = codeOf(answer, body, envelope);
	const flaw = answer.ok ? flawOf(answer, body, envelope) : null;
	if (answer.ok && !flaw && (isBare(envelope) || envelope.success.includes(code)))
		return { ok: true, data: dataIn(answer.body, envelope), headers: answer.headers };
	const kind = flaw ?? kindOf(code, body, answer.status);
	const message = messageOf(kind, firstText(body, envelope.message), answer.headers);
	const requestId = answer.headers.get('X-Request-Id') ?? undefined;
	return { ok: false, error: new HttpError({ kind, message, code, status: answer.status, requestId, body: answer.body }) };
}

/** The API wraps nothing: the answer is the data, and the HTTP status says how it went. */
const isBare = ({ data }: EnvelopeSpec): boolean => data === '';

/** Data of an answer that carries an error code, too. */
export const dataOf = (body: unknown, { envelope }: ApiSpec): unknown => (isRecord(body) ? (body[envelope.data] ?? null) : null);

function dataIn(body: unknown, envelope: EnvelopeSpec): unknown {
	return (isBare(envelope) ? body : isRecord(body) ? body[envelope.data] : null) ?? null;
}

/** Why nothing can be taken out of an answer of HTTP 2xx; null when its envelope can be opened. */
function flawOf({ flaw, status }: Answer, body: Body | null, envelope: EnvelopeSpec): HttpErrorKind | null {
	// 204 and 205 promise an empty body, and an API without an envelope may have nothing to say.
	if (flaw === 'empty-answer') return status === 204 || status === 205 || isBare(envelope) ? null : flaw;
	if (flaw || isBare(envelope)) return flaw ?? null;
	const known = [...envelope.code, envelope.data].some((name) => body !== null && Object.hasOwn(body, name));
	return known ? null : 'wrong-envelope';
}

function codeOf(answer: Answer, body: Body | null, envelope: EnvelopeSpec): Code {
	const code = envelope.code.map((name) => body?.[name]).find((value) => typeof value === 'number' || typeof value === 'string') ?? 0;
	// A proxy's error page knows no envelope: the HTTP status is then all there is.
	return !answer.ok && envelope.success.concat(0).includes(code as Code) ? answer.status : (code as Code);
}

/** Gateways send these with a page of their own when the server behind them is away. */
const AWAY: readonly number[] = [502, 503, 504];

function kindOf(code: Code, body: Body | null, status: number): HttpErrorKind {
	if (Number(code) === 401 || Number(code) === 402) return 'unauthorised';
	// The server wants the screen locked.
	if (Number(code) === 205) return 'locked';
	if (Number(code) === 429 || status === 429) return 'busy';
	if (body) return 'business';
	return AWAY.includes(status) ? 'unavailable' : 'http';
}

/** Spec 8: the server's own words come first. */
function messageOf(kind: HttpErrorKind, told: string | undefined, headers: Headers): string {
	switch (kind) {
		case 'busy':
			return busyMessage(told, retryAfter(headers));
		case 'unavailable':
			return httpMessages.unavailable;
		case 'html':
		case 'not-json':
		case 'empty-answer':
		case 'wrong-envelope':
			return told ?? httpMessages.unreadable;
		default:
			return told ?? httpMessages.failed;
	}
}

function firstText(body: Body | null, names: readonly string[]): string | undefined {
	return names.map((name) => body?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
}

const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
