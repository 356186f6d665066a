/** How long compiling the manifests of this app takes: from nothing, and when nothing has changed. Whole processes, as people wait for them. */
import { cpSync, rmSync } from 'node:fs';
import { largeCompileFigures } from './compile-large.ts';
import type { Figure } from './figure.ts';
import { median, timeProcess } from './time-process.ts';

const COPY = '.cache/bench-app';
/** Where codegen puts the output of that folder. */
const OUTPUT = '.cache/cache-bench-app';
const RUNS = 5;

export async function compileFigures(): Promise<Figure[]> {
	return [
		{ name: 'compile-cold', value: coldSeconds(), unit: 's', limit: 1, atMost: true },
		{ name: 'compile-unchanged', value: unchangedSeconds(), unit: 's', limit: 0.2, atMost: true },
		...(await largeCompileFigures()),
	];
}

/** A copy of the manifests is compiled into an empty folder, so that the committed output stays untouched. */
function coldSeconds(): number {
	rmSync(COPY, { recursive: true, force: true });
	cpSync('manifests', COPY, { recursive: true });
	const runs = Array.from({ length: RUNS }, () => {
		rmSync(OUTPUT, { recursive: true, force: true });
		return timeProcess(['codegen/main.mjs'], { MANIFESTS: COPY });
	});
	rmSync(COPY, { recursive: true });
	rmSync(OUTPUT, { recursive: true, force: true });
	return median(runs);
}

function unchangedSeconds(): number {
	timeProcess(['codegen/main.mjs']);
	return median(Array.from({ length: RUNS }, () => timeProcess(['codegen/main.mjs'])));
}
