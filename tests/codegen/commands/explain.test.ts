import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CommandContext } from '#codegen/commands/command.ts';
import { explain } from '#codegen/commands/explain.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import { resolveProject } from '#codegen/project.ts';

/** It has a kind of manifest of its own. */
const project = resolveProject({ MANIFESTS: 'examples/gallery' }, process.cwd());
const text = { format: 'text', project } as CommandContext;
const json = { format: 'json', project } as CommandContext;

test('explains a code with its example, as in docs/errors.md', async () => {
	const { output, code } = await explain(['unknown-field'], text);
	expect(code).toBe(0);
	expect(output).toContain(catalogue['unknown-field'].explanation);
	for (const line of catalogue['unknown-field'].wrong.split('\n')) expect(output).toContain(`  ${line}`);
	expect(JSON.parse((await explain(['unknown-field'], json)).output)).toEqual({ code: 'unknown-field', ...catalogue['unknown-field'] });
});

test('lists all codes without an argument, those of the app last', async () => {
	const { output, code } = await explain([], text);
	expect(code).toBe(0);
	expect(output.split('\n')).toHaveLength(Object.keys(catalogue).length + 1);
	expect(Object.keys(JSON.parse((await explain([], json)).output))).toEqual([...Object.keys(catalogue), 'duplicate-mood']);
});

test.each([
	['unknwon-field', 'There is no finding, block or step `unknwon-field`. Did you mean `unknown-field`?'],
	['toString', 'There is no finding, block or step `toString`.'],
	['duplicate-moods', 'There is no finding, block or step `duplicate-moods`. Did you mean `duplicate-mood`?'],
])('refuses to explain %s', async (name, output) => {
	expect(await explain([name], text)).toEqual({ output, code: 2 });
});

test('lists the keys of a block, a step or a file, as in docs/reference.md', async () => {
	const { output, code } = await explain(['search-box'], text);
	expect(code).toBe(0);
	expect(output).toContain('- **`binds`** (name of a state)');
	expect(readFileSync('docs/reference.md', 'utf8')).toContain(output);
	expect((await explain(['open'], text)).output).toContain('[OpenTarget](#opentarget)');
	expect((await explain(['routes'], text)).output).toContain('routes.yaml');
});

test('explains the findings of a kind of manifest that the app defines, and its keys', async () => {
	expect((await explain(['duplicate-mood'], text)).output).toContain(
		'duplicate-mood: Two moods of one title\n\nThe title is what is handed in',
	);
	expect(JSON.parse((await explain(['duplicate-mood'], json)).output)).toMatchObject({
		code: 'duplicate-mood',
		right: '# moods/happy.yaml\ntitle: 开心',
	});
	expect((await explain(['moods'], text)).output).toMatch(
		/^examples\/gallery\/moods\/\*\.yaml\n.*\*\*`title`\*\* \(text as it stands\): Name of the mood\.\n/s,
	);
});
