import type { SourceFile } from '#codegen/read/document.ts';
import { kebabCase, labelOf } from './words.ts';

/** The app that new ones start as. Tests compile and run it. */
export const STARTER = 'examples/starter';

const TITLE = 'My app';
const KEY = 'my-app';
const SCHEMA = /^# yaml-language-server: \$schema=.*\/([\w-]+)\.json\n/;

/** The compiler writes it, with the paths of the new folder. */
const SETTINGS = 'tsconfig.json';

export interface NewApp {
	/** As given on the command line. */
	folder: string;
	/** First line of a manifest. `file` is relative to the new folder. */
	schemaLine: (file: string, kind: string) => string;
}

/** Files of a new app, relative to its folder: those of the starter, which bears the name of the folder. */
export function scaffoldApp(starter: readonly SourceFile[], { folder, schemaLine }: NewApp): SourceFile[] {
	const key = storageKey(folder);
	const title = labelOf(undefined, nameOf(folder));
	return starter
		.map(({ path, text }) => ({ path: path.slice(STARTER.length + 1), text }))
		.filter(({ path }) => path !== SETTINGS)
		.map(({ path, text }) => ({
			path,
			text: text
				.replace(SCHEMA, (_line, kind: string) => schemaLine(path, kind))
				.replaceAll(TITLE, title)
				.replaceAll(KEY, key),
		}));
}

const nameOf = (folder: string): string => folder.replace(/[\\/]+$/, '').replace(/^.*[\\/]/, '');

/** Prefix of storage keys, after the name of the folder. */
export function storageKey(folder: string): string {
	const key = kebabCase(nameOf(folder));
	return /^[a-z]/.test(key) ? key : KEY;
}
