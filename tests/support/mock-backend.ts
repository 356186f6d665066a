import type { Runner } from '#engines/runner.ts';
import { type Backend, createBackend } from '#mock/backend.ts';
import type { Violation } from '#mock/contract/violation.ts';
import { openSession } from '#mock/http/sessions.ts';
import type { MockApp, MockOperation } from '#mock/operation.ts';
import { type Scenario, scenarios } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createStore, type RowId, type Store } from '#mock/store/store.ts';
import { freshSeed } from './fresh-seed.ts';

export interface Reply {
	status: number;
	headers: Headers;
	code: unknown;
	message: unknown;
	// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they state themselves
	data: any;
	/** The whole body, for what is beside the data, such as field errors. */
	body: Readonly<Record<string, unknown>>;
}

export interface TestBackendOptions {
	app: MockApp;
	scenario?: Scenario;
	now?: () => number;
	/** Runs programs; without a runner, submissions are not judged. */
	runner?: Runner;
	/** By default a contract violation fails the call, and so the test. */
	onViolation?: (violation: Violation) => void;
}

export interface TestBackend {
	backend: Backend;
	store: Store;
	call(name: string, input?: Record<string, unknown>, token?: string | null): Promise<Reply>;
	/** Creates a session for a user row without the sign-in operation. Returns the token for `call`. `api` is the API's `auth.token`. */
	signIn(resource: string, userId: RowId, api: string): string;
}

export function createTestBackend(options: TestBackendOptions): TestBackend {
	const { app, scenario = scenarios.demo, now = () => MOCK_NOW } = options;
	const store = createStore(freshSeed(app, now()));
	const onViolation = options.onViolation ?? failTest;
	const backend = createBackend({ app, store, now, scenario, onViolation, runner: options.runner });
	const call: TestBackend['call'] = async (name, input = {}, token = null) => {
		const request = requestOf(app, name, input, token);
		return replyOf(app, name, await backend.fetch(request));
	};
	const signIn: TestBackend['signIn'] = (resource, userId, api) => openSession({ store, now, scenario }, { resource, userId, api }, {});
	return { backend, store, call, signIn };
}

function failTest(violation: Violation): void {
	throw new Error(violation.message, { cause: violation.cause });
}

/** Builds the request that the app's client would send. `token` is the raw value, without the fields that clients store with it. */
export function requestOf(
	app: MockApp,
	name: string,
	input: Record<string, unknown> = {},
	token: string | null = null,
	origin = 'http://mock.test',
): Request {
	const operation = operationOf(app, name);
	const api = app.apis[operation.api];
	if (!api) throw new Error(`${operation.api} is no API of this app.`);
	const headers = new Headers();
	if (token !== null) for (const header of api.auth.headers) headers.set(header, api.auth.prefix + token);
	const url = new URL(`${origin}${api.base}${operation.path}`);
	const body: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(input)) {
		const place = operation.parameters[key]?.in ?? (operation.body?.media === 'query' ? 'query' : 'body');
		if (place === 'path') url.pathname = url.pathname.replace(`%7B${key}%7D`, encodeURIComponent(String(value)));
		else if (place === 'header') headers.set(key, String(value));
		else if (place === 'query') for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(key, String(item));
		else body[key] = value;
	}
	return new Request(url, { method: operation.method.toUpperCase(), headers, body: bodyOf(operation, body) });
}

function operationOf(app: MockApp, name: string): MockOperation {
	const operation = app.operations.find((each) => each.name === name);
	if (!operation) throw new Error(`${name} is no operation of this app.`);
	return operation;
}

function bodyOf({ body }: MockOperation, fields: Record<string, unknown>): BodyInit | null {
	switch (body?.media) {
		case 'json':
			return JSON.stringify(fields);
		case 'form':
			return new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
		case 'multipart': {
			const form = new FormData();
			for (const [key, value] of Object.entries(fields)) form.append(key, value instanceof Blob ? value : String(value));
			return form;
		}
		default:
			return null;
	}
}

export async function replyOf(app: MockApp, name: string, response: Response): Promise<Reply> {
	const envelope = app.apis[operationOf(app, name).api]?.envelope;
	const body = (response.status === 204 ? null : await response.json()) as Record<string, unknown>;
	const { status, headers } = response;
	if (!envelope?.data) return { status, headers, code: status, message: '', data: body, body };
	return { status, headers, code: body[envelope.code[0] ?? ''], message: body[envelope.message[0] ?? ''], data: body[envelope.data], body };
}
