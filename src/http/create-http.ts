import type { DataOf, InputOf, OperationName } from '#generated/api/operations.ts';
import { withHeaders } from './answer-headers.ts';
import type { ApiSpec } from './api-spec.ts';
import { type Attempts, keyHeaderOf } from './attempts.ts';
import { type Answer, type AnswerCheck, type Call, chain, type Middleware, type Next } from './call.ts';
import { dataOf, openEnvelope } from './envelope.ts';
import { httpMessages, noAnswerMessage } from './messages.ts';
import type { OperationTable } from './operation-table.ts';
import type { OnLoaded } from './read-file.ts';
import { HttpError, isUnreadable, type Result } from './result.ts';
import { createSend, type Transport } from './send.ts';
import { type ServerClock, withClock } from './server-clock.ts';
import { timeOut } from './time-out.ts';
import { type Tokens, withToken } from './token.ts';
import { tryAgain } from './try-again.ts';

export interface HttpOptions {
	operations: OperationTable;
	apis: Readonly<Record<string, ApiSpec>>;
	/** `fetch`, or the mock server in the browser. */
	transport: Transport;
	contentType: string;
	tokens: Tokens;
	overlay: OverlayOptions;
	clock: ServerClock;
	attempts: Attempts;
	/** Handles an unauthorised response. Resolves to `true` if the session has been restored; the caller then gets the response's data. */
	onUnauthorised(error: HttpError, call: Call): Promise<boolean>;
	onFailed(error: HttpError, call: Call): void;
	/** Logs a successful response that could not be read. `reason` names the path and the value. */
	onUnreadable(reason: string, call: Call): void;
}

export interface CallOptions {
	signal?: AbortSignal;
	anonymous?: boolean;
	/** Receives the data of a success before secret fields are removed; only for the session. */
	onSecrets?(data: unknown): void;
	/** Shows no errors to the user; the caller does. An ended session is still handled. */
	quiet?: boolean;
	/** Completes even if the page is unloaded, e.g. for a last save. */
	keepalive?: boolean;
	check?: AnswerCheck;
	/** Called first on a failure; `true` if the caller shows this error to the user. */
	takes?(error: HttpError): boolean;
	onProgress?(share: number): void;
	/** Reads the body of a stream as it arrives; the call ends with it. No time-out applies once it has begun. */
	reads?(response: Response): Promise<void>;
	/** Sent beside those of the operation's parameters. */
	headers?: Readonly<Record<string, string>>;
	/** Progress of a file that the operation answers. */
	onLoaded?: OnLoaded;
	/** Repeats the attempt with this key. By default a call repeats the equal one whose answer was lost. */
	attempt?: string | undefined;
}

export interface Http {
	/** Calls an operation. Never rejects; failures resolve to `{ ok: false }` and have been shown to the user. */
	call<N extends OperationName>(name: N, input: InputOf<N>, options?: CallOptions): Promise<Result<DataOf<N>>>;
	/** Request header of an attempt's key; null for a write without one, undefined for a read. */
	keyHeaderOf(name: OperationName): string | null | undefined;
	/** Base URL of an API; '' if it does not exist. */
	baseOf(api: string): string;
}

export function createHttp(options: HttpOptions): Http {
	const send = chain(
		[withOverlay(options.overlay), tryAgain, timeOut, withToken(options.tokens), withClock(options.clock)],
		createSend(options.transport, options.contentType),
	);
	return {
		async call<N extends OperationName>(name: N, input: InputOf<N>, callOptions?: CallOptions) {
			const call = createCall(options, name, input, callOptions);
			const attempt = options.attempts.begin(call, callOptions?.attempt);
			const answer = await checked(await settle(send, call, callOptions?.onSecrets), call);
			attempt?.end(answer.ok || !answer.error.lost);
			if (!answer.ok) answer.error.attempt = attempt?.key ?? null;
			const result = answer.ok ? answer : await afterFailure(answer.error, call, options);
			// The types and the table of operations are emitted from the same documents.
			return result as Result<DataOf<N>>;
		},
		keyHeaderOf(name) {
			const operation = options.operations[name];
			const api = operation && options.apis[operation.api];
			return operation && api && keyHeaderOf(operation, api);
		},
		baseOf: (api) => options.apis[api]?.base ?? '',
	};
}

function createCall(
	{ operations, apis }: HttpOptions,
	name: OperationName,
	input: Call['input'],
	{ signal, anonymous = false, quiet = false, keepalive = false, attempt: _attempt, headers, ...hears }: CallOptions = {},
): Call {
	const operation = operations[name];
	const api = operation && apis[operation.api];
	if (!operation || !api) throw new Error(`No operation is called ${name}: run \`npm run codegen\`.`);
	return { name, api, operation, input, headers: new Headers(headers), signal: signal ?? null, anonymous, quiet, keepalive, ...hears };
}

/** Removes secret fields from successes and failures. */
async function settle(send: Next, call: Call, onSecrets: CallOptions['onSecrets']): Promise<Result<unknown>> {
	let answer: Answer;
	try {
		answer = await send(call);
	} catch (error) {
		return { ok: false, error: toHttpError(error) };
	}
	if (isWhole(answer, call)) return { ok: true, data: answer.body, headers: answer.headers };
	const whole = openEnvelope(answer, call.api);
	if (whole.ok && call.operation.answers !== undefined)
		return { ok: false, error: new HttpError({ kind: 'wrong-shape', message: httpMessages.unreadable }) };
	if (whole.ok) onSecrets?.(whole.data);
	const { secrets } = call.operation;
	const result = secrets ? openEnvelope({ ...answer, body: withoutSecrets(answer.body, secrets) }, call.api) : whole;
	const { headers } = call.operation;
	return headers && result.ok ? { ...result, data: withHeaders(result.data, answer.headers, headers) } : result;
}

/** A file or a text is the data itself, without an envelope. */
const isWhole = ({ body, ok, flaw }: Answer, { operation }: Call): boolean =>
	body instanceof Blob || (operation.answers === 'text' && ok && flaw === undefined && typeof body === 'string');

async function checked(result: Result<unknown>, call: Call): Promise<Result<unknown>> {
	const reason = result.ok && call.operation.answers === undefined ? await call.check?.(result.data) : null;
	return reason ? { ok: false, error: new HttpError({ kind: 'wrong-shape', message: httpMessages.unreadable, body: reason }) } : result;
}

async function afterFailure(
	error: HttpError,
	call: Call,
	{ onUnauthorised, onFailed, onUnreadable }: HttpOptions,
): Promise<Result<unknown>> {
	if (isUnreadable(error)) onUnreadable(reasonOf(error), call);
	if (error.kind === 'unauthorised') {
		if (await onUnauthorised(error, call)) return mended(error, call);
	} else if (error.kind !== 'aborted' && !call.quiet && !call.takes?.(error)) {
		onFailed(error, call);
	}
	return { ok: false, error };
}

/** The user has already been asked to try again, so invalid data is not reported a second time. */
async function mended(error: HttpError, call: Call): Promise<Result<unknown>> {
	const data = dataOf(error.body, call.api);
	return (await call.check?.(data)) ? { ok: false, error: new HttpError({ kind: 'unauthorised', message: '' }) } : { ok: true, data };
}

/** Long enough to recognise a proxy's error page. */
const MAX_QUOTED_LENGTH = 200;

function reasonOf({ kind, body }: HttpError): string {
	const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
	return `${kind}: ${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}`;
}

function toHttpError(error: unknown): HttpError {
	return error instanceof HttpError ? error : new HttpError({ kind: 'network', message: noAnswerMessage(), body: error });
}

/** Copies a body without the named fields, at any depth. */
export function withoutSecrets(body: unknown, names: readonly string[]): unknown {
	if (Array.isArray(body)) return body.map((item) => withoutSecrets(item, names));
	if (typeof body !== 'object' || body === null) return body;
	const entries = Object.entries(body).filter(([name]) => !names.includes(name));
	return Object.fromEntries(entries.map(([name, value]) => [name, withoutSecrets(value, names)]));
}

interface OverlayOptions {
	/** Paths that contain one of these also show the overlay. */
	actions: readonly string[];
	show(): void;
	hide(): void;
}

function withOverlay(options: OverlayOptions): Middleware {
	return async (call, next) => {
		// Quiet calls run in the background and must not block the user.
		if (call.quiet || !wantsOverlay(call, options.actions)) return next(call);
		options.show();
		try {
			return await next(call);
		} finally {
			options.hide();
		}
	};
}

function wantsOverlay({ operation }: Pick<Call, 'operation'>, actions: readonly string[]): boolean {
	return operation.overlay || actions.some((action) => action !== '' && operation.path.includes(action));
}
