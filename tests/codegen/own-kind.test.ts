/** A kind of manifest that an app defines, in a copy of the gallery: the commands treat it as they treat the manifests of the framework. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '#codegen/commands/command.ts';
import { compileFiles, compileProject, type ProjectResult } from '#codegen/commands/compile-project.ts';
import { fix } from '#codegen/commands/fix.ts';
import { watchProject } from '#codegen/commands/watch.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { resolveProject } from '#codegen/project.ts';

const ROOT = process.cwd();
const app = mkdtempSync(path.join(tmpdir(), 'gallery-'));
const project = resolveProject({ MANIFESTS: app }, ROOT);
const memo = new Memo();

const HAPPY = path.join(app, 'moods/happy.yaml');
const text = readFileSync('examples/gallery/moods/happy.yaml', 'utf8');
const emitted = (): string => readFileSync(path.join(project.generated, 'collections/moods.ts'), 'utf8');
const foundBy = ({ diagnostics }: Pick<ProjectResult, 'diagnostics'>): string[] =>
	diagnostics.map(({ code, at }) => `${code} ${path.basename(at.file)}`);

beforeAll(async () => {
	cpSync('examples/gallery', app, { recursive: true });
	rmSync(path.join(app, 'tsconfig.json'));
	expect((await compileProject(project, memo)).diagnostics).toEqual([]);
});

afterEach(() => writeFileSync(HAPPY, text));

afterAll(() => {
	rmSync(app, { recursive: true });
	rmSync(project.cache, { recursive: true });
});

test('its module and the components that read its entries pass the type check', () => {
	const tsc = path.join(ROOT, 'node_modules/typescript7/bin/tsc');
	expect(spawnSync(process.execPath, [tsc, '-p', path.join(app, 'tsconfig.json')], { encoding: 'utf8' })).toMatchObject({
		status: 0,
		stdout: '',
	});
});

test('`fix` mends what is certain, and knows the codes of the app', async () => {
	const context = { project, format: 'text', compile: () => compileFiles(project, new Map(), memo) } as CommandContext;
	writeFileSync(HAPPY, text.replace('title:', 'titel:'));
	expect((await fix(['unknown-key'], context)).output).toContain('1 finding is mended.');
	expect(readFileSync(HAPPY, 'utf8')).toBe(text);
	expect((await fix(['duplicate-moods'], context)).output).toBe('There is no finding `duplicate-moods`. Did you mean `duplicate-mood`?');
	expect((await fix(['duplicate-mood'], { ...context, dryRun: true })).output).toBe('0 findings can be mended.');
});

test('while it is watched, an edit is compiled, and a finding keeps the last good entries', async () => {
	const results: string[][] = [];
	const edits = ['高兴', '平静', '快乐'];
	const end = new AbortController();
	await watchProject(project, {
		compile: (project) => compileProject(project, memo),
		onResult: (result) => {
			results.push([...foundBy(result), ...(/happy: \{ title: '(.+?)'/.exec(emitted())?.slice(1) ?? [])]);
			const title = edits.shift();
			if (title === undefined) end.abort();
			else writeFileSync(HAPPY, text.replace('开心', title));
		},
		onFailure: (error) => {
			throw error;
		},
		signal: end.signal,
	});
	expect(results).toEqual([['开心'], ['高兴'], ['duplicate-mood happy.yaml', '高兴'], ['快乐']]);
});
