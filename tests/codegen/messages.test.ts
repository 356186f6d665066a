import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { MessagesModel } from '#codegen/check/app/check-messages.ts';
import { emitMessages } from '#codegen/emit/emit-messages.ts';
import { createValidators, type EditorSchemas, readSchemas } from './support/editor-schemas.ts';
import { offeredAt } from './support/offered-at.ts';
import { baseProject, compileSample } from './support/sample-project.ts';

const ZH = `
tabs: { close: 关闭, openPages: '{count} 个标签，来自 {name}' }
config: { example: "应该是 { \\"apis\\": {} }，不是 \`\${ x }\`\\n" }
ui: { loading: 加载中, fieldParts: { from: '从 {label} 起' } }
mock: { taken: '已有 {value}', server: { rows: '{count} 条' } }
scaffold: { submit: 提交 }
`;

const EN = `
tabs: { close: Close, openPages: { one: '{count} tab of {name}', other: '{count} tabs of {name}' } }
config: { example: "must be { \\"apis\\": {} }, not \`\${ x }\`\\n" }
ui: { loading: Loading, fieldParts: { from: 'From {label}' } }
mock: { taken: '{value} is taken', server: { rows: { one: one row, other: '{count} rows' } } }
scaffold: { submit: Submit }
`;

function projectIn(language: string | null, overrides?: string): Map<string, string> {
	const project = baseProject();
	project.set('messages/zh-CN.yaml', ZH).set('messages/en.yaml', EN);
	if (overrides) project.set('manifests/messages.yaml', overrides);
	const app = project.get('manifests/app.yaml') ?? '';
	if (language) project.set('manifests/app.yaml', app.replace('key: classroom', `key: classroom, language: ${language}`));
	return project;
}

/** Modules of messages by path, compiled for an app in a language. */
async function compiledFor(language: string | null, overrides?: string): Promise<Map<string, string>> {
	const { files, diagnostics } = await compileSample(projectIn(language, overrides));
	expect(diagnostics).toEqual([]);
	return new Map((files ?? []).map(({ folder, path, text }) => [`${folder}/${path}`, text]));
}

async function schemasFor(): Promise<EditorSchemas> {
	const { files } = await compileSample(projectIn('en'));
	return new Map([...readSchemas(files ?? [])].filter(([path]) => path === 'messages.json'));
}

async function run(text: string | undefined): Promise<Record<string, unknown>> {
	const { outputText } = ts.transpileModule(text ?? '', {
		compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
	});
	return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

test('a map of texts becomes a module: constants, and functions of placeholders', async () => {
	const files = await compiledFor(null);
	expect(files.get('generated/messages/tabs.ts')?.split('\n').slice(2)).toEqual([
		"export const close = '关闭';",
		`export const openPages = ({ count, name }: { count: number; name: string | number }): string => ${'`$'}{count} 个标签，来自 ${'$'}{name}${'`'};`,
		'',
	]);
	expect([...files.keys()].filter((path) => path.includes('messages/')).sort()).toEqual([
		'generated/messages/config.ts',
		'generated/messages/language.ts',
		'generated/messages/tabs.ts',
		'generated/messages/ui.ts',
		'generated/messages/ui/field-parts.ts',
		'mockGenerated/messages/language.ts',
		'mockGenerated/messages/mock.ts',
		'mockGenerated/messages/server.ts',
	]);
});

test('an app is compiled in its language, with its plural forms', async () => {
	const files = await compiledFor('en');
	const { openPages } = (await run(files.get('generated/messages/tabs.ts'))) as { openPages: (values: object) => string };
	expect([0, 1, 2].map((count) => openPages({ count, name: 'Ann' }))).toEqual(['0 tabs of Ann', '1 tab of Ann', '2 tabs of Ann']);
	const { rows } = (await run(files.get('mockGenerated/messages/server.ts'))) as { rows: (values: object) => string };
	expect([1, 5].map((count) => rows({ count }))).toEqual(['one row', '5 rows']);
	expect(await run(files.get('generated/messages/language.ts'))).toMatchObject({ language: 'en' });
	expect(files.get('generated/settings.ts')).toContain("loadingText: 'Loading'");
});

test('braces, quotes and back-ticks that are no placeholder are text', async () => {
	const { example } = await run((await compiledFor('en')).get('generated/messages/config.ts'));
	expect(example).toBe(`must be { "apis": {} }, not ${'`$'}{ x }${'`'}\n`);
});

test('messages.yaml of the app words single texts differently', async () => {
	const files = await compiledFor('en', "tabs: { close: Shut }\nmock: { taken: 'We have {value}' }\n");
	expect(files.get('generated/messages/tabs.ts')).toContain("export const close = 'Shut';");
	expect(files.get('mockGenerated/messages/mock.ts')).toContain(`We have ${'$'}{value}`);
});

test('the editor schema of messages.yaml offers the keys with their texts', async () => {
	const schemas = await schemasFor();
	expect(offeredAt(schemas, 'messages.json', {}, [])).toEqual({ keys: ['tabs', 'config', 'ui', 'mock', 'scaffold'], values: [] });
	expect(offeredAt(schemas, 'messages.json', { ui: {} }, ['ui']).keys).toEqual(['loading', 'fieldParts']);
	expect(offeredAt(schemas, 'messages.json', { tabs: { close: '' } }, ['tabs', 'close']).values).toEqual(['Close']);
	expect(JSON.stringify(schemas.get('messages.json'))).toContain(
		'"description":"zh-CN: {count} 个标签，来自 {name}\\nen: {count} tabs of {name}\\nPlaceholders: {count}, {name}"',
	);
});

test.each([
	['tabs: { close: Shut }', true],
	['tabs: { clos: Shut }', false],
	['tab: { close: Shut }', false],
	['tabs: { close: 3 }', false],
	['tabs: { close: { other: Shut } }', false],
	['tabs: { close: "Shut {name}" }', false],
	['tabs: { close: "{ name } $" }', true],
	['tabs: { openPages: "{name}: {count}" }', true],
	['tabs: { openPages: "{count}" }', false],
	['tabs: { openPages: { one: a tab, other: "{count} of {name}" } }', true],
	['tabs: { openPages: { one: "{who}", other: "{count} of {name}" } }', false],
	['tabs: { openPages: { other: "{count} of {name}" } }', false],
	['tabs: { openPages: { one: a tab, few: a tab, other: "{count} of {name}" } }', false],
	['ui: { fieldParts: From }', false],
	['config: { example: "{}" }', true],
])('the compiler and the editor judge %s alike', async (overrides, isRight) => {
	expect(createValidators(await schemasFor())('messages.json')(parse(overrides))).toBe(isRight);
	const { diagnostics } = await compileSample(projectIn('en', overrides));
	expect(diagnostics.length === 0).toBe(isRight);
});

test('a template keeps what JavaScript would read as an expression', async () => {
	const messages = new Map([
		['a.b', { path: ['a', 'b'], params: ['name'], forms: new Map([['other', `${'\\ `$'}{ x } {name} $`]]), translations: new Map() }],
	]);
	const model: MessagesModel = { language: 'en', messages };
	const { b } = (await run(emitMessages(model).find(({ path }) => path === 'messages/a.ts')?.text)) as { b: (values: object) => string };
	expect(b({ name: 'Ann' })).toBe(`${'\\ `$'}{ x } Ann $`);
});
