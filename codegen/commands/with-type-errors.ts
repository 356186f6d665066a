import path from 'node:path';
import { LineTable } from '#codegen/diagnostics/line-table.ts';
import { sortDiagnostics } from '#codegen/diagnostics/sort-diagnostics.ts';
import { readTextIfThere } from '#codegen/files.ts';
import type { Project } from '#codegen/project.ts';
import { changedWords, createTypedSource } from '#codegen/source/typed-source.ts';
import type { ProjectResult } from './compile-project.ts';
import { emitTypes, sourcesOf } from './emit-types.ts';

/**
 * Adds to a run with findings the type errors that the new API types cause in TypeScript, which the type check would report only after the
 * findings are mended. Slow, so a watching run does without.
 */
export async function withTypeErrors(project: Project, result: ProjectResult): Promise<ProjectResult> {
	// The settings that this program reads are those of the product.
	if (result.files || !result.model || project.tsconfig !== null) return result;
	const after = await emitTypes(result.model.apis);
	const before = lastTypes(project, after.keys());
	if (before.size === 0 || changedWords(before, after).size === 0) return result;
	const typed = createTypedSource({ ...sourcesOf(project), before, after });
	if (!typed) return result;
	const sources = new Map([...result.sources, ...typed.texts]);
	const lineOf = ({ file, start }: { file: string; start: number }) =>
		`${file}:${new LineTable(sources.get(file) ?? '').place(start).line}`;
	const reported = new Set(result.diagnostics.filter(({ at }) => typed.texts.has(at.file)).map(({ at }) => lineOf(at)));
	const errors = typed.errors().filter(({ at }) => !reported.has(lineOf(at)));
	return { ...result, sources, diagnostics: sortDiagnostics([...result.diagnostics, ...errors]) };
}

/** The generated types of the last run without findings. */
function lastTypes(project: Project, files: Iterable<string>): ReadonlyMap<string, string> {
	const folder = path.relative(project.root, project.generated).split(path.sep).join('/');
	return new Map(
		[...files].flatMap((file) => {
			const text = readTextIfThere(project, `${folder}/${file}`);
			return text === null ? [] : [[file, text] as const];
		}),
	);
}
