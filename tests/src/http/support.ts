import type { OperationName } from '#generated/api/operations.ts';
import type { ApiSpec, OperationSpec } from '#src/http/api-spec.ts';
import { createAttempts } from '#src/http/attempts.ts';
import type { Answer } from '#src/http/call.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import { type CallOptions, createHttp, type HttpOptions } from '#src/http/create-http.ts';
import type { Result } from '#src/http/result.ts';
import { createAttemptStorage } from '#tests/support/memory-storage.ts';

export const mainApi: ApiSpec = {
	base: 'http://school.test/main-api',
	timeout: 10_000,
	envelope: { code: ['code', 'status'], message: ['message', 'msg'], data: 'data', success: [0, 200, '0', '200'] },
	auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
};

export const judgeApi: ApiSpec = {
	...mainApi,
	base: 'http://school.test/judge-api',
	auth: { token: 'judge', headers: ['Authorization'], dropLast: 0, prefix: '', rotate: 'Refresh-Token' },
};

export const simulatedApi: ApiSpec = {
	...mainApi,
	base: 'http://school.test/simulated-api',
	auth: { ...judgeApi.auth, token: 'simulated', prefix: 'Bearer ' },
};

export const operation = (changes: Partial<OperationSpec<OperationName>> = {}): OperationSpec<OperationName> => ({
	api: 'main',
	method: 'get',
	path: '/thing',
	in: {},
	body: null,
	public: false,
	overlay: false,
	invalidates: [],
	// Longer than any call takes on a slow machine.
	timeout: 3_600_000,
	...changes,
});

export const answer = (body: unknown, changes: Partial<Answer> = {}): Answer => ({
	status: 200,
	ok: true,
	headers: new Headers(),
	body,
	...changes,
});

export const json = (body: unknown, init: ResponseInit = {}): Response => new Response(JSON.stringify(body), init);

export interface TestHttp {
	/** Calls the only operation, whatever its API document says. */
	call(input: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Result<unknown>>;
	requests: Request[];
	events: string[];
}

export function createTestHttp(
	server: (request: Request) => Response | Promise<Response>,
	spec: Partial<OperationSpec<OperationName>> = {},
	options: Partial<HttpOptions> = {},
): TestHttp {
	const requests: Request[] = [];
	const events: string[] = [];
	const http = createHttp({
		operations: { 'main.studentInfo': operation(spec) },
		apis: { main: mainApi, judge: judgeApi, simulated: simulatedApi },
		transport: async (request) => {
			requests.push(request);
			return server(request);
		},
		contentType: 'application/json;charset=UTF-8',
		tokens: {
			read: (kind) => `${kind}-token-1234`,
			acquire: async () => '',
			replace: (kind, token) => void events.push(`replaced ${kind} ${token}`),
		},
		overlay: { actions: ['doEdit'], show: () => void events.push('overlay'), hide: () => void events.push('overlay gone') },
		clock: { now: () => 0, note: () => undefined },
		attempts: createAttempts(createAttemptStorage(), () => 0),
		onUnauthorised: async (error) => {
			events.push(`unauthorised ${error.code}`);
			return false;
		},
		onFailed: (error) => void events.push(`failed ${error.kind} ${error.message}`),
		onUnreadable: (reason) => void events.push(`unreadable ${reason}`),
		...options,
	});
	return {
		call: (input, callOptions) => http.call('main.studentInfo' as OperationName, compiledInput(input), callOptions),
		requests,
		events,
	};
}
