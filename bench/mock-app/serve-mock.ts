/** A process of its own: the mock server with the one-list app, until it is killed. Prints its port. */
import type { AddressInfo } from 'node:net';
import { createBackend } from '#mock/backend.ts';
import { chooseScenario } from '#mock/scenario.ts';
import { createApplication } from '#mock/server/application.ts';
import { createConsoleAccess } from '#mock/server/console-access.ts';
import { createHttpServer } from '#mock/server/http-server.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createStore } from '#mock/store/store.ts';
import { benchApp, benchRows } from './mock-app.ts';

const store = createStore(benchRows());
const now = (): number => MOCK_NOW;
const backend = createBackend({
	app: benchApp,
	store,
	now,
	scenario: chooseScenario('demo'),
	onViolation: (violation) => {
		throw new Error(violation.message);
	},
});
const listener = createApplication({
	app: benchApp,
	backend,
	store,
	now,
	origins: [],
	access: createConsoleAccess(),
	commit: async () => true,
});
const server = createHttpServer(listener);
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
