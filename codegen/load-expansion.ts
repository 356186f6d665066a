/** Runs the module that `mock.expand` names. Its rows are kept under the hash of the seed and of every source that it imports. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SeedRows } from '#mock/store/load-seed.ts';
import type { SeedExpansion } from './emit/emit-database.ts';
import { readTextIfThere, writeWhole } from './files.ts';
import { hashOf } from './freshness.mjs';
import type { Project } from './project.ts';

interface CachedExpansion {
	/** The module and its imports, relative to the project. */
	sources: readonly string[];
	key: string;
	rows: SeedRows;
}

const KEPT = '.cache/expanded-seed.json';

/** `looked` takes the sources. A module that cannot be loaded throws when it is called. */
export async function loadExpansion(project: Project, file: string, seed: unknown, looked: Set<string>): Promise<SeedExpansion> {
	try {
		return await load(project, file, seed, looked);
	} catch (error) {
		const expandSeed = (): never => {
			throw error;
		};
		return { key: String(error), expandSeed };
	}
}

async function load(project: Project, file: string, seed: unknown, looked: Set<string>): Promise<SeedExpansion> {
	const keyOf = (sources: readonly string[]): string =>
		hashOf(JSON.stringify([file, seed, sources.map((source) => readTextIfThere(project, source))]));
	const kept = readKept(project);
	if (kept && kept.key === keyOf(kept.sources)) {
		for (const source of kept.sources) looked.add(source);
		return { key: kept.key, expandSeed: () => kept.rows };
	}
	const sources = new Set<string>();
	const { tsImport } = await import('tsx/esm/api');
	const { expandSeed } = (await tsImport(pathToFileURL(path.join(project.root, file)).href, {
		parentURL: import.meta.url,
		onImport: (url) => {
			const source = url.startsWith('file:') ? path.relative(project.root, fileURLToPath(url)).split(path.sep).join('/') : '';
			if (source !== '' && !source.startsWith('..') && !source.includes('node_modules/')) sources.add(source);
		},
	})) as Pick<SeedExpansion, 'expandSeed'>;
	const sorted = [...sources].sort();
	for (const source of sorted) looked.add(source);
	const key = keyOf(sorted);
	return {
		key,
		expandSeed: (resolved, tools) => {
			const rows = expandSeed(resolved, tools);
			writeWhole(project, path.join(project.root, KEPT), JSON.stringify({ sources: sorted, key, rows } satisfies CachedExpansion));
			return rows;
		},
	};
}

function readKept({ root }: Project): CachedExpansion | null {
	try {
		return JSON.parse(readFileSync(path.join(root, KEPT), 'utf8')) as CachedExpansion;
	} catch {
		// Nothing is kept yet, or a killed run has left half of it.
		return null;
	}
}
