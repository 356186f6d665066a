/** How long a project of 100 pages and 300 operations takes: from nothing, after one page was edited, and that while somebody watches. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectResult } from '#codegen/commands/compile-project.ts';
import { watchProject } from '#codegen/commands/watch.ts';
import { resolveProject } from '#codegen/project.ts';
import type { Figure } from './figure.ts';
import { largeProject } from './large-project/large-project.ts';
import { median, timeProcess } from './time-process.ts';

const FOLDER = '.cache/bench-large';
/** Where codegen puts the output of that folder. */
const OUTPUT = '.cache/cache-bench-large';
const PAGE = `${FOLDER}/pages/list-7.yaml`;
const RUNS = 5;
const EDITS = 15;
/** A watching process has compiled a few times before anybody measures it by feel. */
const FIRST_EDITS = 5;

export async function largeCompileFigures(): Promise<Figure[]> {
	writeProject();
	try {
		return [
			{ name: 'compile-large-cold', value: coldSeconds(), unit: 's', limit: 1, atMost: true },
			{ name: 'compile-large-fresh-process', value: freshSeconds(), unit: 's', limit: 1, atMost: true },
			{ name: 'compile-large-warm', value: await warmSeconds(), unit: 's', limit: 0.15, atMost: true },
		];
	} finally {
		for (const folder of [FOLDER, OUTPUT]) rmSync(folder, { recursive: true, force: true });
	}
}

function writeProject(): void {
	rmSync(FOLDER, { recursive: true, force: true });
	for (const [file, text] of largeProject(FOLDER)) {
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

const compileOnce = (): number => timeProcess(['codegen/main.mjs'], { MANIFESTS: FOLDER });

function coldSeconds(): number {
	const runs = Array.from({ length: RUNS }, () => {
		rmSync(OUTPUT, { recursive: true, force: true });
		return compileOnce();
	});
	return median(runs);
}

function freshSeconds(): number {
	compileOnce();
	const runs = Array.from({ length: RUNS }, (_, edit) => {
		editPage(`新进程 ${edit}`);
		return compileOnce();
	});
	return median(runs);
}

/** From saving the page to the result of the watch, its file written. */
async function warmSeconds(): Promise<number> {
	const times: number[] = [];
	const end = new AbortController();
	let saved = 0;
	const onResult = ({ diagnostics, written }: ProjectResult): void => {
		if (diagnostics.length > 0) throw new Error(`The large project has findings: ${diagnostics[0]?.message}`);
		if (saved > 0 && written.length !== 1) return;
		if (saved > 0) times.push((performance.now() - saved) / 1000);
		if (times.length === FIRST_EDITS + EDITS) return end.abort();
		saved = performance.now();
		editPage(`看着 ${times.length}`);
	};
	await watchProject(resolveProject({ MANIFESTS: FOLDER }, process.cwd()), onResult, end.signal);
	return median(times.slice(FIRST_EDITS));
}

function editPage(title: string): void {
	writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
}
