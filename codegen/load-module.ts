import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeTsconfig } from './app-tsconfig.ts';
import { readTextIfThere } from './files.ts';
import { type Project, resolutionOf } from './project.ts';

export interface LoadedModule {
	exports: Readonly<Record<string, unknown>>;
	/** Text of the module and of everything that it imports, by path relative to the project. */
	sources: ReadonlyMap<string, string | null>;
}

/** Loads a module of the app that the compiler calls, in its present version. One at a time, since tsx reads the environment, which all loads share. */
export const loadModule = (project: Project, file: string): Promise<LoadedModule> => inTurn(() => load(project, file));

const inTurn = createTurns();

function createTurns() {
	let last: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const done = last.then(work);
		last = done.catch(() => undefined);
		return done;
	};
}

async function load(project: Project, file: string): Promise<LoadedModule> {
	const sources = new Map<string, string | null>();
	const onImport = (url: string): void => {
		const source = url.startsWith('file:') ? path.relative(project.root, fileURLToPath(url)).split(path.sep).join('/') : '';
		if (source !== '' && !source.includes('node_modules/')) sources.set(source, readTextIfThere(project, source));
	};
	// The first run of an app needs the settings before it writes anything else.
	writeTsconfig(project);
	const { tsImport } = await import('tsx/esm/api');
	// A folder without package.json holds CommonJS, whose names tsx resolves by the environment, not by the option.
	const { TSX_TSCONFIG_PATH: before } = process.env;
	Object.assign(process.env, resolutionOf(project));
	const exports: LoadedModule['exports'] = await tsImport(pathToFileURL(path.join(project.root, file)).href, {
		parentURL: import.meta.url,
		tsconfig: project.tsconfig ?? false,
		onImport,
	}).finally(() => {
		delete process.env.TSX_TSCONFIG_PATH;
		if (before !== undefined) process.env.TSX_TSCONFIG_PATH = before;
	});
	// The thread that loads modules tells of them by messages, the last of which may still wait here.
	await setImmediate();
	return { exports, sources };
}

export const isCurrent = (project: Project, { sources }: LoadedModule): boolean =>
	[...sources].every(([source, text]) => readTextIfThere(project, source) === text);
