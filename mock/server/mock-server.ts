import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createRunner } from '#engines/create-runner.ts';
import { createRunnerPool } from '#engines/runner-pool.ts';
import { type Backend, createBackend } from '#mock/backend.ts';
import type { Violation } from '#mock/contract/violation.ts';
import type { MockApp } from '#mock/operation.ts';
import type { Scenario } from '#mock/scenario.ts';
import { createClock } from '#mock/store/clock.ts';
import type { OpenedState } from '#mock/store/kept-state.ts';
import { createStore, type Store } from '#mock/store/store.ts';
import { createApplication } from './application.ts';
import { createConsoleAccess } from './console-access.ts';
import { createHttpServer } from './http-server.ts';
import type { Journal } from './journal.ts';
import { createJudgeHost } from './judge-host.ts';
import { openDatabase } from './open-database.ts';

export interface MockServerOptions {
	app: MockApp;
	scenario: Scenario;
	file: string;
	/** 0 picks a free port. */
	port: number;
	/** Origins that may call the mock besides its own, like `http://127.0.0.1:3000`. */
	origins?: readonly string[];
	/** Starts from the seed and discards stored rows. */
	reset?: boolean;
	/** Log size in bytes that triggers a snapshot. */
	logLimit?: number;
	/** The mock's clock; by default the one of `createClock`. */
	now?: () => number;
	onViolation?: (violation: Violation) => void;
	/** Called with a sentence about files that are damaged or cannot be written. */
	onNotice?: (sentence: string) => void;
}

export interface MockServer {
	url: string;
	/** Access token of the console at `/db`, new at each start. */
	consoleToken: string;
	store: Store;
	backend: Backend;
	how: OpenedState['how'];
	/** Closes all connections and compacts the log into the data file. */
	close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts the Node host. If the port is taken, rejects with Node's error and writes nothing. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
	const { app, file, reset = false, origins = [], logLimit, onNotice = () => undefined } = options;
	const { opened, keep } = openDatabase({ app, file, reset, onNotice, ...(logLimit !== undefined && { logLimit }) });
	const store = createStore(opened.state);
	const now = options.now ?? createClock(Date.now, opened.kept);
	const runner = createRunnerPool(availableParallelism(), () => createRunner({ host: createJudgeHost() }));
	const backend = createBackend({ ...options, store, now, runner, sleep: (ms, signal) => wait(ms, undefined, { signal }) });
	const access = createConsoleAccess();
	let journal: Journal | null = null;
	const commit = async (): Promise<boolean> => (await journal?.commit()) ?? true;
	const server = createHttpServer(createApplication({ app, backend, store, now, origins, access, commit }));
	const { port } = await listen(server, options.port);
	journal = keep(store, () => ({ seed: opened.kept.seed, clock: now(), real: Date.now() }));
	void journal.commit();
	const url = `http://${HOST}:${port}`;
	return {
		url,
		consoleToken: access.token,
		store,
		backend,
		how: opened.how,
		close: () => runner.close().then(() => close(server, journal)),
	};
}

function listen(server: Server, port: number): Promise<AddressInfo> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, HOST, () => resolve(server.address() as AddressInfo));
	});
}

async function close(server: Server, journal: Journal | null): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeAllConnections();
	await closed;
	await journal?.close();
}
