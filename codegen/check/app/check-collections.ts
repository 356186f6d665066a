import { joinPath, RELATIVE } from '#codegen/check/named-file.ts';
import { checkReservedName } from '#codegen/check/reserved-names.ts';
import type { Collection } from '#codegen/collection.ts';
import type { CatalogueSection } from '#codegen/diagnostics/catalogue/entry.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { failureText } from '#codegen/diagnostics/failure-text.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import type { Memo } from '#codegen/incremental/memo.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import { readSpec } from '#codegen/read/read-spec.ts';
import { type ObjectSpec, plainOf, type ScalarSpec } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** Manifests of a kind that the app defines. */
export interface CollectionModel {
	name: string;
	/** Relative to the project. */
	folder: string;
	shape: ObjectGrammar;
	/** Explanations of the codes that its rules report. */
	findings: CatalogueSection;
	/** By file name without extension. */
	entries: ReadonlyMap<string, Plain>;
}

interface CollectionDeclaration {
	name: string;
	folder: string;
	/** Of the module, relative to the project. */
	module: string;
	/** Places of `folder` and `module` in app.yaml. */
	folderAt: SourceSpan;
	moduleAt: SourceSpan;
}

interface CollectionContext {
	code: string;
	readFolder: (folder: string) => readonly SourceFile[];
	loadModule: (file: string) => Promise<Readonly<Record<string, unknown>>>;
	memo: Memo;
	report: Report;
}

export async function checkCollections(app: ObjectSpec | null, context: CollectionContext): Promise<CollectionModel[]> {
	const models: CollectionModel[] = [];
	const codes = new Set(Object.keys(catalogue));
	for (const declaration of declaredIn(app, context)) {
		const collection = await loadCollection(declaration, codes, context);
		if (!collection) continue;
		for (const code of Object.keys(collection.findings)) codes.add(code);
		models.push(checkCollection(declaration, collection, context));
	}
	return models;
}

function declaredIn(app: ObjectSpec | null, { code, report }: CollectionContext): CollectionDeclaration[] {
	const collections = app?.keys.get('collections')?.value;
	if (collections?.kind !== 'record') return [];
	return [...collections.entries].flatMap(([name, { key, value }]) => {
		checkReservedName({ name, of: 'a collection', hint: 'Give it another name.', at: key }, report);
		const folder = value.kind === 'object' ? value.keys.get('folder')?.value : undefined;
		const module = value.kind === 'object' ? value.keys.get('module')?.value : undefined;
		if (folder?.kind !== 'scalar' || module?.kind !== 'scalar') return [];
		const fileOf = ({ value }: ScalarSpec): string => joinPath(code, String(value));
		return [{ name, folder: fileOf(folder), module: fileOf(module), folderAt: folder.at, moduleAt: module.at }];
	});
}

/** `taken`: codes that a finding of the collection cannot have. */
async function loadCollection(
	{ name, module, moduleAt: at }: CollectionDeclaration,
	taken: ReadonlySet<string>,
	{ loadModule, report }: CollectionContext,
): Promise<Collection<string> | null> {
	const refuse = (message: string, hint: string): null => {
		report({ code: 'broken-collection', message, hint, at });
		return null;
	};
	try {
		const { collection } = await loadModule(module);
		if (!isCollection(collection))
			return refuse(
				`\`${module}\` does not export a \`collection\`, so nothing knows what the files of \`${name}\` hold.`,
				'Export one of the type `Collection` of `#codegen/collection.ts`.',
			);
		const code = Object.keys(collection.findings).find((each) => taken.has(each));
		if (code === undefined) return collection;
		return refuse(
			`\`${module}\` explains \`${code}\`, which the compiler or an earlier collection explains already.`,
			'Give the finding another code.',
		);
	} catch (error) {
		return refuse(`\`${module}\` cannot be loaded: ${failureText(error)}`, RELATIVE);
	}
}

const isCollection = (value: unknown): value is Collection<string> =>
	typeof value === 'object' && value !== null && 'shape' in value && 'findings' in value;

function checkCollection(
	{ name, folder, module, folderAt, moduleAt }: CollectionDeclaration,
	{ shape, findings, check }: Collection<string>,
	{ readFolder, memo, report }: CollectionContext,
): CollectionModel {
	const files = readFolder(folder);
	if (files.length === 0) report({ code: 'missing-folder', message: `There are no files in \`${folder}\`.`, hint: RELATIVE, at: folderAt });
	const inputs = [shape, check, moduleAt, ...files.map(({ path, text }) => `${path}\n${text}`)];
	const entries = memo.recall(`collection ${name}`, inputs, report, (report) => {
		try {
			const { entries, isSound } = readEntries(files, shape, report);
			if (isSound) check?.(entries, report);
			return new Map([...entries].map(([id, spec]) => [id, plainOf(spec)]));
		} catch (error) {
			report({
				code: 'broken-collection',
				message: `The rules of \`${module}\` fail: ${failureText(error)}`,
				hint: 'Mend the module: a mistake in a manifest is a finding, never an error that is thrown.',
				at: moduleAt,
			});
			return new Map<string, Plain>();
		}
	});
	return { name, folder, shape, findings, entries };
}

const ENTRY = /^[a-z][a-z0-9-]*$/;

function readEntries(
	files: readonly SourceFile[],
	shape: ObjectGrammar,
	report: Report,
): { entries: Map<string, ObjectSpec>; isSound: boolean } {
	const entries = new Map<string, ObjectSpec>();
	let isSound = true;
	const note: Report = (diagnostic) => {
		isSound = false;
		report(diagnostic);
	};
	for (const { path, text } of files) {
		const tree = parseYaml(path, text, note);
		const spec = tree && readSpec(tree, shape, note);
		// Folders below have no meaning, as with pages.
		const name = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
		checkEntryName(name, { file: path, start: 0, end: 0 }, entries.get(name), note);
		if (spec) entries.set(name, spec);
	}
	return { entries, isSound };
}

function checkEntryName(name: string, at: SourceSpan, earlier: ObjectSpec | undefined, report: Report): void {
	if (!ENTRY.test(name))
		report({
			code: 'wrong-format',
			message: `\`${name}\` cannot be the name of an entry.`,
			hint: 'Name the file with lower-case words joined by -.',
			at,
		});
	if (earlier)
		report({
			code: 'duplicate-entry',
			message: `Two files hold the entry \`${name}\`, which is the name of the file.`,
			hint: 'Rename one of them.',
			at,
			related: [{ at: earlier.at, message: 'The first one is here.' }],
		});
}
