import type { Runner } from '#engines/runner.ts';
import { app } from '#mock/generated/app.ts';
import type { Scenario } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createTestBackend, type Reply, type TestBackend } from '#tests/support/mock-backend.ts';

export interface World extends TestBackend {
	wait(ms: number): void;
	/** Signs in through the form's operation and returns a client for that account. */
	as(account: string): Promise<Student>;
	judgeSecret(account: string): Promise<string>;
	/** Returns a token of the judge for that account. */
	judgeToken(account: string): Promise<string>;
}

export interface Student {
	token: string;
	call(name: string, input?: Record<string, unknown>): Promise<Reply>;
	/** Calls an operation that must succeed and returns its data. */
	ask(name: string, input?: Record<string, unknown>): Promise<Reply['data']>;
}

/** The product's mock server with a fresh seed. A contract violation fails the test. */
export function createWorld(scenario?: Scenario, runner?: Runner): World {
	let now = MOCK_NOW;
	const backend = createTestBackend({ app, now: () => now, ...(scenario ? { scenario } : {}), ...(runner ? { runner } : {}) });
	const wait = (ms: number): void => {
		now += ms;
	};
	const as = async (account: string): Promise<Student> => {
		const { data: token, code, message } = await backend.call('main.studentLogin', { username: account, password: '123456' });
		if (code !== 200) throw new Error(`${account} cannot sign in: ${String(message)}`);
		const call: Student['call'] = (name, input) => backend.call(name, input, token);
		const ask: Student['ask'] = async (name, input) => {
			const reply = await call(name, input);
			if (reply.code !== 200) throw new Error(`${name} answered ${String(reply.code)}: ${String(reply.message)}`);
			return reply.data;
		};
		return { token, call, ask };
	};
	const judgeSecret = async (account: string): Promise<string> => (await (await as(account)).ask('main.studentInfo')).studentDTO.hojSecret;
	const judgeToken = async (account: string): Promise<string> =>
		(await backend.call('judge.jqrAutoLogin', { secret: await judgeSecret(account) })).data.token;
	return { ...backend, wait, as, judgeSecret, judgeToken };
}
