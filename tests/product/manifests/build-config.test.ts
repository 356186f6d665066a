import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '@rsbuild/core';
import { expect, it } from 'vitest';

it.each([
	['dev', false],
	['build', true],
])('the command %s empties dist/: %s', async (command, empties) => {
	const { content } = await loadConfig({ command });
	expect(content.output?.cleanDistPath).toBe(empties);
});

it.each([
	['production', 'dist', false],
	['demo', 'dist-demo', true],
])('a build in the mode %s, for %s, copies the files of the mock: %s', async (envMode, root, copies) => {
	const { content } = await loadConfig({ command: 'build', envMode });
	const folders = content.server?.publicDir;
	if (!Array.isArray(folders)) throw new Error('There are no folders of files.');
	expect(content.output?.distPath).toEqual({ root });
	expect(folders[1]?.ignore).toContain('favicon.svg');
	expect(folders.map(({ name = '' }) => existsSync(name))).toEqual([true, true, true]);
	expect(folders.at(-1)).toEqual({ name: path.resolve('manifests/files'), copyOnBuild: copies, watch: true });
});
