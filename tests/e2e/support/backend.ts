import type { Runner } from '#engines/runner.ts';
import { createBackend } from '#mock/backend.ts';
import { app } from '#mock/generated/app.ts';
import { chooseScenario } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createStore, type Store } from '#mock/store/store.ts';
import type { FetchLike } from '#tests/support/app-server.ts';
import { freshSeed } from '#tests/support/fresh-seed.ts';
import { recordLog } from './failure-record.ts';

export interface TestBackend {
	fetch: FetchLike;
	bases: readonly string[];
	violations: string[];
	/** Its rows, which a test may change as a teacher would. */
	store: Store;
}

interface TestBackendOptions {
	/** The seed's time by default. */
	now?: () => number;
	runner?: Runner | undefined;
	/** Base path of the app without a slash at its end. */
	site?: string;
}

/** A mock server with the product's whole seed, fresh for one test. */
export function createTestBackend({ now = () => MOCK_NOW, runner, site = '' }: TestBackendOptions = {}): TestBackend {
	const violations: string[] = [];
	const log: string[] = [];
	const store = createStore(freshSeed(app, MOCK_NOW));
	const backend = createBackend({
		app: { ...app, site },
		runner,
		store,
		now,
		scenario: chooseScenario('demo'),
		onViolation: ({ message }) => {
			violations.push(message);
			log.push(`outside of the contract: ${message}`);
		},
	});
	recordLog(() => log.join('\n'));
	const fetch: FetchLike = async (request) => {
		const { pathname, search } = new URL(request.url);
		const response = await backend.fetch(request);
		log.push(`${response.status}: ${request.method} ${pathname}${search}`);
		return response;
	};
	return { fetch, bases: Object.values(app.apis).map((api) => api.base), violations, store };
}
