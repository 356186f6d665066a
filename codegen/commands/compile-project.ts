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
import { type CompileResult, compile } from '#codegen/run.ts';

export interface ProjectResult extends CompileResult {
	/** What a good run wrote; empty when nothing was to be written or there are findings. */
	written: readonly Difference[];
}

/** Sources of the compiler itself: when they change, output that was fresh is not. */
const COMPILER = 'codegen';

/** Reads a project's manifests, compiles them and, unless there are findings, writes what differs. */
export async function compileProject(project: Project): Promise<ProjectResult> {
	const result = await compileFiles(project);
	if (!result.files) return { ...result, written: [] };
	const written = writeOutput(project, result.files);
	writeStamp(
		project,
		stampOf(project, [...(folderExists(project, COMPILER) ? [COMPILER] : []), project.manifests, ...result.folders], result.files),
	);
	return { ...result, written };
}

/** Compiles without writing. */
export function compileFiles(project: Project): Promise<CompileResult> {
	return compile({
		folder: project.manifests,
		files: folderExists(project, project.manifests) ? readManifests(project) : [],
		readFolder: (folder) => readFolder(project, folder),
		readText: (file) => readTextIfThere(project, file),
	});
}
