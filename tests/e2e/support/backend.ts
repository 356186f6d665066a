import { createBackend } from '#mock/backend.ts';
import { MOCK_NOW } from '#mock/clock.ts';
import { app } from '#mock/generated/app.ts';
import { chooseScenario } from '#mock/scenario.ts';
import { createStore } from '#mock/store.ts';
import type { FetchLike } from '#tests/support/app-server.ts';
import { freshSeed } from '#tests/support/fresh-seed.ts';

export interface TestBackend {
	fetch: FetchLike;
	bases: readonly string[];
	/** What was asked or answered outside of the contract. */
	violations: string[];
}

/** The product's pretend back end with the whole seed, fresh for one test, at the time of the seed unless told another. */
export function createTestBackend(now = () => MOCK_NOW): TestBackend {
	const violations: string[] = [];
	const backend = createBackend({
		app,
		store: createStore(freshSeed(app, MOCK_NOW)),
		now,
		scenario: chooseScenario('demo'),
		onViolation: (violation) => violations.push(violation.message),
	});
	return { fetch: (request) => backend.fetch(request), bases: Object.values(app.apis).map((api) => api.base), violations };
}
