import { type CollectionModel, checkCollections } from '#codegen/check/app/check-collections.ts';
import { joinPath } from '#codegen/check/named-file.ts';
import type { CatalogueEntry } from '#codegen/diagnostics/catalogue/entry.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { readFolder, readTextIfThere } from '#codegen/files.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { loadModule } from '#codegen/load-module.ts';
import type { Project } from '#codegen/project.ts';
import { readManifestFiles } from '#codegen/read/read-manifests.ts';
import { describeCollection, findInReference } from '#codegen/reference/emit-reference.ts';
import { type Command, type CommandResult, type Format, refused } from './command.ts';

type Entries = Readonly<Record<string, CatalogueEntry>>;

const ofCompiler: Entries = catalogue;

/** `explain <name>` prints an entry of docs/errors.md, docs/reference.md or a collection of the app; `explain` alone lists all codes. */
export const explain: Command = async ([name, ...rest], { format, project }) => {
	if (rest.length > 0)
		return refused('Name one code or block: `npm run codegen -- explain <code or block>`; without one all codes are listed.');
	const known = name !== undefined && (explainCode(name, ofCompiler, format) ?? explainConstruct(name, findInReference(name), format));
	if (known) return known;
	// Only now, since loading code of the app takes longer than all the rest.
	const collections = await loadCollections(project);
	const entries: Entries = Object.assign({}, ofCompiler, ...collections.map(({ findings }) => findings));
	if (name === undefined) return { output: format === 'json' ? JSON.stringify(titles(entries), null, '\t') : listed(entries), code: 0 };
	const own = collections.find((collection) => collection.name === name);
	return (
		explainCode(name, entries, format) ??
		explainConstruct(name, own ? describeCollection(own) : null, format) ??
		refuse(name, [...Object.keys(entries), ...Object.keys(blockKinds), ...collections.map((collection) => collection.name)])
	);
};

/** The app's own kinds of manifests. A run reports what is wrong with them; here they are left out. */
function loadCollections(project: Project): Promise<CollectionModel[]> {
	const memo = new Memo();
	const report = (): void => undefined;
	const path = joinPath(project.manifests, 'app.yaml');
	const text = readTextIfThere(project, path) ?? '';
	const { app } = readManifestFiles({ folder: project.manifests, files: [{ path, text }] }, report, memo);
	return checkCollections(app, {
		code: project.code,
		readFolder: (folder) => readFolder(project, folder),
		loadModule: async (file) => (await loadModule(project, file)).exports,
		memo,
		report,
	});
}

function explainCode(code: string, entries: Entries, format: Format): CommandResult | null {
	const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
	if (!entry) return null;
	return { output: format === 'json' ? JSON.stringify({ code, ...entry }, null, '\t') : explained(code, entry), code: 0 };
}

function explainConstruct(name: string, text: string | null, format: Format): CommandResult | null {
	if (text === null) return null;
	return { output: format === 'json' ? JSON.stringify({ name, text }, null, '\t') : text, code: 0 };
}

function refuse(name: string, names: readonly string[]): CommandResult {
	const meant = closest(name, names);
	return refused(`There is no finding, block or step \`${name}\`.${meant ? ` Did you mean \`${meant}\`?` : ''}`);
}

const titles = (entries: Entries): Record<string, string> =>
	Object.fromEntries(Object.entries(entries).map(([code, { title }]) => [code, title]));

function listed(entries: Entries): string {
	const width = Math.max(...Object.keys(entries).map((code) => code.length));
	return Object.entries(titles(entries))
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([code, title]) => `${code.padEnd(width)}  ${title}`)
		.join('\n');
}

function explained(code: string, { title, explanation, fix, wrong, right }: CatalogueEntry): string {
	const mended = fix === undefined ? '' : `\`npm run codegen -- fix\` ${fix}.\n\n`;
	return `${code}: ${title}\n\n${explanation}\n\n${mended}Wrong:\n\n${indented(wrong)}\n\nRight:\n\n${indented(right)}`;
}

const indented = (yaml: string): string => yaml.replace(/^/gm, '  ');
