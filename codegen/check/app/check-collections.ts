import { joinPath, RELATIVE } from '#codegen/check/named-file.ts';
import { recordOf } from '#codegen/check/slot/page-names.ts';
import type { Collection } from '#codegen/collection.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import type { Memo } from '#codegen/incremental/memo.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import { readSpec } from '#codegen/read/read-spec.ts';
import { type ObjectSpec, plainOf, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** Manifests of a kind that the app defines. */
export interface CollectionModel {
	name: string;
	/** Relative to the project. */
	folder: string;
	shape: ObjectGrammar;
	/** By file name without extension. */
	entries: ReadonlyMap<string, Plain>;
}

interface CollectionDeclaration {
	name: string;
	folder: string;
	/** Of the module, relative to the project. */
	module: string;
	at: SourceSpan;
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
	for (const declaration of declaredIn(app, context.code)) {
		const collection = await load(declaration, context);
		if (collection) models.push(checkCollection(declaration, collection, context));
	}
	return models;
}

function declaredIn(app: ObjectSpec | null, code: string): CollectionDeclaration[] {
	return (app ? recordOf(app, 'collections') : []).map(([name, spec]) => {
		const file = (key: string): string => joinPath(code, String(scalarAt(spec, key) ?? ''));
		return { name, folder: file('folder'), module: file('module'), at: spec.keys.get('module')?.value.at ?? spec.at };
	});
}

async function load({ name, module, at }: CollectionDeclaration, { loadModule, report }: CollectionContext): Promise<Collection | null> {
	try {
		const { collection } = await loadModule(module);
		if (isCollection(collection)) return collection;
		report({
			code: 'broken-collection',
			message: `\`${module}\` does not export a \`collection\`, so nothing knows what the files of \`${name}\` hold.`,
			hint: 'Export one of the type `Collection` of `#codegen/collection.ts`.',
			at,
		});
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		report({ code: 'broken-collection', message: `\`${module}\` cannot be loaded: ${reason}`, hint: RELATIVE, at });
	}
	return null;
}

const isCollection = (value: unknown): value is Collection => typeof value === 'object' && value !== null && 'shape' in value;

function checkCollection(
	{ name, folder, at }: CollectionDeclaration,
	{ shape, check }: Collection,
	{ readFolder, memo, report }: CollectionContext,
): CollectionModel {
	const files = readFolder(folder);
	if (files.length === 0) report({ code: 'missing-folder', message: `There are no files in \`${folder}\`.`, hint: RELATIVE, at });
	return memo.recall(`collection ${name}`, [shape, check, ...files.map(({ path, text }) => `${path}\n${text}`)], report, (report) => {
		let isSound = true;
		const note: Report = (diagnostic) => {
			isSound = false;
			report(diagnostic);
		};
		const entries = new Map(
			files.flatMap(({ path, text }) => {
				const tree = parseYaml(path, text, note);
				const spec = tree && readSpec(tree, shape, note);
				return spec ? [[path.slice(folder.length + 1).replace(/\.\w+$/, ''), spec] as const] : [];
			}),
		);
		if (isSound) check?.(entries, report);
		return { name, folder, shape, entries: new Map([...entries].map(([id, spec]) => [id, plainOf(spec)])) };
	});
}
