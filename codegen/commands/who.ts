import type { AppModel } from '#codegen/check/check-app.ts';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import { readFolder } from '#codegen/files.ts';
import type { Project } from '#codegen/project.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { createTypedSource, type TypedSource } from '#codegen/source/typed-source.ts';
import { type Command, refused } from './command.ts';
import { sourcesOf } from './emit-types.ts';
import { collectRowUses, collectTypedUses } from './who/collect-declared-uses.ts';
import { collectSourceUses } from './who/collect-source-uses.ts';
import { collectUses } from './who/collect-uses.ts';
import { fieldsNear } from './who/find-fields.ts';
import { findNames, KINDS, namesOf, narrow } from './who/find-names.ts';
import { answersOf, reportUsesJson, reportUsesText } from './who/report-uses.ts';

/** `who <name>`: where manifests, components and handlers use an operation, a field, a route or any other named thing. */
export const who: Command = async (args, { project, format, compile, readText }) => {
	const [text] = args;
	if (!text || args.length > 1)
		return refused(`Name one thing to look for, or one of a kind as \`<kind>:<name>\`; kinds are ${KINDS.join(', ')}.`);
	const { diagnostics, model, manifests, sources, folders, files } = await compile();
	const errors = diagnostics.filter(isError);
	if (errors.length > 0 || !model) {
		const findings = errors.length === 1 ? '1 finding' : `${errors.length} findings`;
		return refused(`The manifests have ${findings}, so uses cannot be listed. Run \`npm run codegen\` first.`);
	}
	const found = findNames(text, model);
	if (found.length === 0) return refused(unknown(text, model));
	const source = createSourceReader(readText, project.code);
	const uses = [...collectUses(manifests, model), ...collectSourceUses(model, source)];
	const fields = found.filter(({ field }) => field);
	const typed = fields.length > 0 ? typedSource(project, files ?? []) : null;
	if (typed) uses.push(...collectTypedUses(fields, model, typed));
	const seeds = folders.flatMap((folder) => readFolder(project, folder));
	const listed = new Set(uses.map(({ at }) => `${at.file}:${at.start}`));
	uses.push(...collectRowUses(fields, model, seeds).filter(({ at }) => !listed.has(`${at.file}:${at.start}`)));
	const texts = new Map([...sources, ...source.texts, ...(typed?.texts ?? [])]);
	const answers = answersOf(found, uses, texts);
	return { output: format === 'json' ? reportUsesJson(answers, texts) : reportUsesText(answers, texts), code: 0 };
};

/** TypeScript under the types that the manifests compile to now. */
function typedSource(project: Project, files: readonly VirtualFile[]): TypedSource | null {
	const types = new Map(files.filter(({ folder }) => folder === 'generated').map(({ path, text }) => [path, text]));
	return createTypedSource({ ...sourcesOf(project), before: types, after: types });
}

function unknown(text: string, model: AppModel): string {
	const { kind, name } = narrow(text) ?? { kind: null, name: text };
	const near = closest(name, fieldsNear(name, model)) ?? closest(name, namesOf(kind, model));
	const meant = near ? `${kind ? `${kind}:` : ''}${near}` : withKindRight(text, model);
	return `${kind ? `No ${kind}` : 'Nothing'} is called \`${name}\`.${meant ? ` Did you mean \`${meant}\`?` : ''}`;
}

function withKindRight(text: string, model: AppModel): string | null {
	const [word = '', ...rest] = text.split(':');
	const kind = rest.length > 0 ? closest(word, KINDS) : null;
	const meant = `${kind}:${rest.join(':')}`;
	return kind && findNames(meant, model).length > 0 ? meant : null;
}
