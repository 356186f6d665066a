import { EarlierRuns } from '#codegen/check/earlier-runs.ts';
import { folderExists, readFolder, readManifests, readTextIfThere } from '#codegen/files.ts';
import { loadExpansion } from '#codegen/load-expansion.ts';
import { COMPILER, type Difference, hashCompiler, stampOf, writeOutput, writeStamp } from '#codegen/output.ts';
import type { Project } from '#codegen/project.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';

export interface ProjectResult extends CompileResult {
	/** What a good run wrote; empty when nothing was to be written or there are findings. */
	written: readonly Difference[];
}

/** The packages that the compiler runs on: when they change, output that was fresh is not. */
const PACKAGES = 'package-lock.json';

/** Reads a project's manifests, compiles them and, unless there are findings, writes what differs. */
export async function compileProject(project: Project, earlier = new EarlierRuns()): Promise<ProjectResult> {
	const looked = new Set<string>([PACKAGES]);
	// As it was when this process began: it runs on, whatever is edited.
	const compiler = earlier.memo.recall(
		'the compiler',
		[project.root],
		() => undefined,
		() => hashCompiler(project),
	);
	const result = await compileFiles(project, looked, earlier);
	if (!result.files) return { ...result, written: [] };
	const written = writeOutput(project, result.files);
	const folders = [...COMPILER, project.manifests, ...result.folders].filter((folder) => folderExists(project, folder));
	writeStamp(project, stampOf(project, { folders, files: [...looked], texts: result.sources, compiler }, result.files));
	return { ...result, written };
}

/** Compiles without writing; `looked` takes the single files that manifests name. */
export function compileFiles(project: Project, looked = new Set<string>(), earlier?: EarlierRuns): Promise<CompileResult> {
	const input: CompileInput = {
		folder: project.manifests,
		files: folderExists(project, project.manifests) ? readManifests(project) : [],
		readFolder: (folder) => readFolder(project, folder),
		readText: (file) => {
			looked.add(file);
			return readTextIfThere(project, file);
		},
		loadExpansion: (file, seed) => loadExpansion(project, file, seed, looked),
	};
	return compile(input, earlier);
}
