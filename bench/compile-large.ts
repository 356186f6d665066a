/**
 * Compile times of a project with 100 pages and 300 operations: cold, and after an edit of one page, both beside the openapi-typescript
 * command on the same documents; and the same edit in watch mode, beside an empty Node process.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectResult } from '#codegen/commands/compile-project.ts';
import { watchProject } from '#codegen/commands/watch.ts';
import { resolveProject } from '#codegen/project.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { largeProject } from './large-project/large-project.ts';
import { waitedSeconds } from './processor-wait.ts';
import { timeProcess } from './time-process.ts';

const FOLDER = '.cache/bench-large';
const OUTPUT = '.cache/cache-bench-large';
const PAGE = `${FOLDER}/pages/list-7.yaml`;
/** Holds a redocly.yaml that lists all documents for openapi-typescript. */
const DOCUMENTS = '.cache/bench-large-types';

export async function largeCompileFigures(openapiTypescript: string): Promise<Figure[]> {
	writeProject();
	writeDocuments();
	try {
		return [...(await processFigures(openapiTypescript)), await warmFigure()];
	} finally {
		for (const folder of [FOLDER, OUTPUT, DOCUMENTS]) rmSync(folder, { recursive: true, force: true });
	}
}

function writeProject(): void {
	rmSync(FOLDER, { recursive: true, force: true });
	for (const [file, text] of largeProject(FOLDER)) {
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

function writeDocuments(): void {
	mkdirSync(DOCUMENTS, { recursive: true });
	const apis = readdirSync(`${FOLDER}/api`).map((file) => {
		const root = path.resolve(FOLDER, 'api', file);
		return [path.parse(file).name, { root, 'x-openapi-ts': { output: path.resolve(DOCUMENTS, `${file}.d.ts`) } }];
	});
	writeFileSync(`${DOCUMENTS}/redocly.yaml`, JSON.stringify({ apis: Object.fromEntries(apis) }));
}

const compileOnce = (): number => timeProcess(['codegen/main.mjs'], { MANIFESTS: FOLDER });

async function processFigures(openapiTypescript: string): Promise<Figure[]> {
	const { cold, edited, types } = await takeTurns(
		{ rounds: 9, warmUp: 1 },
		{
			cold: () => {
				rmSync(OUTPUT, { recursive: true, force: true });
				return compileOnce();
			},
			types: () => timeProcess([openapiTypescript, '--redocly', `${DOCUMENTS}/redocly.yaml`]),
			edited: (round) => {
				editPage(`新进程 ${round}`);
				return compileOnce();
			},
		},
	);
	const comparison = { unit: 's', yardstick: 'openapi-typescript on its documents', limit: 1, typical: least } as const;
	return [
		compare({ ...comparison, name: 'compile-large-cold' }, cold, types),
		compare({ ...comparison, name: 'compile-large-fresh-process' }, edited, types),
	];
}

async function warmFigure(): Promise<Figure> {
	const watched = watchPage();
	// The first compilations of a process are slower than those an author waits for.
	const { edit, empty } = await takeTurns({ rounds: 15, warmUp: 5 }, { edit: watched.edit, empty: () => timeProcess(['-e', '']) });
	await watched.end();
	return compare({ name: 'compile-large-warm', unit: 's', yardstick: 'an empty node', limit: 2, typical: least }, edit, empty);
}

interface WatchedPage {
	/** Seconds from saving the page until the watcher has written its output, without those of waiting for a processor. */
	edit: (round: number) => Promise<number>;
	end: () => Promise<void>;
}

function watchPage(): WatchedPage {
	const stop = new AbortController();
	let finish = (_result: ProjectResult): void => undefined;
	const ready = new Promise<unknown>((resolve) => {
		finish = resolve;
	});
	const watching = watchProject(resolveProject({ MANIFESTS: FOLDER }, process.cwd()), (result) => finish(result), stop.signal);
	return {
		async edit(round) {
			await ready;
			return new Promise<number>((resolve, reject) => {
				const [saved, waited] = [performance.now(), waitedSeconds()];
				finish = ({ diagnostics, written }) => {
					if (diagnostics[0]) reject(new Error(`The large project has findings: ${diagnostics[0].message}`));
					else if (written.length === 1) resolve((performance.now() - saved) / 1000 - (waitedSeconds() - waited));
				};
				editPage(`看着 ${round}`);
			});
		},
		async end() {
			stop.abort();
			await watching;
		},
	};
}

function editPage(title: string): void {
	writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
}
