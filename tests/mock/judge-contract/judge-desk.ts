import { app } from '#mock/generated/app.ts';
import type { SubmissionRow } from '#mock/rows/judge.ts';
import { chooseScenario, type ScenarioName } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createTestBackend, type TestBackend } from '#tests/support/mock-backend.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';

/** What came over the wire, without anything that our client would do to it. */
export interface Wire {
	http: number;
	headers: Headers;
	body: Record<string, unknown>;
	// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they state themselves
	data: any;
}

export interface Ask {
	query?: Record<string, string | number | boolean>;
	/** Sent as JSON; a text as it is, a form as a form. */
	body?: Record<string, unknown> | string | FormData;
	/** As it stands in the header; null: none. That of the student by default. */
	token?: string | null;
}

export interface Desk extends TestBackend {
	token: string;
	wait(ms: number): void;
	/** `GET /api/get-problem-list`. */
	ask(operation: string, ask?: Ask): Promise<Wire>;
	/** A submission of the seed that the rule holds for. */
	submission(rule: (row: SubmissionRow) => boolean): SubmissionRow;
}

export interface DeskOptions {
	account?: string;
	script?: Parameters<typeof createScriptedRunner>[0];
	scenario?: ScenarioName;
}

/** The judge of the mock as a stranger's client meets it: requests by hand, with a student's token. */
export function openDesk({ account = 'student01', script, scenario = 'demo' }: DeskOptions = {}): Desk {
	let now = MOCK_NOW;
	const runner = script && { runner: createScriptedRunner(script) };
	const chosen = chooseScenario(scenario);
	// Requests that break the contract are what is tested here.
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

/** An answer outside of the contract is a fault of the mock. */
function tellAnswers({ kind, message, cause }: { kind: string; message: string; cause?: unknown }): void {
	if (kind !== 'request') throw new Error(message, { cause });
}

export function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
}

/** Long enough for every language. */
export const PROGRAM = { language: 'C++', code: `int main() { return 0; } // ${'x'.repeat(40)}` };
export const TEST = { pid: 1002, type: 'public', ...PROGRAM, userInput: '20 105', expectedOutput: '5 5' };
export const SUBMIT = { pid: 'P1002', ...PROGRAM, cid: 0, isRemote: false };
