import type { DataOf, InputOf, OperationName } from '#generated/api/operations.ts';
import type { ApiSpec, OperationSpec } from './api-spec.ts';
import { type Answer, type AnswerCheck, type Call, chain, type Next } from './call.ts';
import { dataOf, openEnvelope } from './envelope.ts';
import { httpMessages } from './messages.ts';
import { type OverlayOptions, withOverlay } from './overlay.ts';
import { HttpError, isUnreadable, type Result } from './result.ts';
import { createSend, type Transport } from './send.ts';
import { type ServerClock, withClock } from './server-clock.ts';
import { timeOut } from './time-out.ts';
import { type Tokens, withToken } from './token.ts';
import { tryAgain } from './try-again.ts';

export interface HttpOptions {
	operations: Readonly<Record<string, OperationSpec>>;
	apis: Readonly<Record<string, ApiSpec>>;
	/** `fetch`, or the back end in the browser. */
	transport: Transport;
	/** Content type of JSON bodies. */
	contentType: string;
	tokens: Tokens;
	overlay: OverlayOptions;
	clock: ServerClock;
	/** The server does not know the user (any more). `true`: that is mended, and the caller gets the data of the answer. */
	onUnauthorised(error: HttpError, call: Call): Promise<boolean>;
	/** Tells the user about every other failure. */
	onFailed(error: HttpError, call: Call): void;
	/** A success that could not be read: a matter for the log, whoever tells the user. `reason` names the place and the value. */
	onUnreadable(reason: string, call: Call): void;
}

export interface CallOptions {
	signal?: AbortSignal;
	/** Sends no token and tries to get none. */
	anonymous?: boolean;
	/** Hears the data of a success before its secret fields are taken off; for the session alone. */
	onSecrets?(data: unknown): void;
	/** Says nothing to the user when it fails; the caller does. An ended session ends all the same. */
	quiet?: boolean;
	/** Is sent to its end although the page goes away: the last word of a page that is left. */
	keepalive?: boolean;
	/** Judges the data of a success; what it finds makes the call a failure of the kind `wrong-shape`. */
	check?: AnswerCheck;
	/** Hears of a failure first; `true`: the caller tells the user about this one. */
	takes?(error: HttpError): boolean;
	/** Hears the share of the body that has been sent, 0 to 1; never, where the back end stands in the page. */
	onProgress?(share: number): void;
}

export interface Http {
	/** Calls an operation. Never rejects; failures come as `{ ok: false }` and have been shown to the user. */
	call<Name extends OperationName>(name: Name, input: InputOf<Name>, options?: CallOptions): Promise<Result<DataOf<Name>>>;
	/** The same for a name that only runs know, such as that of a compiled page. */
	callByName(name: string, input: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Result<unknown>>;
	/** Base address of an API; '' for one that is not there. */
	baseOf(api: string): string;
}

export function createHttp(options: HttpOptions): Http {
	const send = chain(
		[withOverlay(options.overlay), tryAgain, timeOut, withToken(options.tokens), withClock(options.clock)],
		createSend(options.transport, options.contentType),
	);
	const callByName: Http['callByName'] = async (name, input, callOptions) => {
		const call = createCall(options, name, input, callOptions);
		const result = await checked(await settle(send, call, callOptions?.onSecrets), call);
		return result.ok ? result : afterFailure(result.error, call, options);
	};
	return {
		callByName,
		baseOf: (api) => options.apis[api]?.base ?? '',
		// The tables and the types are emitted from the same manifest, so the data has the type that the name promises.
		call: (name, input, callOptions) =>
			callByName(name, input as Readonly<Record<string, unknown>>, callOptions) as Promise<Result<DataOf<typeof name>>>,
	};
}

function createCall(
	{ operations, apis }: HttpOptions,
	name: string,
	input: Call['input'],
	{ signal, anonymous = false, quiet = false, keepalive = false, ...hears }: CallOptions = {},
): Call {
	const operation = operations[name];
	const api = operation && apis[operation.api];
	if (!operation || !api) throw new Error(`No operation is called ${name}: run \`npm run codegen\`.`);
	return { name, api, operation, input, headers: new Headers(), signal: signal ?? null, anonymous, quiet, keepalive, ...hears };
}

/** Secret fields go no further than this, whether the call came to something or not. */
async function settle(send: Next, call: Call, onSecrets: CallOptions['onSecrets']): Promise<Result<unknown>> {
	let answer: Answer;
	try {
		answer = await send(call);
	} catch (error) {
		return { ok: false, error: toHttpError(error) };
	}
	const whole = openEnvelope(answer, call.api);
	if (whole.ok) onSecrets?.(whole.data);
	const { secrets } = call.operation;
	return secrets ? openEnvelope({ ...answer, body: withoutSecrets(answer.body, secrets) }, call.api) : whole;
}

async function checked(result: Result<unknown>, call: Call): Promise<Result<unknown>> {
	const reason = result.ok ? await call.check?.(result.data) : null;
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

/** The user has been told to try again, so nothing more is said of data that the caller cannot use. */
async function mended(error: HttpError, call: Call): Promise<Result<unknown>> {
	const data = dataOf(error.body, call.api);
	return (await call.check?.(data)) ? { ok: false, error: new HttpError({ kind: 'unauthorised', message: '' }) } : { ok: true, data };
}

/** Enough to tell a proxy's page by. */
const SHORT = 200;

function reasonOf({ kind, body }: HttpError): string {
	const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
	return `${kind}: ${text.length > SHORT ? `${text.slice(0, SHORT)}…` : text}`;
}

function toHttpError(error: unknown): HttpError {
	return error instanceof HttpError ? error : new HttpError({ kind: 'network', message: httpMessages.noAnswer, body: error });
}

/** A copy of a body without the fields of these names, however deep they stand. */
export function withoutSecrets(body: unknown, names: readonly string[]): unknown {
	if (Array.isArray(body)) return body.map((item) => withoutSecrets(item, names));
	if (typeof body !== 'object' || body === null) return body;
	const entries = Object.entries(body).filter(([name]) => !names.includes(name));
	return Object.fromEntries(entries.map(([name, value]) => [name, withoutSecrets(value, names)]));
}
