import type { EarlierRuns } from '#codegen/check/earlier-runs.ts';
import {
	type Difference,
	folderExists,
	readFolder,
	readManifests,
	readTextIfThere,
	stampOf,
	writeOutput,
	writeStamp,
} from '#codegen/files.ts';
import type { Project } from '#codegen/project.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';

export interface ProjectResult extends CompileResult {
	/** What a good run wrote; empty when nothing was to be written or there are findings. */
	written: readonly Difference[];
}

/** Sources of the compiler and the packages it runs on: when they change, output that was fresh is not. */
const COMPILER = 'codegen';
const PACKAGES = 'package-lock.json';

/** Reads a project's manifests, compiles them and, unless there are findings, writes what differs. */
export async function compileProject(project: Project, earlier?: EarlierRuns): Promise<ProjectResult> {
	const looked = new Set<string>([PACKAGES]);
	const result = await compileFiles(project, looked, earlier);
	if (!result.files) return { ...result, written: [] };
	const written = writeOutput(project, result.files);
	const folders = [COMPILER, project.manifests, ...result.folders].filter((folder) => folderExists(project, folder));
	writeStamp(project, stampOf(project, { folders, files: [...looked] }, result.files));
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
	};
	return compile(input, earlier);
}
