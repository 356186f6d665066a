import { EarlierRuns } from '#codegen/check/earlier-runs.ts';
import { COMPILER, compilerHashes } from '#codegen/compiler-hashes.mjs';
import { folderExists, readFolder, readManifests, readTextIfThere } from '#codegen/files.ts';
import { loadExpansion } from '#codegen/load-expansion.ts';
import { type Difference, stampOf, writeOutput, writeStamp } from '#codegen/output.ts';
import type { Project } from '#codegen/project.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';

export interface ProjectResult extends CompileResult {
	/** Files written by a successful run; empty if the output was fresh or there are findings. */
	written: readonly Difference[];
}

/** Contains the versions of the compiler's packages: when they change, the output is stale. */
const PACKAGES = 'package-lock.json';

/** Compiles a project's manifests and writes changed files, unless there are findings. */
export async function compileProject(project: Project, earlier = new EarlierRuns()): Promise<ProjectResult> {
	const looked = new Set<string>([PACKAGES]);
	const compiler = compilerHashes(project.root);
	const result = await compileFiles(project, looked, earlier);
	if (!result.files) return { ...result, written: [] };
	const written = writeOutput(project, result.files, earlier.memo);
	const folders = [...COMPILER, project.manifests, ...result.folders].filter((folder) => folderExists(project, folder));
	const inputs = { folders, files: [...looked], texts: result.sources, compiler };
	writeStamp(project, stampOf(project, inputs, result.files, earlier.memo));
	return { ...result, written };
}

/** Compiles without writing; adds the single files that manifests name to `looked`. */
export function compileFiles(project: Project, looked = new Set<string>(), earlier = new EarlierRuns()): Promise<CompileResult> {
	const input: CompileInput = {
		folder: project.manifests,
		files: folderExists(project, project.manifests) ? readManifests(project) : [],
		readFolder: (folder) => readFolder(project, folder),
		readText: (file) => {
			looked.add(file);
			return readTextIfThere(project, file);
		},
		loadExpansion: (file, seed) =>
			loadExpansion({ project, file, seed, compiler: compilerHashes(project.root), looked, memo: earlier.memo }),
	};
	return compile(input, earlier);
}
