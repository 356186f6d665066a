import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { diffManifests, type Version } from '#codegen/diff/diff-manifests.ts';
import { readApis } from '#codegen/diff/read-apis.ts';
import { reportChangesGithub, reportChangesJson, reportChangesText } from '#codegen/diff/report-changes.ts';
import { readFolder, readForeignFolder, readManifests } from '#codegen/files.ts';
import { isRepository, listRefs, readAtRef } from '#codegen/git.ts';
import type { Project } from '#codegen/project.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { changedWords, createTypedSource, type TypedSource } from '#codegen/source/typed-source.ts';
import { type Command, refused } from './command.ts';
import { emitTypes, sourcesOf } from './emit-types.ts';

/** `diff <git-ref or folder>`. Runs even if the manifests have findings, since the API change may cause them. */
export const diff: Command = async (args, { project, format, readText, compile }) => {
	const [since] = args;
	if (since === undefined || args.length > 1)
		return refused('Say which version to compare with: `npm run codegen -- diff <git-ref or folder of manifests>`.');
	const before = readBefore(project, since);
	if (typeof before === 'string') return refused(before);

	const after: Version = { files: readManifests(project), folder: project.manifests };
	const source = createSourceReader(readText, project.code);
	const typed = await typedSource(project, before, after);
	const { diagnostics, folders } = await compile();
	const seeds = folders.flatMap((folder) => readFolder(project, folder));
	const { findings, unreadable, compared } = diffManifests(before, after, { source, typed, seeds, findings: diagnostics.filter(isError) });
	if (compared === 0) return refused(`${since} has no API document that can be read in \`${before.folder}/api/\`.`);
	if (unreadable.after.length > 0) return refused(`${unreadable.after.join(', ')} cannot be read. Run \`npm run codegen\` first.`);
	const sources = new Map([
		...[...before.files, ...after.files, ...seeds].map(({ path, text }): [string, string] => [path, text]),
		...source.texts,
		...(typed?.texts ?? []),
	]);
	const code = findings.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
	if (format === 'json') return { output: reportChangesJson(findings, sources), code };
	if (format === 'github')
		return {
			output: reportChangesGithub(
				findings,
				sources,
				(file) => typed?.texts.has(file) || source.texts.has(file) || after.files.some(({ path }) => path === file),
			),
			code,
		};
	const notes = unreadable.before.map((file) => `${file} cannot be read, so all of it seems new.\n\n`).join('');
	return { output: notes + reportChangesText(findings, since, sources), code };
};

/** TypeScript under the types of both versions; null if they are alike. */
async function typedSource(project: Project, before: Version, after: Version): Promise<TypedSource | null> {
	const [was, is] = await Promise.all([before, after].map(({ files, folder }) => emitTypes(readApis(files, folder).apis)));
	const differ = was && is && changedWords(was, is).size > 0;
	return differ ? createTypedSource({ ...sourcesOf(project), before: was, after: is }) : null;
}

/** The old version, or an error message. A folder takes precedence over a ref of the same name. */
function readBefore(project: Project, since: string): Version | string {
	const other = readForeignFolder(project, since);
	if (other) return other;
	const files = readAtRef(project.root, since, project.code);
	if (files) return { files, folder: `${since}:${project.manifests}` };
	if (!isRepository(project.root))
		return `\`${since}\` is no folder, and this project is in no git repository that could know the version.`;
	const meant = closest(since, listRefs(project.root));
	return `\`${since}\` is neither a folder nor a version that git knows.${meant ? ` Did you mean \`${meant}\`?` : ''}`;
}
