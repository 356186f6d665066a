/**
 * Compile times of this app's manifests, as whole processes: cold, beside the openapi-typescript command on the largest API document; and
 * with nothing changed, beside an empty Node process.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyManifests } from '#tests/support/copy-manifests.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';

const OPENAPI_TYPESCRIPT = 'node_modules/openapi-typescript/bin/cli.js';
const COPY = '.cache/bench-app';
const OUTPUT = '.cache/cache-bench-app';
const TYPES = '.cache/bench-app.d.ts';

/** Node 20 runs TypeScript only through tsx. */
const COLD_LIMIT = process.version.startsWith('v20.') ? 3.5 : 2;

export const compileFigures = async (): Promise<Figure[]> => [await coldFigure(), await unchangedFigure()];

/** Compiles a copy of the manifests, so that the committed output stays untouched. */
async function coldFigure(): Promise<Figure> {
	rmSync(COPY, { recursive: true, force: true });
	copyManifests('manifests', COPY);
	const { ours, types } = await takeTurns(
		{ rounds: 9, warmUp: 1 },
		{
			ours: () => {
				rmSync(OUTPUT, { recursive: true, force: true });
				return timeProcess(['codegen/main.mjs'], { MANIFESTS: COPY });
			},
			types: () => timeProcess([OPENAPI_TYPESCRIPT, 'manifests/api/main.yaml', '-o', TYPES]),
		},
	);
	for (const each of [COPY, OUTPUT, TYPES]) rmSync(each, { recursive: true, force: true });
	const comparison = { name: 'compile-cold', unit: 's', yardstick: 'openapi-typescript on main.yaml', typical: least } as const;
	return compare({ ...comparison, limit: COLD_LIMIT }, ours, types);
}

async function unchangedFigure(): Promise<Figure> {
	const { ours, empty } = await takeTurns(
		{ rounds: 11, warmUp: 1 },
		{ ours: () => timeProcess(['codegen/main.mjs']), empty: () => timeProcess(['-e', '']) },
	);
	return compare({ name: 'compile-unchanged', unit: 's', yardstick: 'an empty node', limit: 4, typical: least }, ours, empty);
}

/** Seconds that a Node process takes, including its start. Throws its output if it fails. */
function timeProcess(args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
	const started = performance.now();
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8' });
	const seconds = (performance.now() - started) / 1000;
	if (status !== 0) throw new Error(`\`node ${args.join(' ')}\` ended with code ${status}.\n${stdout}${stderr}`.slice(0, 4000));
	return seconds;
}
