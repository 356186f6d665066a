import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Backend, createBackend } from '#mock/backend.ts';
import { createClock } from '#mock/clock.ts';
import { createRunner } from '#mock/judge/create-runner.ts';
import { createRunnerPool } from '#mock/judge/runner-pool.ts';
import { type OpenedState, openState } from '#mock/kept-state.ts';
import type { MockApp } from '#mock/operation.ts';
import type { Scenario } from '#mock/scenario.ts';
import { createStore, type Store } from '#mock/store.ts';
import type { Violation } from '#mock/violation.ts';
import { createWriteBehind, type WriteBehind } from '#mock/write-behind.ts';
import { answerError, createConsole } from './console-router.ts';
import { createCors } from './cors.ts';
import { readDatabase, removeDatabase, writeDatabase } from './database-file.ts';
import { jsonServer, type Middleware } from './json-server.ts';
import { createJudgeHost } from './judge-host.ts';
import { sendWebResponse, toWebRequest } from './to-web-request.ts';

export interface MockServerOptions {
	app: MockApp;
	scenario: Scenario;
	/** The database file. */
	file: string;
	/** 0 takes any free port. */
	port: number;
	/** Sows the seed anew, whatever was kept. */
	reset?: boolean;
	/** The mock's clock; by default it goes on from the last write. */
	now?: () => number;
	onViolation?: (violation: Violation) => void;
}

export interface MockServer {
	/** `http://127.0.0.1:3001` */
	url: string;
	store: Store;
	backend: Backend;
	/** Where the rows at the start came from. */
	how: OpenedState['how'];
	/** Ends all connections and writes what is not kept yet. */
	close(): Promise<void>;
}

const HOST = '127.0.0.1';
const KEEP_AFTER_MS = 300;

/** Starts the json-server host. Rejects with the error of Node when the port is taken. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
	if (options.reset) removeDatabase(options.file);
	const opened = openState(options.app, readDatabase(options.file));
	const store = createStore(opened.state);
	const now = options.now ?? createClock(Date.now, opened.kept.clock);
	const runner = createRunnerPool(availableParallelism(), () => createRunner({ host: createJudgeHost() }));
	const backend = createBackend({ ...options, store, now, runner, sleep: (ms, signal) => wait(ms, undefined, { signal }) });
	const keeper = keepRows(store, () => writeDatabase(options.file, { kept: { seed: opened.kept.seed, clock: now() }, state: store.state }));
	const server = createServer(createApplication(options.app, { store, backend }));
	const { port } = await listen(server, options.port);
	if (opened.how !== 'kept') keeper.mark();
	return { url: `http://${HOST}:${port}`, store, backend, how: opened.how, close: () => runner.close().then(() => close(server, keeper)) };
}

function keepRows(store: Store, write: () => void): WriteBehind {
	const after = (ms: number, run: () => void): (() => void) => {
		const timer = setTimeout(run, ms);
		return () => clearTimeout(timer);
	};
	const keeper = createWriteBehind({ after }, KEEP_AFTER_MS, write);
	store.onChange(() => keeper.mark());
	return keeper;
}

function createApplication(app: MockApp, { store, backend }: { store: Store; backend: Backend }) {
	const application = jsonServer.create();
	application.disable('x-powered-by');
	application.use(createCors(app));
	application.use('/db', jsonServer.bodyParser);
	application.use('/db', createConsole(store));
	application.use(answerBy(backend));
	application.use(answerError);
	return application;
}

/** Every path but `/db` is the back end's: it has the clearest answer to a wrong one, too. */
function answerBy(backend: Backend): Middleware {
	return (request, response, next) => {
		toWebRequest(request, response)
			.then((webRequest) => backend.fetch(webRequest))
			.then((answer) => sendWebResponse(answer, response))
			.catch((error: unknown) => {
				// No network in this scenario, or no client any more: the connection just ends.
				if (error instanceof TypeError && error.message === 'Failed to fetch') request.socket.destroy();
				else if (!request.socket.destroyed) next(error);
			});
	};
}

function listen(server: Server, port: number): Promise<AddressInfo> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, HOST, () => resolve(server.address() as AddressInfo));
	});
}

async function close(server: Server, keeper: WriteBehind): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeAllConnections();
	await closed;
	await keeper.flush();
}
