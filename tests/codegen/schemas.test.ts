import { Ajv, type ValidateFunction } from 'ajv';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { emitSchemas } from '#codegen/emit/emit-schemas.ts';
import { readManifests } from '#codegen/files.ts';
import { resolveProject } from '#codegen/project.ts';

const project = resolveProject({}, process.cwd());
const { model } = await compileFiles(project);
if (!model) throw new Error('The manifests do not compile.');
const files = new Map(emitSchemas(model.names).map(({ path, text }) => [path, JSON.parse(text)]));

/** Draft 7 as the editors' language server reads it. */
function validatorOf(kind: string): ValidateFunction {
	return new Ajv({ allErrors: true, strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true }).compile(
		files.get(`${kind}.json`),
	);
}

const kindOf = (path: string): string => (path.includes('/pages/') ? 'page' : (/([a-z]+)\.yaml$/.exec(path)?.[1] ?? ''));
const manifests = readManifests(project).filter(({ path }) => !path.includes('/api/'));

test.each([...files.keys()])('%s is a schema', (file) => {
	expect(() => validatorOf(file.replace('.json', ''))).not.toThrow();
});

test('every manifest that compiles is right for the editor, too', () => {
	const validators = new Map([...files.keys()].map((file) => [file.replace('.json', ''), validatorOf(file.replace('.json', ''))]));
	const wrong = manifests.flatMap(({ path, text }) => {
		const validate = validators.get(kindOf(path));
		return validate?.(load(text)) ? [] : [`${path}: ${JSON.stringify(validate?.errors?.slice(0, 3))}`];
	});
	expect(wrong).toEqual([]);
});

test.each([
	['a key that its block does not have', { block: 'text', text: '你好', lok: 'title' }],
	['a block that does not exist', { block: 'tabel', label: '表' }],
	['an operation that no API has', { block: 'form', label: '表', submits: 'main.nothing', fields: [], submit: '好' }],
	['a step that does not exist', { block: 'buttons', items: [{ label: '去', actions: [{ opne: {} }] }] }],
	['a nested mistake', { block: 'card', blocks: [{ block: 'grid', columns: 9, blocks: [] }] }],
])('the editor underlines %s', (_what, block) => {
	expect(validatorOf('page')({ page: 'x', title: '题', view: [block] })).toBe(false);
});

test('the modeline of each manifest names its schema', () => {
	const named = manifests.map(({ path, text }) => [path, /^# yaml-language-server: \$schema=(\S+)/.exec(text)?.[1]]);
	expect(named).toEqual(
		manifests.map(({ path }) => [path, path.includes('/pages/') ? '../.schema/page.json' : `.schema/${kindOf(path)}.json`]),
	);
});
