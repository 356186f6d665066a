/** What the builds weigh and hold. Bytes of files, without the compressed copies that are made beside them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shipped } from '#mock/generated/shipped.ts';
import { built } from './support/builds.ts';

const MB = 1_000_000;

/** Paths relative to the folder, with their bytes. */
function filesOf(folder: string): [name: string, bytes: number][] {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.endsWith('.gz'));
	return names
		.map((name) => [name, statSync(path.join(folder, name))] as const)
		.flatMap(([name, stats]) => (stats.isFile() ? [[name, stats.size]] : []));
}

const total = (files: readonly [name: string, bytes: number][]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

const samples = filesOf(shipped.files ?? '').map(([name]) => name);

describe('a build for a real back end', async () => {
	const files = filesOf(await built('product'));
	const names = files.map(([name]) => name);

	// Blockly is 0.79 of it, and loaded with the first program of blocks; the robot and its worlds are 0.1, and loaded with the first world.
	it('weighs less than 9.9 MB besides its engine', () =>
		expect(total(files.filter(([name]) => !/^judge-engines\/|\/workers\//.test(name)))).toBeLessThan(9.9 * MB));

	it('contains no file of the mock, only the engines of the page, and no font for old browsers', async () => {
		expect(names.filter((name) => samples.includes(name) || /\.(wasm|gz|woff)$|KaTeX.*\.ttf$/.test(name))).toEqual([]);
		expect(readdirSync(`${await built('product')}/judge-engines`).sort()).toEqual(['index.json', ...shipped.pageEngines].sort());
		expect(names).toEqual(expect.arrayContaining(['covers/first-steps.svg', '_headers']));
	});
});

describe('the demo', async () => {
	const files = filesOf(await built('demo'));
	const names = files.map(([name]) => name);

	// Films, texts and handouts of 400 lessons are 4.1 of it; each of the 41 printed PDF files has the letters of its font.
	it('weighs less than 6.7 MB besides its scripts and styles, which this build does not minify, and its engines', () =>
		expect(total(files.filter(([name]) => !/^(judge-engines|static\/(js|css))\//.test(name)))).toBeLessThan(6.7 * MB));

	it('contains the files of the mock, and the engines in a folder each', async () => {
		expect(samples.filter((name) => !names.includes(name))).toEqual([]);
		expect(readdirSync(`${await built('demo')}/judge-engines`).sort()).toEqual([...shipped.engines, 'index.json'].sort());
	});
});

describe('licenses.txt', () => {
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
	// It only passes on what react-router exports.
	const bundled = Object.keys(dependencies).filter((name) => name !== 'react-router-dom');

	it.each([
		['a build', 'product', ['pyodide'], ['@yowasp/clang', '@jitl/quickjs-wasmfile-release-sync']],
		['the demo', 'demo', ['pyodide', '@yowasp/clang', '@jitl/quickjs-wasmfile-release-sync'], []],
	] as const)('of %s names its packages with the texts of their licences', async (_what, name, also, none) => {
		const notices = readFileSync(`${await built(name)}/licenses.txt`, 'utf8').split(/\n\n-{80}\n\n/);
		const heads = notices.map((notice) => notice.split('\n\n')[0] ?? '');
		const names = heads.flatMap((head) => head.split('\n')).map((line) => line.split(' ')[0]);
		expect([...bundled, ...also, 'scheduler', '@lezer/common'].filter((name) => !names.includes(name))).toEqual([]);
		expect(names.filter((name) => none.some((each) => each === name))).toEqual([]);
		// The package names its licence and comes without the text.
		const short = notices.filter((notice) => notice.length < 500).map((notice) => notice.split(' ')[0]);
		expect(short).toEqual(['number-precision']);
	});
});
