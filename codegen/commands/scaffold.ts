import type { AppModel } from '#codegen/check/check-app.ts';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { isEmptyFolder, readTexts, writeNewFile } from '#codegen/files.ts';
import { type Project, resolveProject, schemaLine } from '#codegen/project.ts';
import { findOperation } from '#codegen/scaffold/find-operation.ts';
import { type Entries, entriesFor } from '#codegen/scaffold/route-entry.ts';
import { STARTER, scaffoldApp } from '#codegen/scaffold/scaffold-app.ts';
import { scaffoldPage } from '#codegen/scaffold/scaffold-page.ts';
import { scaffoldTextsOf } from '#codegen/scaffold/scaffold-texts.ts';
import type { Refusal, ScaffoldedPage } from '#codegen/scaffold/scaffolded-page.ts';
import { kebabCase } from '#codegen/scaffold/words.ts';
import { type Command, type CommandResult, refused } from './command.ts';
import { nextCommands, scaffoldDocument } from './scaffold-document.ts';

const USAGE =
	'Say what to write: `npm run codegen -- scaffold page <operation> [page-name]`, or `scaffold app <folder> [--from <document>]`.';
/** A scaffolded page has this finding until its route is added. It is ignored, so that several pages can be scaffolded first. */
const LEFT_BY_THE_LAST = 'page-without-route';
const PAGE_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * `scaffold page <operation> [page-name]`: writes a page and prints what to add to routes and menus, which it does not edit.
 * `scaffold app <folder> [--from <document>]`: writes an app that runs at once.
 */
export const scaffold: Command = async ([what, operation, name, ...rest], { project, format, from = null, compile }) => {
	if (what === 'app' && operation !== undefined && name === undefined) return writeApp(project, operation, from);
	if (from !== null) return refused(USAGE);
	if (what !== 'page' || operation === undefined || rest.length > 0) return refused(USAGE);
	const { model, diagnostics } = await compile();
	const findings = diagnostics.filter((finding) => isError(finding) && finding.code !== LEFT_BY_THE_LAST);
	if (!model || findings.length > 0) return refused(findingsFirst(findings.length));
	const written = writePage({ project, model, operation, name });
	if ('refused' in written) return refused(written.refused);
	return { output: format === 'json' ? JSON.stringify(asJson(written), null, '\t') : asText(written), code: 0 };
};

async function writeApp(project: Project, folder: string, from: string | null): Promise<CommandResult> {
	const own = resolveProject({ MANIFESTS: folder }, project.root);
	if (!isEmptyFolder(own, own.manifests)) return refused(`\`${folder}\` has files, which stay as they are. Name a new folder.`);
	if (from !== null) return scaffoldDocument(own, { folder, file: from });
	const inFolder = (file: string): string => `${own.manifests}/${file}`;
	const files = scaffoldApp(readTexts(project, STARTER), { folder, schemaLine: (file, kind) => schemaLine(own, inFolder(file), kind) });
	for (const { path, text } of files) writeNewFile(own, inFolder(path), text);
	return {
		output: `${folder}: ${files.length} files of an app.\n\n${nextCommands(folder, 'sign in as anna, password secret')}`,
		code: 0,
	};
}

const findingsFirst = (count: number): string =>
	`The manifests have ${count === 1 ? 'a finding' : `${count} findings`}. Run \`npm run codegen\` and fix ${count === 1 ? 'it' : 'them'} first.`;

interface ScaffoldResult extends Entries {
	file: string;
	operation: string;
	scaffolded: ScaffoldedPage;
	folder: string;
}

interface ScaffoldRequest {
	project: Project;
	model: AppModel;
	operation: string;
	name: string | undefined;
}

function writePage({ project, model, operation: asked, name }: ScaffoldRequest): ScaffoldResult | Refusal {
	const operation = findOperation(asked, model.apis);
	if ('refused' in operation) return operation;
	const page = name ?? kebabCase(operation.id);
	if (!PAGE_NAME.test(page)) return { refused: badName(page, name !== undefined) };
	const folder = project.manifests === '.' ? '' : `${project.manifests}/`;
	const file = `${folder}pages/${page}.yaml`;
	const there = model.names.pages.get(page)?.file;
	if (there !== undefined) return { refused: alreadyThere(there) };
	const { dictionaries } = model.names;
	const operations = model.apis.flatMap((api) => api.operations);
	const scaffolded = scaffoldPage({ operation, operations, page, dictionaries, texts: scaffoldTextsOf(model.messages) });
	if ('refused' in scaffolded) return scaffolded;
	if (!writeNewFile(project, file, schemaLine(project, file, 'page') + scaffolded.text)) return { refused: alreadyThere(file) };
	return { file, operation: operation.name, scaffolded, folder, ...entriesFor(scaffolded, model.names.routes) };
}

const alreadyThere = (file: string): string => `\`${file}\` is there already and stays as it is. Give the new page another name.`;

function badName(page: string, given: boolean): string {
	const better = kebabCase(page);
	const hint = given && PAGE_NAME.test(better) ? ` Did you mean \`${better}\`?` : ' Give one after the operation.';
	return `\`${page}\` cannot name a page: lower-case words joined by - can.${hint}`;
}

const asJson = ({ file, operation, scaffolded: { kind, page }, route, menu }: ScaffoldResult) => ({
	file,
	page,
	kind,
	operation,
	route,
	menu,
});

function asText({ file, operation, scaffolded, folder, route, menu }: ScaffoldResult): string {
	const needs = [...scaffolded.routeParams, ...scaffolded.query].map((name) => `\`${name}\``).join(', ');
	return [
		`${file}: a ${scaffolded.kind} page of \`${operation}\`.`,
		'',
		`Add its route to ${folder}routes.yaml, below the group it belongs to; the page is unreachable until then:`,
		'',
		`  ${route}`,
		'',
		...(menu
			? [`and to ${folder}menus.yaml, where a menu should lead to it:`, '', `  ${menu}`]
			: [`No menu can open it: it needs ${needs}. Let a row or button of another page do so.`]),
	].join('\n');
}
