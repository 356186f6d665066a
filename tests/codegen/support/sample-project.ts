import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST } from '#codegen/freshness.mjs';
import type { SourceFile } from '#codegen/read/document.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';

const BASE = path.resolve('tests/codegen/base');

/** Icons are part of the runtime, which every project has. */
export const iconTables = new Map(['src/ui/icon-paths.ts', 'src/ui/more-icon-paths.ts'].map((file) => [file, readFileSync(file, 'utf8')]));

/** A project in memory: path → text. */
export type SampleProject = ReadonlyMap<string, string>;

export function baseProject(): Map<string, string> {
	const files = readdirSync(BASE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		files.map((entry) => {
			const file = path.join(entry.parentPath, entry.name);
			return [`manifests/${path.relative(BASE, file).split(path.sep).join('/')}`, readFileSync(file, 'utf8')];
		}),
	);
}

export function compileSample(project: SampleProject, texts: ReadonlyMap<string, string> = new Map()): Promise<CompileResult> {
	return compile(inputOf(project, texts));
}

export function inputOf(project: SampleProject, texts: ReadonlyMap<string, string> = new Map()): CompileInput {
	const below = (folder: string): SourceFile[] =>
		[...project].filter(([file]) => file.startsWith(`${folder}/`)).map(([file, text]) => ({ path: file, text }));
	return {
		folder: 'manifests',
		files: below('manifests')
			.filter((file) => MANIFEST.test(file.path))
			.sort((a, b) => (a.path < b.path ? -1 : 1)),
		readFolder: below,
		readText: (file) => texts.get(file) ?? project.get(file) ?? iconTables.get(file) ?? null,
		loadModule: async (file) => {
			const text = project.get(file);
			if (text === undefined) throw new Error('There is no such file.');
			return import(`data:text/javascript,${encodeURIComponent(text)}`);
		},
	};
}

/** An edit of the base project, as in the `edits.yaml` of a sample. */
export interface Edit {
	file: string;
	/** Must occur in the file exactly once. */
	find?: string;
	replace?: string;
	/** New text of the whole file; null deletes it. */
	write?: string | null;
}

export function applyEdit(project: Map<string, string>, { file, find, replace = '', write }: Edit): void {
	const text = project.get(file);
	if (write === null) project.delete(file);
	else if (write !== undefined) project.set(file, write);
	else if (text === undefined || find === undefined) throw new Error(`${file} is not in the project.`);
	else {
		if (text.split(find).length !== 2) throw new Error(`"${find}" does not stand exactly once in ${file}.`);
		project.set(
			file,
			text.replace(find, () => replace),
		);
	}
}
