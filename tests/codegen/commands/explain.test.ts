import { expect, test } from 'vitest';
import type { CommandContext } from '#codegen/commands/command.ts';
import { explain } from '#codegen/commands/explain.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';

const text = { format: 'text' } as CommandContext;
const json = { format: 'json' } as CommandContext;

test('a code is explained with its example, as in docs/errors.md', async () => {
	const { output, code } = await explain(['unknown-field'], text);
	expect(code).toBe(0);
	expect(output).toContain(catalogue['unknown-field'].explanation);
	for (const line of catalogue['unknown-field'].wrong.split('\n')) expect(output).toContain(`  ${line}`);
	expect(JSON.parse((await explain(['unknown-field'], json)).output)).toEqual({ code: 'unknown-field', ...catalogue['unknown-field'] });
});

test('without a code all of them are listed', async () => {
	const { output, code } = await explain([], text);
	expect(code).toBe(0);
	expect(output.split('\n')).toHaveLength(Object.keys(catalogue).length);
	expect(Object.keys(JSON.parse((await explain([], json)).output))).toEqual(Object.keys(catalogue));
});

test.each([
	['unknwon-field', 'No finding has the code `unknwon-field`. Did you mean `unknown-field`?'],
	['toString', 'No finding has the code `toString`.'],
])('of %s there is nothing to explain', async (name, output) => {
	expect(await explain([name], text)).toEqual({ output, code: 2 });
});
