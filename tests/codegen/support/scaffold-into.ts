import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Memo } from '#codegen/incremental/memo.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { type CompileInput, compile } from '#codegen/run.ts';
import { findOperation } from '#codegen/scaffold/find-operation.ts';
import { type Entries, entriesFor } from '#codegen/scaffold/route-entry.ts';
import { scaffoldPage } from '#codegen/scaffold/scaffold-page.ts';
import type { ScaffoldTexts } from '#codegen/scaffold/scaffold-texts.ts';
import type { ScaffoldedPage } from '#codegen/scaffold/scaffolded-page.ts';

export type Scaffolded = ScaffoldedPage & Pick<Entries, 'route' | 'menu'>;

export interface ScaffoldResult {
	pages: ReadonlyMap<string, Scaffolded>;
	refused: ReadonlyMap<string, string>;
	findings: readonly string[];
}

/** Of the product, since samples have no catalogue. */
const texts: ScaffoldTexts = parse(readFileSync('messages/zh-CN.yaml', 'utf8')).scaffold;

/** Scaffolds a page for each operation in memory, adds the printed routes and menu items, and compiles the project. */
export async function scaffoldInto(input: CompileInput, operations?: readonly string[]): Promise<ScaffoldResult> {
	const memo = new Memo();
	const { model, diagnostics } = await compile(input, memo);
	if (!model || diagnostics.length > 0) throw new Error(`The project has findings: ${diagnostics.map(({ message }) => message).join(' ')}`);
	const pages = new Map<string, Scaffolded>();
	const refused = new Map<string, string>();
	const names = operations ?? model.apis.flatMap((api) => api.operations.map(({ name }) => name));
	const all = model.apis.flatMap((api) => api.operations);
	for (const [index, name] of names.entries()) {
		const operation = findOperation(name, model.apis);
		const made =
			'refused' in operation
				? operation
				: scaffoldPage({ operation, operations: all, page: `made-${index}`, dictionaries: model.names.dictionaries, texts });
		if ('refused' in made) refused.set(name, made.refused);
		else {
			const { route, menu } = entriesFor(made, model.names.routes);
			pages.set(name, { ...made, route, menu });
		}
	}
	const after = await compile({ ...input, files: withPages(input, [...pages.values()]) }, memo);
	const findings = after.diagnostics.map(({ code, message, at }) => `${at.file} ${code}: ${message}`);
	return { pages, refused, findings };
}

function withPages({ folder, files }: CompileInput, pages: readonly Scaffolded[]): SourceFile[] {
	const routes = pages.map(({ route }) => `      ${route}\n`).join('');
	const items = pages.map(({ menu }) => (menu ? `  ${menu}\n` : '')).join('');
	const changed = files.map(({ path, text }) => {
		if (path === `${folder}/routes.yaml`) return { path, text: text.replace('    children:\n', (line) => `${line}${routes}`) };
		if (path === `${folder}/menus.yaml`) return { path, text: text.replace('sidebar:\n', (line) => `${line}${items}`) };
		return { path, text };
	});
	return [...changed, ...pages.map(({ page, text }) => ({ path: `${folder}/pages/${page}.yaml`, text }))];
}
