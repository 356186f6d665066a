import { checkApi } from '#codegen/check/api/check-api.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { checkMessages } from '#codegen/check/app/check-messages.ts';
import { type Diagnostic, isError } from '#codegen/diagnostics/diagnostic.ts';
import { locator } from '#codegen/diagnostics/line-table.ts';
import { readFolder, readTextIfThere, readTexts, writeNewFile } from '#codegen/files.ts';
import { importDocument } from '#codegen/import/import-document.ts';
import { apiNameOf } from '#codegen/import/names.ts';
import { printManifest } from '#codegen/import/print-manifest.ts';
import { importSections } from '#codegen/import/report-import.ts';
import { textOr } from '#codegen/import/source.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { type Project, schemaLine } from '#codegen/project.ts';
import { type PlainDocument, readDocument, type SourceFile } from '#codegen/read/document.ts';
import { compile } from '#codegen/run.ts';
import { type AppFiles, type AppSource, appFiles } from '#codegen/scaffold/app/app-files.ts';
import { appNote } from '#codegen/scaffold/app/app-note.ts';
import { blame } from '#codegen/scaffold/app/exclude.ts';
import { type Exclusions, noExclusions } from '#codegen/scaffold/app/exclusions.ts';
import { signInOf } from '#codegen/scaffold/app/sign-in.ts';
import { STARTER, storageKey } from '#codegen/scaffold/scaffold-app.ts';
import { scaffoldTextsOf } from '#codegen/scaffold/scaffold-texts.ts';
import { type CommandResult, refused } from './command.ts';
import { readForeignDocument } from './read-foreign-document.ts';

/** Each run leaves out what the one before had findings about; more runs than these mean a mistake of the scaffolding itself. */
const MOST_RUNS = 8;

/** Findings that are listed of an app that is not written. */
const LISTED = 8;

interface AppOf {
	/** As given on the command line, like `file`. */
	folder: string;
	file: string;
}

/** `scaffold app <folder> --from <document>`: writes an app without findings, and says what of the document it leaves out. */
export async function scaffoldDocument(project: Project, { folder, file }: AppOf): Promise<CommandResult> {
	const read = readForeignDocument(project, file);
	if (read === null) return refused(`There is no file \`${file}\`.`);
	if ('refusal' in read) return refused(read.refusal);
	const { document, dialect, texts } = read;
	const name = freeName(apiNameOf(file, textOr(objectOr(document.value.info).title, '')));
	const imported = importDocument(document, dialect, name);
	const source = sourceOf(project, { name, folder, manifest: imported.manifest, document });
	if (!source) return refused(`\`${file}\` has no operations that could be imported.`);
	const made = await withoutFindings(project, source);
	if ('findings' in made) return refused(unwritten(file, made.findings));
	for (const { path, text } of made.app.files) writeNewFile(project, `${project.manifests}/${path}`, withSchema(project, path, text));
	const note = appNote(source, made, locator(texts), document);
	return {
		output: [
			`${folder}: an app of ${file} (${dialect}) with ${made.app.operationByFile.size} pages for ${imported.operations} operations.`,
			`\n${nextCommands(folder, note.account)}`,
			...note.sections,
			...importSections(imported.notes, texts),
		].join('\n'),
		code: 0,
	};
}

/** The commands for the author of a new app. `account`: how to sign in. */
export function nextCommands(folder: string, account: string): string {
	return [
		`npm start           starts it; ${account}`,
		'npm run types       checks the types of its code',
		'npm test            runs its tests',
		'npm run build       builds it for its back end, below dist/',
		'npm run build:demo  builds it with its mock server, below dist-demo/',
	]
		.map((line) => `  MANIFESTS=${folder} ${line}`)
		.join('\n');
}

const RESERVED = ['session', 'api'];
const freeName = (name: string): string => (RESERVED.includes(name) ? 'main' : name);

interface Given {
	name: string;
	folder: string;
	manifest: AppSource['manifest'];
	document: PlainDocument;
}

function sourceOf(project: Project, { name, folder, manifest, document }: Given): AppSource | null {
	const text = printManifest(manifest);
	const read = readDocument({ path: `${project.manifests}/api/${name}.yaml`, text }, () => undefined);
	if (!read) return null;
	const api = checkApi(name, read, () => undefined);
	const readText = (file: string): string | null => readTextIfThere(project, file);
	const messages = checkMessages({ language: 'en', overrides: null, readText, memo: new Memo() }, () => undefined);
	return {
		name,
		key: storageKey(folder),
		manifest,
		api,
		signIn: signInOf(api, document),
		texts: scaffoldTextsOf(messages),
		starter: readTexts(project, STARTER),
	};
}

/** Compiles the app in memory, and leaves out what has findings until there are none. */
async function withoutFindings(
	project: Project,
	source: AppSource,
): Promise<{ app: AppFiles; excluded: Exclusions } | { findings: readonly Diagnostic[] }> {
	const memo = new Memo();
	let excluded = noExclusions;
	let findings: readonly Diagnostic[] = [];
	for (let run = 0; run < MOST_RUNS; run += 1) {
		const app = appFiles(source, excluded);
		findings = (await compileInMemory(project, app.files, memo)).filter(isError);
		if (findings.length === 0) return { app, excluded };
		const next = blame(findings, { app, source, excluded, folder: project.manifests });
		if (!next) return { findings };
		excluded = next;
	}
	return { findings };
}

async function compileInMemory(project: Project, app: readonly SourceFile[], memo: Memo): Promise<readonly Diagnostic[]> {
	const files = app.map(({ path, text }) => ({ path: `${project.manifests}/${path}`, text }));
	const byPath = new Map(files.map(({ path, text }) => [path, text]));
	const result = await compile(
		{
			folder: project.manifests,
			files: files.filter(({ path }) => !path.endsWith('.ts')),
			readFolder: (folder) => {
				const own = files.filter(({ path }) => path.startsWith(`${folder}/`));
				return own.length > 0 ? own : readFolder(project, folder);
			},
			readText: (file) => byPath.get(file) ?? readTextIfThere(project, file),
		},
		memo,
	);
	return result.diagnostics;
}

/** The kind of the manifest in the first line, for editors. */
function withSchema(project: Project, path: string, text: string): string {
	const kind = /^(?:(page|api)s?\/|(app|routes|menus)\.yaml$)/
		.exec(path)
		?.slice(1)
		.find((found) => found !== undefined);
	return kind === undefined || text.startsWith('#') ? text : schemaLine(project, `${project.manifests}/${path}`, kind) + text;
}

function unwritten(file: string, findings: readonly Diagnostic[]): string {
	const list = findings.slice(0, LISTED).map(({ at, code, message }) => `  ${at.file}  ${code}\n    ${message}`);
	return [`\`${file}\` makes no app: its manifests would have findings that no part of it can be blamed for.`, '', ...list].join('\n');
}
