/**
 * Runs the module that `mock.expand` names. What is printed of its rows is kept under the hash of the seed and of every source that it
 * imports: three megabytes of rows take longer to derive and print than the manifests take to compile.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SeedExpansion } from './emit/emit-database.ts';
import { hashOf } from './file-hashes.mjs';
import { readKnown, readTextIfThere, writeWhole } from './files.ts';
import { Memo } from './incremental/memo.ts';
import type { Project } from './project.ts';

/** Two lines of a kept file: these fields, then the printed text. */
interface Kept {
	/** The module and its imports, relative to the project. */
	sources: readonly string[];
	key: string;
}

const KEPT = '.cache/expanded-seed';

export interface ExpansionRun {
	project: Project;
	/** Path of the module, relative to the project. */
	file: string;
	seed: unknown;
	/** Hashes of the compiler's sources, some of which print the rows. */
	compiler: unknown;
	/** Takes the sources. */
	looked: Set<string>;
	memo?: Memo;
}

/** A module that cannot be loaded throws when its rows are printed. */
export async function loadExpansion(run: ExpansionRun): Promise<SeedExpansion> {
	try {
		return await load(run);
	} catch (error) {
		const print = (): never => {
			throw error;
		};
		return { key: String(error), print };
	}
}

async function load({ project, file, seed, compiler, looked, memo = new Memo() }: ExpansionRun): Promise<SeedExpansion> {
	const given = memo.keep('what the expansion is given', [file, seed, compiler], () => hashOf(JSON.stringify([file, seed, compiler])));
	const keyOf = (sources: readonly string[]): string =>
		hashOf(JSON.stringify([given, ...sources.map((source) => readTextIfThere(project, source))]));
	const kept = readKept(project, memo);
	if (kept && kept.key === keyOf(kept.sources)) {
		for (const source of kept.sources) looked.add(source);
		return { key: kept.key, print: () => kept.text };
	}
	const sources = new Set<string>();
	const { tsImport } = await import('tsx/esm/api');
	const { expandSeed } = (await tsImport(pathToFileURL(path.join(project.root, file)).href, {
		parentURL: import.meta.url,
		onImport: (url) => {
			const source = url.startsWith('file:') ? path.relative(project.root, fileURLToPath(url)).split(path.sep).join('/') : '';
			if (source !== '' && !source.startsWith('..') && !source.includes('node_modules/')) sources.add(source);
		},
	})) as { expandSeed: Parameters<Parameters<SeedExpansion['print']>[0]>[0] };
	const sorted = [...sources].sort();
	for (const source of sorted) looked.add(source);
	const key = keyOf(sorted);
	return {
		key,
		print: (write) => {
			const text = write(expandSeed);
			writeWhole(project, path.join(project.root, KEPT), `${JSON.stringify({ sources: sorted, key } satisfies Kept)}\n${text}`);
			return text;
		},
	};
}

function readKept({ root }: Project, memo: Memo): (Kept & { text: string }) | null {
	const whole = readKnown(path.join(root, KEPT), memo) ?? '';
	try {
		const end = whole.indexOf('\n');
		return { ...(JSON.parse(whole.slice(0, end)) as Kept), text: whole.slice(end + 1) };
	} catch {
		// Nothing is kept yet, or it is broken.
		return null;
	}
}
