import type { SubmissionRow } from '#app/judge/back-end/rows.ts';
import { app } from '#mock/generated/app.ts';
import { chooseScenario, type ScenarioName } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createTestBackend, type TestBackend } from '#tests/support/mock-backend.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';

/** A response as sent, without our client's processing. */
export interface Wire {
	http: number;
	headers: Headers;
	body: Record<string, unknown>;
	// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they state themselves
	data: any;
}

export interface Ask {
	query?: Record<string, string | number | boolean>;
	/** Objects are sent as JSON, strings and forms as they are. */
	body?: Record<string, unknown> | string | FormData;
	/** Value of the header, null for no header. The student's token by default. */
	token?: string | null;
}

export interface Desk extends TestBackend {
	token: string;
	wait(ms: number): void;
	/** `operation` is a method and path, such as `GET /api/get-problem-list`. */
	ask(operation: string, ask?: Ask): Promise<Wire>;
	submission(rule: (row: SubmissionRow) => boolean): SubmissionRow;
}

export interface DeskOptions {
	account?: string;
	script?: Parameters<typeof createScriptedRunner>[0];
	scenario?: ScenarioName;
}

/** The mock's judge as a third-party client sees it: raw requests with a student's token. */
export function openDesk({ account = 'student01', script, scenario = 'demo' }: DeskOptions = {}): Desk {
	let now = MOCK_NOW;
	const runner = script && { runner: createScriptedRunner(script) };
	const chosen = chooseScenario(scenario);
	// Only responses are checked, since these tests send invalid requests on purpose.
	const backend = createTestBackend({ app, now: () => now, scenario: chosen, onViolation: tellAnswers, ...runner });
	const token = backend.signIn('users', account, 'judge');
	const ask: Desk['ask'] = async (operation, asked = {}) => {
		const response = await backend.backend.fetch(requestOf(operation, { token, ...asked }));
		const body = (await response.json()) as Record<string, unknown>;
		return { http: response.status, headers: response.headers, body, data: body.data };
	};
	return {
		...backend,
		token,
		ask,
		wait: (ms) => {
			now += ms;
		},
		submission: (rule) => {
			const found = backend.store.rows<SubmissionRow>('submissions').find(rule);
			if (!found) throw new Error('The seed has no such submission.');
			return found;
		},
	};
}

function requestOf(operation: string, { query = {}, body, token = null }: Ask): Request {
	const [method = '', path = ''] = operation.split(' ');
	const url = new URL(`http://mock.test/judge-api${path}`);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
	const headers = new Headers(token === null ? {} : { Authorization: token });
	if (body === undefined || body instanceof FormData) return new Request(url, { method, headers, body: body ?? null });
	headers.set('Content-Type', 'application/json');
	return new Request(url, { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

/** Responses that break the contract are bugs of the mock; invalid requests are expected here. */
function tellAnswers({ kind, message, cause }: { kind: string; message: string; cause?: unknown }): void {
	if (kind !== 'request') throw new Error(message, { cause });
}

export function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
}

/** Exceeds the minimum length in every language. */
export const PROGRAM = { language: 'C++', code: `int main() { return 0; } // ${'x'.repeat(40)}` };
export const TEST = { pid: 1002, type: 'public', ...PROGRAM, userInput: '20 105', expectedOutput: '5 5' };
export const STATUSES = { pidList: [1001, 1002, 9999], isContestProblemList: false };
export const SUBMIT = { pid: 'P1002', ...PROGRAM, cid: 0, isRemote: false };
