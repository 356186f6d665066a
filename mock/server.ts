/** The command line of the mock server: reads the app, scenario and port, then runs the json-server host until it gets a signal. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Project, resolveProject } from '#codegen/project.ts';
import type { Violation } from './contract/violation.ts';
import type { MockApp } from './operation.ts';
import { chooseScenario } from './scenario.ts';
import { locateOrigin } from './server/locate-origin.ts';
import { type MockServer, startMockServer } from './server/mock-server.ts';
import { readOrigins } from './server/origin-guard.ts';
import { isolation, isolationNotice } from './server/sandbox.ts';

const DEFAULT_PORT = 3001;

const USAGE = `npm run mock [-- --reset]

  --reset              restores the seed
  MOCK_PORT=<port>     ${DEFAULT_PORT} by default
  MOCK_DATA=<file>     where rows are kept; below .cache/mock by default
  MOCK_SCENARIO=<name> demo (default), empty, slow, offline, flaky, expired
  MOCK_ORIGINS=<list>  origins of pages that may call it, separated by commas; no other page may
  MANIFESTS=<dir>      the mock of another app`;

const HOW: Readonly<Record<MockServer['how'], string>> = {
	kept: 'with the rows of the last run',
	fresh: 'with fresh rows',
	merged: 'with the rows of the last run and the changes of the seed',
	reseeded: 'with fresh rows, because the seed has changed; what was kept is gone',
	incomplete: 'with fresh rows, because the kept ones were incomplete',
};

async function main(): Promise<void> {
	const { values } = parseArgs({ options: { reset: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
	if (values.help) return console.log(USAGE);
	const project = resolveProject(process.env, process.cwd());
	const scenario = chooseScenario(process.env.MOCK_SCENARIO);
	const port = readPort(process.env.MOCK_PORT);
	const app = await loadApp(project);
	const file = path.resolve(project.root, process.env.MOCK_DATA || path.join('.cache/mock', project.name, 'db.json'));
	const server = await startMockServer({
		...{ app, scenario, port, file, reset: values.reset ?? false },
		origins: readOrigins(process.env.MOCK_ORIGINS),
		onViolation: (violation) => printViolation(violation, project.root),
		onNotice: (sentence) => console.warn(`mock: ${sentence}`),
	});
	console.log(`mock: ${server.url} plays ${app.operations.length} operations, scenario ${scenario.name}, ${HOW[server.how]}.`);
	console.log(`mock: every row is at ${server.url}/db?token=${server.consoleToken}`);
	const missing = isolationNotice(isolation());
	if (missing) console.warn(`mock: ${missing}`);
	closeOnSignal(server);
	// A parent process watches these folders.
	process.send?.({ sources: ['mock', project.mockGenerated, ...app.sources.folders] });
}

function readPort(text: string | undefined): number {
	if (text === undefined || text === '') return DEFAULT_PORT;
	const port = Number(text);
	if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	throw new Error(`MOCK_PORT is "${text}", which is not a port: give a whole number up to 65535.`);
}

async function loadApp({ mockGenerated, root }: Project): Promise<MockApp> {
	const file = path.join(mockGenerated, 'app.ts');
	if (!existsSync(file)) throw new Error(`${path.relative(root, file)} is missing: run \`npm run codegen\` first.`);
	const { app } = (await import(pathToFileURL(file).href)) as { app: MockApp };
	return app;
}

function printViolation(violation: Violation, root: string): void {
	console.warn(`mock: ${violation.message}`);
	if (violation.origin) console.warn(`      at ${locateOrigin(violation.origin, root)}`);
	if (violation.cause instanceof Error) console.warn(violation.cause.stack);
}

function closeOnSignal(server: MockServer): void {
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			server.close().then(
				() => process.exit(0),
				(error: unknown) => stop(error),
			);
		});
	}
}

function stop(error: unknown): never {
	const { code, port } = error as { code?: string; port?: number };
	const text = error instanceof Error ? error.message : String(error);
	console.error(
		code === 'EADDRINUSE'
			? `mock: port ${port} is taken. End what listens there, or choose another with MOCK_PORT=<port>.`
			: `mock: ${text}`,
	);
	process.exit(1);
}

main().catch(stop);
