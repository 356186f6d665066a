/**
 * The mock server as a function from requests to responses: match, authenticate, validate the request, run the operation, validate the
 * answer, wrap it in the envelope. Independent of the host: clock, timers and storage are injected.
 */

import type { Runner } from '#engines/runner.ts';
import * as texts from '#mock/generated/messages/mock.ts';
import { createBackground } from './background.ts';
import { type CompiledOperation, compileOperation } from './compile-operation.ts';
import { BODY_LIMIT, bodyLimitOf } from './contract/body-limit.ts';
import type { Contract } from './contract/contract.ts';
import { createContract } from './contract/contract.ts';
import { explainProblem } from './contract/explain-problem.ts';
import { fieldErrorsOf } from './contract/field-errors.ts';
import type { Input, ReadInput } from './contract/input.ts';
import { type Violation, violationOf } from './contract/violation.ts';
import type { Answer } from './http/answer.ts';
import { apiAt, envelopeAt } from './http/api-at.ts';
import { successCode, toResponse } from './http/envelope.ts';
import { EnvelopeError } from './http/envelope-error.ts';
import { fileAddresses } from './http/file-addresses.ts';
import { type Attempt, answerAgain, createTurns, findAnswered, isKept, keepAnswer, keyOf } from './http/idempotency.ts';
import { createRouteTable } from './http/route-table.ts';
import { findSession, inconsistentHeaders, readToken, refuse, renewal, type SignedIn } from './http/sessions.ts';
import type { MockApi, MockApp, MockOperation } from './operation.ts';
import { type ApplyDue, runOperation } from './run-operation.ts';
import type { Scenario } from './scenario.ts';
import type { Store } from './store/store.ts';

export interface BackendOptions {
	app: MockApp;
	store: Store;
	now: () => number;
	scenario: Scenario;
	/** Waits for the delays of scenarios and operations; without it there are no delays. */
	sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
	/** Runs students' programs; without it submissions are not judged. */
	runner?: Runner | undefined;
	/** Called for each contract violation. An error that it throws rejects `fetch`. */
	onViolation?: (violation: Violation) => void;
}

export interface Backend {
	/** Rejects with a TypeError to simulate a network failure, as the platform's fetch does. */
	fetch(request: Request): Promise<Response>;
	serves(pathname: string): boolean;
	/** Returns the maximum body size of such a request in bytes; hosts stop reading there. */
	bodyLimit(method: string, pathname: string): number;
	/** Returns the methods that a path answers, for the header `Allow`; none for an unknown path. */
	methods(pathname: string): readonly string[];
	/** The last ones. */
	readonly violations: readonly Violation[];
	settled(): Promise<void>;
}

export function createBackend(options: BackendOptions): Backend {
	return new MockBackend(options);
}

const VIOLATIONS_KEPT = 1000;

class MockBackend implements Backend {
	readonly violations: Violation[] = [];
	private readonly options: BackendOptions;
	private readonly routes;
	private readonly contracts: ReadonlyMap<string, Contract>;
	private readonly compiled = new Map<string, CompiledOperation>();
	private readonly background;
	private readonly inTurn = createTurns();
	private readonly place: ((text: string) => string) | undefined;
	private count = 0;

	constructor(options: BackendOptions) {
		this.options = options;
		this.background = createBackground(options.runner?.lanes);
		this.routes = createRouteTable(options.app);
		const { site, apis } = options.app;
		const bases = Object.values(apis).map(({ base }) => base);
		this.place = site ? fileAddresses(site, bases) : undefined;
		this.contracts = new Map(Object.keys(options.app.apis).map((name) => [name, createContract(options.app.schemas[name] ?? {})]));
	}

	async fetch(request: Request): Promise<Response> {
		this.count += 1;
		const fault = this.options.scenario.faultOf(this.count);
		if (fault === 'unreachable') throw new TypeError('Failed to fetch');
		await this.pause(request, this.options.scenario.delay);
		const url = new URL(request.url);
		const answer = this.newAnswer();
		if (fault === 'error') Object.assign(answer, { code: 500, message: texts.unwell, status: 500, refused: true });
		else await this.answerInto(answer, request, url);
		const response = toResponse(envelopeAt(this.options.app, url.pathname), answer, this.place);
		return request.method === 'HEAD' ? withoutBody(response) : response;
	}

	settled(): Promise<void> {
		return this.background.settled();
	}

	serves(pathname: string): boolean {
		return apiAt(this.options.app, pathname) !== undefined;
	}

	bodyLimit(method: string, pathname: string): number {
		const operation = this.operationAt(method, pathname);
		return operation ? bodyLimitOf(operation, this.options.app.schemas[operation.api] ?? {}) : BODY_LIMIT;
	}

	/** None for a path that cannot be decoded; `fetch` reports the reason. */
	methods(pathname: string): readonly string[] {
		try {
			const methods = this.routes.methodsAt(pathname);
			if (methods.length === 0) return [];
			return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
		} catch {
			return [];
		}
	}

	/** Also returns null for a path that cannot be decoded; `fetch` reports the reason. */
	private operationAt(method: string, pathname: string): MockOperation | null {
		try {
			return this.routes.match(method.toLowerCase(), pathname)?.operation ?? null;
		} catch {
			return null;
		}
	}

	private newAnswer(): MutableAnswer {
		return { code: 200, message: 'success', data: null, status: 200, headers: [], now: this.options.now(), refused: false };
	}

	private async pause(request: Request, delay: number): Promise<void> {
		if (delay === 0) return;
		await this.options.sleep?.(delay, request.signal);
		request.signal.throwIfAborted();
	}

	/** Turns refusals into answers; errors that `report` throws for contract violations propagate. */
	private async answerInto(answer: MutableAnswer, request: Request, url: URL): Promise<void> {
		try {
			await this.run(answer, request, url);
		} catch (error) {
			if (!(error instanceof EnvelopeError)) throw error;
			refuseInto(answer, error);
		}
	}

	private async run(answer: MutableAnswer, request: Request, url: URL): Promise<void> {
		const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
		const route = this.routes.match(method, url.pathname);
		const allowed = method === 'options' ? this.methods(url.pathname) : [];
		if (!route && allowed.length > 0) return void Object.assign(answer, { status: 204, headers: [['allow', allowed.join(', ')]] });
		if (!route) return this.unhandled(method, url.pathname);
		const { operation, params } = route;
		const pause = (): Promise<void> => this.pause(request, operation.mock.delay ?? 0);
		await pause();
		const api = this.options.app.apis[operation.api];
		if (!api) throw new Error(`The operation ${operation.name} belongs to no API.`);
		const compiled = this.compile(operation);
		answer.code = operation.mock.code ?? successCode(api.envelope);
		answer.message = operation.mock.message ?? answer.message;
		answer.status = operation.status ?? answer.status;
		answer.refused = Number(operation.mock.code) >= 400;
		const header = (name: string, value: string): void => void answer.headers.push([name, value]);
		const read = (): Promise<ReadInput> => compiled.readInput(request, url, params);
		const lastEventId = request.headers.get('last-event-id');
		const incoming = { operation, compiled, api, url, lastEventId, pause, header, read };
		const key = keyOf(request, operation, api);
		if (key === null) return this.perform(answer, incoming, await this.admit(incoming, request));
		const token = readToken(request, api.auth);
		const userId = findSession(this.options, api, token)?.user.id ?? null;
		const attempt: Attempt = { key, operation: operation.name, caller: { token, userId } };
		await this.inTurn(attempt, () => this.performOnce(answer, { ...incoming, attempt }, request));
	}

	/** Repeats the stored answer even if the write has ended the session. */
	private async performOnce(answer: MutableAnswer, incoming: KeyedRequest, request: Request): Promise<void> {
		const { attempt } = incoming;
		const { store, now } = this.options;
		const answered = findAnswered(store, now(), attempt);
		if (answered) return void Object.assign(answer, answerAgain(answered, (await incoming.read()).input));
		const admitted = await this.admit(incoming, request);
		try {
			await this.perform(answer, incoming, admitted);
		} catch (error) {
			if (!(error instanceof EnvelopeError)) throw error;
			refuseInto(answer, error);
		}
		if (isKept(answer)) keepAnswer(store, attempt, admitted.input, answer);
	}

	private async perform(answer: MutableAnswer, incoming: IncomingRequest, { signedIn, input }: AdmittedRequest): Promise<void> {
		const { operation, compiled, api, url, lastEventId, pause, header } = incoming;
		const { store, now, scenario, app } = this.options;
		const { sources, applyDue } = app;
		const report = (violation: Violation): void => this.report(violation);
		// Codegen has checked that the module exports it; the type is left out of MockApp as that of handlers is.
		const hosted = { runner: this.options.runner ?? null, background: this.background, applyDue: applyDue as ApplyDue | undefined };
		const run = {
			operation,
			compiled,
			api,
			input,
			signedIn,
			store,
			now,
			scenario,
			url,
			lastEventId,
			pause,
			header,
			report,
			sources,
			...hosted,
		};
		answer.data = await runOperation(run);
	}

	private admit(incoming: IncomingRequest, request: Request): Promise<AdmittedRequest> {
		return this.checkRequest(incoming, request).catch((error) => {
			throw incoming.api.envelope.httpErrors && error instanceof EnvelopeError ? error.asHttp() : error;
		});
	}

	private async checkRequest({ operation, api, header, read }: IncomingRequest, request: Request): Promise<AdmittedRequest> {
		const token = readToken(request, api.auth);
		const signedIn = findSession(this.options, api, token);
		if (!signedIn && !operation.public) throw refuse(api, token);
		if (signedIn) this.checkHeaders(operation, request, api);
		if (signedIn && !operation.public) for (const renewed of renewal(this.options, api, signedIn)) header(...renewed);
		const { input, problems } = await read();
		for (const problem of problems) this.report(violationOf('request', operation.name, problem));
		const serious = problems.filter(({ kind }) => kind !== 'unknown');
		if (serious[0]) throw new EnvelopeError(400, explainProblem(serious[0]), { httpStatus: 422, fields: fieldErrorsOf(serious) });
		return { signedIn, input };
	}

	private compile(operation: MockOperation): CompiledOperation {
		const compiledBefore = this.compiled.get(operation.name);
		if (compiledBefore) return compiledBefore;
		const { app } = this.options;
		const contract = this.contracts.get(operation.api) ?? createContract({});
		const compiled = compileOperation(operation, { app, contract, schemas: app.schemas[operation.api] ?? {} });
		this.compiled.set(operation.name, compiled);
		return compiled;
	}

	private checkHeaders(operation: MockOperation, request: Request, api: MockApi): void {
		for (const name of inconsistentHeaders(request, api.auth)) {
			const expected = `the token in each of: ${api.auth.headers.join(', ')}`;
			this.report(
				violationOf('request', operation.name, {
					path: [name],
					kind: 'missing',
					expected,
					got: request.headers.get(name) ?? undefined,
					schema: {},
				}),
			);
		}
	}

	private unhandled(method: string, pathname: string): never {
		const operation = `${method.toUpperCase()} ${pathname}`;
		const near = this.routes.near(method, pathname);
		const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
		const message = `${operation} is in no API document, so the mock cannot answer it.${hint} Correct the call, or add the operation with its x-mock to manifests/api.`;
		this.report({
			kind: 'unhandled',
			operation,
			path: '$',
			expected: 'an operation of an API document',
			got: operation,
			origin: null,
			message,
		});
		throw new EnvelopeError(404, texts.noOperation({ operation }), { status: 404 });
	}

	private report(violation: Violation): void {
		this.violations.push(violation);
		if (this.violations.length > VIOLATIONS_KEPT) this.violations.shift();
		this.options.onViolation?.(violation);
	}
}

async function withoutBody(response: Response): Promise<Response> {
	const { status, headers } = response;
	headers.set('content-length', String((await response.arrayBuffer()).byteLength));
	return new Response(null, { status, headers });
}

function refuseInto(answer: MutableAnswer, { code, message, data, status, httpStatus, fields }: EnvelopeError): void {
	Object.assign(answer, { code, message, data, status, httpStatus, fields, refused: true });
}

interface IncomingRequest {
	operation: MockOperation;
	compiled: CompiledOperation;
	api: MockApi;
	url: URL;
	lastEventId: string | null;
	pause(): Promise<void>;
	header(name: string, value: string): void;
	read(): Promise<ReadInput>;
}

interface KeyedRequest extends IncomingRequest {
	attempt: Attempt;
}

interface AdmittedRequest {
	signedIn: SignedIn | null;
	input: Input;
}

interface MutableAnswer extends Answer {
	headers: [name: string, value: string][];
}
