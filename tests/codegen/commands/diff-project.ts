import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { CommandResult, Format } from '#codegen/commands/command.ts';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { diff } from '#codegen/commands/diff.ts';
import { readTextIfThere } from '#codegen/files.ts';
import { resolveProject } from '#codegen/project.ts';

/** Copies manifests to a folder of the test's own, which it may edit. */
export function newProject(from: string): string {
	const root = mkdtempSync(path.join(tmpdir(), 'codegen-diff-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	cpSync(from, path.join(root, 'manifests'), { recursive: true });
	return root;
}

export function edit(file: string, ...edits: readonly (readonly [find: string, replace: string])[]): void {
	let text = readFileSync(file, 'utf8');
	for (const [find, replace] of edits) {
		if (!text.includes(find)) throw new Error(`"${find}" is not in ${file}.`);
		text = text.replace(find, () => replace);
	}
	writeFileSync(file, text);
}

export const run = (root: string, args: string[], format: Format = 'text'): Promise<CommandResult> | CommandResult =>
	diff(args, {
		project: resolveProject({}, root),
		format,
		readText: (file: string) => readTextIfThere(resolveProject({}, root), file),
		compile: () => compileFiles(resolveProject({}, root)),
	});
