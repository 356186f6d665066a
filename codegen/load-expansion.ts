import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeTsconfig } from './app-tsconfig.ts';
import type { ExpandSeed } from './check/mock/load-rows.ts';
import { readTextIfThere } from './files.ts';
import type { Project } from './project.ts';

export interface Expansion {
	expandSeed: ExpandSeed;
	/** Text of the module and of everything that it imports, by path relative to the project. */
	sources: ReadonlyMap<string, string | null>;
}

/** Loads the module that `mock.expand` names, in its present version. */
export async function loadExpansion(project: Project, file: string): Promise<Expansion> {
	const sources = new Map<string, string | null>();
	const onImport = (url: string): void => {
		const source = url.startsWith('file:') ? path.relative(project.root, fileURLToPath(url)).split(path.sep).join('/') : '';
		if (source !== '' && !source.includes('node_modules/')) sources.set(source, readTextIfThere(project, source));
	};
	// The first run of an app needs the settings before it writes anything else.
	writeTsconfig(project);
	const { tsImport } = await import('tsx/esm/api');
	const module: { expandSeed: ExpandSeed } = await tsImport(pathToFileURL(path.join(project.root, file)).href, {
		parentURL: import.meta.url,
		...(project.tsconfig !== null && { tsconfig: project.tsconfig }),
		onImport,
	});
	// The thread that loads modules tells of them by messages, the last of which may still wait here.
	await setImmediate();
	return { expandSeed: module.expandSeed, sources };
}

export const isCurrent = (project: Project, { sources }: Expansion): boolean =>
	[...sources].every(([source, text]) => readTextIfThere(project, source) === text);
