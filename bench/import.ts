/** The import of a large OpenAPI document (13 MB, 1,600 operations) as a whole process, beside openapi-typescript on the same document. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { largeDocument } from './large-document.ts';

const FOLDER = '.cache/bench-import';
const DOCUMENT = `${FOLDER}/large.json`;
const OPENAPI_TYPESCRIPT = 'node_modules/openapi-typescript/bin/cli.js';
const OPERATIONS = 1600;
/** Node 20 runs TypeScript only through tsx. */
const TIME_LIMIT = process.version.startsWith('v20.') ? 2 : 1.5;
/** The document, its positions for notes, and the manifest as a tree are in memory at once. */
const MEMORY_LIMIT = 1.6;

export async function importFigures(): Promise<Figure[]> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(`${FOLDER}/manifests`, { recursive: true });
	writeFileSync(DOCUMENT, JSON.stringify(largeDocument(OPERATIONS), null, 2));
	const memory = { ours: [] as number[], types: [] as number[] };
	const { ours, types } = await takeTurns(
		{ rounds: 3, warmUp: 0 },
		{
			ours: () => {
				rmSync(`${FOLDER}/manifests/api`, { recursive: true, force: true });
				return runOf(['codegen/main.mjs', 'import', DOCUMENT, 'large'], memory.ours, { MANIFESTS: `${FOLDER}/manifests` });
			},
			types: () => runOf([OPENAPI_TYPESCRIPT, DOCUMENT, '-o', `${FOLDER}/large.d.ts`], memory.types),
		},
	);
	rmSync(FOLDER, { recursive: true, force: true });
	const yardstick = 'openapi-typescript';
	return [
		compare({ name: 'import-time', unit: 's', yardstick, limit: TIME_LIMIT, typical: least }, ours, types),
		compare({ name: 'import-memory', unit: 'MB', yardstick, limit: MEMORY_LIMIT, typical: least }, memory.ours, memory.types),
	];
}

/** The last line of the errors has the processor time in seconds and the largest memory in megabytes. */
const REPORT_USAGE =
	"process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); console.error(JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1e3 })); })";

/** Seconds of processor time; adds the largest memory to `memory`. */
function runOf(args: readonly string[], memory: number[], env: Readonly<Record<string, string>> = {}): number {
	const preload = `data:text/javascript,${encodeURIComponent(REPORT_USAGE)}`;
	const options = { env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 1e8 } as const;
	const { status, stderr } = spawnSync(process.execPath, ['--import', preload, ...args], options);
	if (status !== 0) throw new Error(`\`node ${args.join(' ')}\` ended with code ${status}.\n${stderr}`.slice(0, 4000));
	const { seconds, megabytes } = JSON.parse(stderr.trim().split('\n').pop() ?? '') as { seconds: number; megabytes: number };
	memory.push(megabytes);
	return seconds;
}
