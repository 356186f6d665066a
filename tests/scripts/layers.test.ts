import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, it } from 'vitest';
// @ts-expect-error: the configuration is plain JavaScript and declares no types
// biome-ignore lint/style/noRestrictedImports: the file is in the project root, which no import alias covers
import config, { SUBJECTS } from '../../.dependency-cruiser.mjs';

const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const { forbidden, options }: Required<Pick<IConfiguration, 'forbidden' | 'options'>> = config;

async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
	mkdirSync('.cache', { recursive: true });
	const root = mkdtempSync('.cache/layers-');
	folders.push(root);
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
		writeFileSync(path.join(root, name), text);
	}
	const tops = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))];
	const { output } = await cruise(tops, {
		...options,
		exclude: undefined,
		ruleSet: { forbidden },
		validate: true,
		baseDir: path.resolve(root),
	});
	const names = (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
	return [...new Set(names)].sort();
}

it.each([
	['the shell importing a page', 'shell-knows-no-page', 'src/shell/menu.ts', 'src/pages/page-view.ts'],
	['ui importing a block', 'imports-go-down-from-ui', 'src/ui/button.ts', 'src/blocks/card/card-block.ts'],
	['lib importing ui', 'lib-knows-nothing-of-ours', 'src/lib/round.ts', 'src/ui/button.ts'],
	['http importing the session', 'imports-go-down-from-http', 'src/http/call.ts', 'src/session/session.ts'],
	['a block importing another block', 'blocks-do-not-import-blocks', 'src/blocks/card/card-block.ts', 'src/blocks/table/table-block.ts'],
	['a tool importing a block', 'blocks-do-not-import-blocks', 'src/tools/menu-studio/studio.ts', 'src/blocks/table/table-block.ts'],
	['a screen of the product importing a block', 'screens-stand-on-pages', 'product/judge/editor.ts', 'src/blocks/table/table-block.ts'],
	['a page importing a block', 'pages-know-no-block', 'src/pages/page-view.ts', 'src/blocks/table/table-block.ts'],
	['the shell importing the app', 'imports-go-down-from-shell', 'src/shell/menu.ts', 'src/app/create-app.ts'],
	['a subject importing the shell', 'imports-go-down-from-subjects', 'src/lock/lock-button.ts', 'src/shell/shell-environment.ts'],
	['a subject importing a page', 'imports-go-down-from-subjects', 'src/drafts/form-drafts.ts', 'src/pages/page-environment.ts'],
	['a subject importing a tool', 'imports-go-down-from-subjects', 'src/backend/demo.ts', 'src/tools/menu-studio/studio.ts'],
	['ui importing a subject', 'ui-is-presentational', 'src/ui/button.ts', 'src/lock/lock-state.ts'],
	['session importing access', 'subjects-read-their-own-session', 'src/session/session.ts', 'src/access/access.ts'],
	['routing importing the menu', 'subjects-read-their-own-routing', 'src/routing/home.ts', 'src/menu/build-menu.ts'],
	['tabs importing what asks before leaving', 'subjects-read-their-own-tabs', 'src/tabs/commands.ts', 'src/leaving/leaving.ts'],
	['reading importing checking', 'codegen-reads-before-it-checks', 'codegen/read/parse.ts', 'codegen/check/check-app.ts'],
	['checking importing emitting', 'codegen-checks-before-it-emits', 'codegen/check/check-app.ts', 'codegen/emit/print.ts'],
	['the grammar importing a phase', 'grammar-is-ground', 'codegen/grammar/page.ts', 'codegen/read/parse.ts'],
	['the mock core importing its server', 'mock-core-has-no-host', 'mock/backend.ts', 'mock/server.ts'],
	['the mock importing the product', 'framework-knows-no-product', 'mock/backend.ts', 'product/account/back-end/register.ts'],
	['the app importing the product', 'framework-knows-no-product', 'src/app/create-app.ts', 'product/exam/exam-desk.ts'],
	[
		'a test of the framework importing the product',
		'framework-tests-know-no-product',
		'tests/src/app/create-app.test.ts',
		'product/exam/exam-desk.ts',
	],
	['a script importing the product', 'framework-knows-no-product', 'scripts/mock.ts', 'product/exam/back-end/rows.ts'],
	['a screen importing its back end', 'screens-know-no-back-end', 'product/exam/exam-desk.ts', 'product/exam/back-end/rows.ts'],
	['a back end importing a screen', 'back-ends-know-no-screen', 'product/exam/back-end/rows.ts', 'product/exam/exam-desk.ts'],
	['a seed importing a handler', 'seeds-know-no-handler', 'product/exam/back-end/seed/papers.ts', 'product/exam/back-end/start.ts'],
	['a folder that the list of subjects lacks', 'product-subjects-are-listed', 'product/weather/sky.ts', 'product/exam/days.ts'],
	['a subject importing one that it does not list', 'product-reads-its-own-timetable', 'product/timetable/week.ts', 'product/exam/days.ts'],
	['the app importing the compiler', 'src-is-no-compiler-and-no-back-end', 'src/pages/page-view.ts', 'codegen/run.ts'],
])('%s breaks %s', async (_, rule, from, to) => {
	const importing = `import { thing } from '${path.posix.relative(path.dirname(from), to)}';\nexport const other = thing;\n`;
	expect(await brokenRules({ [from]: importing.replace(/from '(?!\.)/, "from './"), [to]: 'export const thing = 1;\n' })).toContain(rule);
});

it.each([
	['a page importing the session', 'src/pages/page-view.ts', 'src/session/session.ts'],
	['access importing the session', 'src/access/access.ts', 'src/session/session.ts'],
	['leaving importing the tabs', 'src/leaving/leave-guard.ts', 'src/tabs/tab-list.ts'],
	['emitting importing the grammar', 'codegen/emit/print.ts', 'codegen/grammar/page.ts'],
	['the server importing the core', 'mock/server.ts', 'mock/backend.ts'],
	['a subject importing one that it lists', 'product/homework/back-end/view.ts', 'product/course/back-end/rows.ts'],
	['a file of a block importing its neighbour', 'src/blocks/card/card-block.ts', 'src/blocks/card/card-title.ts'],
])('%s breaks nothing', async (_, from, to) => {
	const importing = `import { thing } from '${path.posix.relative(path.dirname(from), to)}';\nexport const other = thing;\n`;
	expect(await brokenRules({ [from]: importing.replace(/from '(?!\.)/, "from './"), [to]: 'export const thing = 1;\n' })).toEqual([]);
});

it('disk access in the compiler outside of its I/O files breaks restrict-fs-access', async () => {
	expect(
		await brokenRules({ 'codegen/check/check-app.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n" }),
	).toContain('restrict-fs-access');
});

it.each([
	['import', 'lib'],
	['import type', 'lib'],
	['import type', 'generated'],
])('two files that import one another by `%s` break no-circular, in src/%s too', async (statement, folder) => {
	const files = {
		[`src/${folder}/a.ts`]: `${statement} { B } from '../lib/b.ts';\nexport interface A { b?: B }\n`,
		'src/lib/b.ts': `${statement} { A } from '../${folder}/a.ts';\nexport interface B { a?: A }\n`,
	};
	expect(await brokenRules(files)).toContain('no-circular');
});

it('a type of a back end is no type for a screen', async () => {
	const files = {
		'product/exam/exam-desk.ts': "import type { PaperRow } from './back-end/rows.ts';\nexport type Paper = PaperRow;\n",
		'product/exam/back-end/rows.ts': 'export interface PaperRow { id: string }\n',
	};
	expect(await brokenRules(files)).toContain('screens-know-no-back-end');
});

it('a type import that goes up breaks the rule of its row', async () => {
	const files = {
		'src/lock/open-lock.ts': "import type { App } from '../app/app.ts';\nexport type Locked = App;\n",
		'src/app/app.ts': 'export interface App { name: string }\n',
	};
	expect(await brokenRules(files)).toContain('imports-go-down-from-subjects');
});

it('the table of subjects has no cycle', () => {
	const reads = new Map<string, readonly string[]>(Object.entries(SUBJECTS));
	const reachable = (subject: string, path: readonly string[] = []): readonly string[] =>
		path.includes(subject) ? [...path, subject] : (reads.get(subject) ?? []).flatMap((next) => reachable(next, [...path, subject]));
	for (const subject of reads.keys()) expect(reachable(subject), subject).toEqual([]);
});

it('every rule has a message that says what to do', () => {
	for (const rule of forbidden) expect(rule.comment?.length ?? 0, rule.name).toBeGreaterThan(40);
});
