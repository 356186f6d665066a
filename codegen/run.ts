/** The compiler pipeline: read → check → emit. Never throws for mistakes in manifests and never accesses the disk itself. */
import { checkCollections } from './check/app/check-collections.ts';
import { MESSAGES } from './check/app/check-messages.ts';
import { type AppModel, checkApis, checkApp, codeOf } from './check/check-app.ts';
import { checkAnswers } from './check/mock/check-answers.ts';
import type { ExpandSeed } from './check/mock/load-rows.ts';
import { joinPath } from './check/named-file.ts';
import { accessRows } from './commands/access/access-rows.ts';
import { type Diagnostic, isError, type Report } from './diagnostics/diagnostic.ts';
import { sortDiagnostics } from './diagnostics/sort-diagnostics.ts';
import { emitAccessRows } from './emit/emit-access-rows.ts';
import { emitApp } from './emit/emit-app.ts';
import { emitDatabase } from './emit/emit-database.ts';
import type { VirtualFile } from './emit/virtual-file.ts';
import { Memo } from './incremental/memo.ts';
import type { SourceFile } from './read/document.ts';
import { type Manifests, readManifestFiles } from './read/read-manifests.ts';

export interface CompileInput {
	/** The manifest folder; prefix of every path in `files`. */
	folder: string;
	files: readonly SourceFile[];
	readFolder: (folder: string) => readonly SourceFile[];
	readText: (file: string) => string | null;
	/** Loads a module of the app that app.yaml names; returns its exports. */
	loadModule?: (file: string) => Promise<Readonly<Record<string, unknown>>>;
}

export interface CompileResult {
	diagnostics: readonly Diagnostic[];
	/** Text of every file read, by path, for code frames. */
	sources: ReadonlyMap<string, string>;
	/** Null if there are findings other than notes: a failing run writes nothing. */
	files: readonly VirtualFile[] | null;
	model: AppModel | null;
	manifests: Manifests;
	/** Other folders that were read, besides the manifest folder. */
	folders: readonly string[];
}

/** A memo of earlier runs makes a run faster; the result is identical without it. */
export async function compile(input: CompileInput, memo = new Memo()): Promise<CompileResult> {
	const diagnostics: Diagnostic[] = [];
	const report = (diagnostic: Diagnostic): void => {
		diagnostics.push(diagnostic);
	};
	const sources = new Map(input.files.map(({ path, text }) => [path, text]));
	const folders = new Set<string>([MESSAGES]);

	// 1. read: text → typed nodes, one file at a time
	const manifests = readManifestFiles(input, report, memo);

	// 2. check: nodes → model, and then the rows that the mock answers
	const readText = (file: string): string | null => {
		const text = input.readText(file);
		if (text !== null) sources.set(file, text);
		return text;
	};
	const readFolder = (folder: string): readonly SourceFile[] => remember(input.readFolder(folder), folder);
	const code = codeOf(manifests);
	const collections = input.loadModule
		? await checkCollections(manifests.app, { code, readFolder, loadModule: input.loadModule, memo, report })
		: [];
	const model = checkApp(manifests, checkApis(manifests, report, memo), { collections, report, memo, readText, readFolder });
	if (diagnostics.some(isError) || !model) {
		if (model) for (const [file, text] of await checkCallers(model, input.readText, report)) sources.set(file, text);
		return failed();
	}

	const rows = checkAnswers(model, { expand: await expansionOf(model, input), memo, report });
	if (diagnostics.some(isError) || !rows) return failed();

	// 3. emit: model → files, the same bytes for the same model
	const database = memo.keep('database', [rows], () => emitDatabase(rows));
	// Loading openapi-typescript takes longer than reading and checking, and a run with findings never needs it.
	const { emitApiTypes } = await import('./emit/api-types.ts');
	const types = await emitApiTypes(model.apis, memo);
	const files = [...emitApp(model, memo), emitAccessRows(accessRows(model, manifests, sources)), database, ...types];
	return { diagnostics: sortDiagnostics(diagnostics), sources, files, model, manifests, folders: [...folders] };

	function failed(): CompileResult {
		return { diagnostics: sortDiagnostics(diagnostics), sources, files: null, model, manifests, folders: [...folders] };
	}

	function remember(read: readonly SourceFile[], folder: string): readonly SourceFile[] {
		folders.add(folder);
		for (const { path, text } of read) sources.set(path, text);
		return read;
	}
}

/** Reports code of the app that uses names the manifests do not have. Returns the files read. */
async function checkCallers(
	{ names, code }: AppModel,
	readText: CompileInput['readText'],
	report: Report,
): Promise<ReadonlyMap<string, string>> {
	// TypeScript's parser is slow to load, so only runs with findings load it.
	const [{ checkSource }, { createSourceReader }] = await Promise.all([
		import('./source/check-source.ts'),
		import('./source/source-reader.ts'),
	]);
	const source = createSourceReader(readText, code);
	checkSource(names, source, report);
	return source.texts;
}

async function expansionOf({ mock, code }: AppModel, { loadModule }: CompileInput): Promise<ExpandSeed | null> {
	if (!mock.expand || !loadModule) return null;
	// The type check of the app holds the module to its type.
	return loadModule(joinPath(code, mock.expand)).then(({ expandSeed }) => expandSeed as ExpandSeed, throwWhenRun);
}

/** Fails when the rows are created, where the failure becomes a finding. */
const throwWhenRun =
	(error: unknown): ExpandSeed =>
	() => {
		throw error;
	};
