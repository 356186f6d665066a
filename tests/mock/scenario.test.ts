import { describe, expect, it } from 'vitest';
import { createBackend } from '#mock/backend.ts';
import { chooseScenario, type Scenario, scenarios } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import { createStore } from '#mock/store/store.ts';
import { createTestBackend, requestOf } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

function backendOf(scenario: Scenario, sleep?: (ms: number, signal: AbortSignal) => Promise<void>) {
	return createBackend({ app: fixtureApp, store: createStore(loadSeed(fixtureApp, MOCK_NOW)), now: () => MOCK_NOW, scenario, sleep });
}

const rules = (signal?: AbortSignal): Request => new Request(requestOf(fixtureApp, 'lib.rules'), { signal });

describe('a scenario', () => {
	it('is chosen by name, and defaults to demo', () => {
		expect(chooseScenario('slow')).toBe(scenarios.slow);
		for (const none of [null, undefined, '']) expect(chooseScenario(none)).toBe(scenarios.demo);
	});

	it.each(['slwo', 'toString'])('with the unknown name %s is refused with a list of all scenarios', (name) => {
		expect(() => chooseScenario(name)).toThrow(`There is no mock scenario "${name}". There are:\n  demo: The whole seed`);
		expect(() => chooseScenario(name)).toThrow('expired: A sign-in lasts 60 seconds');
	});

	it('demo responds at once', async () => {
		const waits: number[] = [];
		const backend = backendOf(scenarios.demo, async (ms) => void waits.push(ms));
		expect((await backend.fetch(rules())).status).toBe(200);
		expect(waits).toEqual([]);
	});

	it('slow delays each response by the same time', async () => {
		const waits: number[] = [];
		const backend = backendOf(scenarios.slow, async (ms) => void waits.push(ms));
		for (let count = 0; count < 3; count += 1) expect((await backend.fetch(rules())).status).toBe(200);
		expect(waits).toEqual([1500, 1500, 1500]);
	});

	it('slow rejects when the caller aborts', async () => {
		const caller = new AbortController();
		const backend = backendOf(scenarios.slow, async () => caller.abort());
		await expect(backend.fetch(rules(caller.signal))).rejects.toThrow('abort');
	});

	it('offline fails like a lost network', async () => {
		await expect(backendOf(scenarios.offline).fetch(rules())).rejects.toThrow(new TypeError('Failed to fetch'));
	});

	it('flaky fails every third request in the envelope of its API', async () => {
		const backend = backendOf(scenarios.flaky);
		const seen: unknown[] = [];
		for (let count = 0; count < 6; count += 1) seen.push(((await (await backend.fetch(rules())).json()) as { code: number }).code);
		expect(seen).toEqual([200, 200, 500, 200, 200, 500]);
	});

	it('expired ends a session permanently after 60 seconds', async () => {
		let now = MOCK_NOW;
		const { call, store } = createTestBackend({ app: fixtureApp, scenario: scenarios.expired, now: () => now });
		const { data: token } = await call('lib.signIn', { username: 'lan', password: '123456' });
		now += 59_999;
		expect((await call('lib.myLoans', {}, token)).code).toBe(200);
		now += 1;
		expect(await call('lib.myLoans', {}, token)).toMatchObject({ code: 401, message: '登录已过期，请重新登录' });
		expect(store.rows('sessions')).toEqual([]);
	});
});
