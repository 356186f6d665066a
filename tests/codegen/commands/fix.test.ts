import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { CommandContext } from '#codegen/commands/command.ts';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { fix } from '#codegen/commands/fix.ts';
import { resolveProject } from '#codegen/project.ts';

const roots: string[] = [];

afterEach(() => {
	for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** The base project with an unknown key, an unknown guard, and a finding that has no certain fix. */
function brokenProject() {
	const root = mkdtempSync(path.join(tmpdir(), 'fix-'));
	roots.push(root);
	cpSync('tests/codegen/base', path.join(root, 'manifests'), { recursive: true });
	const file = path.join(root, 'manifests/pages/course.yaml');
	const read = (): string => readFileSync(file, 'utf8');
	writeFileSync(file, read().replace('- block: buttons', '- block: buttons # kept\n    gaurd: staff\n    other: x'));
	const project = resolveProject({}, root);
	const context: CommandContext = { project, format: 'text', compile: () => compileFiles(project), readText: () => null };
	return { read, context };
}

test('mends what is certain and says what is left', async () => {
	const { read, context } = brokenProject();
	const { output, code } = await fix([], context);
	expect(read()).toContain('- block: buttons # kept\n    guard: staff\n    other: x');
	expect(output).toContain('1 finding is mended.');
	expect(output).toContain('`other` is not a key');
	expect(code).toBe(1);
});

test('shows the lines without changing them, or mends another code only', async () => {
	const { read, context } = brokenProject();
	const before = read();
	const { output, code } = await fix([], { ...context, dryRun: true });
	expect(output).toMatch(/^manifests\/pages\/course\.yaml\n@@ \d+\n- {4}gaurd: staff\n\+ {4}guard: staff\n\n1 finding can be mended\.$/);
	expect(code).toBe(0);
	expect((await fix(['unknown-field'], context)).output).toContain('0 findings are mended.');
	expect(read()).toBe(before);
});

test('refuses a code that there is not', async () => {
	const { context } = brokenProject();
	expect(await fix(['unknown-kye'], context)).toEqual({
		output: 'There is no finding `unknown-kye`. Did you mean `unknown-key`?',
		code: 2,
	});
});
