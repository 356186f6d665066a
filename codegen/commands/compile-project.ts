import { writeOwnTsconfig, writeTsconfig } from '#codegen/app-tsconfig.ts';
import { folderExists, readFolder, readManifests, readTextIfThere } from '#codegen/files.ts';
import { COMPILER, hashOf } from '#codegen/freshness.mjs';
import { Memo } from '#codegen/incremental/memo.ts';
import { isCurrent, type LoadedModule, loadModule } from '#codegen/load-module.ts';
import { type Difference, hashFolder, hashOutput, writeOutput, writeStamp } from '#codegen/output.ts';
import type { Project } from '#codegen/project.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';

export interface ProjectResult extends CompileResult {
	/** Files written by a successful run; empty if the output was fresh or there are findings. */
	written: readonly Difference[];
}

/** Contains the versions of the compiler's packages: when they change, the output is stale. */
const PACKAGES = 'package-lock.json';

/** Compiles a project's manifests and writes changed files, unless there are findings. */
export async function compileProject(project: Project, memo = new Memo()): Promise<ProjectResult> {
	// Hashed once: a watcher does not reload the compiler's code.
	const compiler = memo.keep('compiler', [], () => Object.assign({}, ...COMPILER.map((folder) => hashFolder(project, folder))));
	const looked = new Map([[PACKAGES, readTextIfThere(project, PACKAGES)]]);
	const result = await compileFiles(project, looked, memo);
	if (!result.files) return { ...result, written: [] };
	const written = writeOutput(project, result.files);
	writeTsconfig(project);
	writeOwnTsconfig(project);
	const read = [...looked, ...result.sources].flatMap(([file, text]) => (text === null ? [] : [[file, hashOf(text)] as const]));
	writeStamp(project, {
		folders: [project.manifests, ...result.folders].filter((folder) => folderExists(project, folder)),
		inputs: { ...compiler, ...Object.fromEntries(read) },
		outputs: hashOutput(project, result.files),
	});
	return { ...result, written };
}

/** Compiles without writing; adds the single files that it reads to `looked`. */
export function compileFiles(project: Project, looked = new Map<string, string | null>(), memo = new Memo()): Promise<CompileResult> {
	const input: CompileInput = {
		folder: project.manifests,
		files: folderExists(project, project.manifests) ? readManifests(project) : [],
		readFolder: (folder) => readFolder(project, folder),
		readText: (file) => {
			const text = readTextIfThere(project, file);
			looked.set(file, text);
			return text;
		},
		loadModule: async (file) => {
			const { exports, sources } = await currentModule(project, file, memo);
			for (const [source, text] of sources) looked.set(source, text);
			return exports;
		},
	};
	return compile(input, memo);
}

/** Loads code of the app again only if one of its files has changed. */
async function currentModule(project: Project, file: string, memo: Memo): Promise<LoadedModule> {
	const last = memo.keep<{ module: LoadedModule | null }>(`module ${file}`, [], () => ({ module: null }));
	if (!last.module || !isCurrent(project, last.module)) last.module = await loadModule(project, file);
	return last.module;
}
