// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const served = (): string => path.join(folder, 'served');

function write(into: string, files: Readonly<Record<string, string>>): void {
	for (const [name, text] of Object.entries(files)) {
		const file = path.join(into, name);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

/** A release with a page, a chunk of its own, one that never changes, and a picture. */
function publish(release: string, more: Readonly<Record<string, string>> = {}): void {
	const build = path.join(folder, release);
	write(build, {
		'index.html': release,
		'sw.js': release,
		[`static/js/own.${release.padEnd(8, '0')}.js`]: release,
		[`static/js/own.${release.padEnd(8, '0')}.js.gz`]: release,
		'static/js/same.12345678.js': 'same',
		...more,
	});
	execFileSync(process.execPath, ['deploy/publish.mjs', build, served()]);
}

const list = (): string[] =>
	readdirSync(served(), { recursive: true, encoding: 'utf8' })
		.filter((name) => statSync(path.join(served(), name)).isFile())
		.map((name) => name.split(path.sep).join('/'))
		.sort();

const own = (...releases: readonly string[]): string[] =>
	releases.flatMap((release) => [`static/js/own.${release.padEnd(8, '0')}.js`, `static/js/own.${release.padEnd(8, '0')}.js.gz`]);

const always = ['.release.json', 'index.html', 'static/js/same.12345678.js', 'sw.js'];

test.each([
	['the first release is there alone', ['a1'], ['a1']],
	['code of the release before stays', ['a1', 'b2'], ['a1', 'b2']],
	['code of older releases goes', ['a1', 'b2', 'c3'], ['b2', 'c3']],
	['the same release again keeps nothing twice', ['a1', 'b2', 'b2'], ['b2']],
	['going back to the release before', ['a1', 'b2', 'a1'], ['a1', 'b2']],
])('%s', (_case, releases, left) => {
	for (const release of releases) publish(release);
	expect(list()).toEqual([...always, ...own(...left)].sort());
	expect(readFileSync(path.join(served(), 'index.html'), 'utf8')).toBe(releases.at(-1));
});

test('files without a hash are those of the release, and empty folders go', () => {
	publish('a1', { 'covers/old/robot.svg': 'a', 'robots.txt': 'a' });
	publish('b2', { 'robots.txt': 'b' });
	expect(list()).toEqual([...always, ...own('a1', 'b2'), 'robots.txt'].sort());
	expect(readFileSync(path.join(served(), 'robots.txt'), 'utf8')).toBe('b');
	expect(readdirSync(served())).not.toContain('covers');
});

test('a folder that was filled by hand counts as the release before', () => {
	write(served(), { 'index.html': 'old', 'static/js/own.aaaaaaaa.js': 'old', 'old.txt': 'old' });
	publish('b2');
	expect(list()).toEqual([...always, ...own('b2'), 'static/js/own.aaaaaaaa.js'].sort());
});

test('a folder without a build changes nothing', () => {
	publish('a1');
	const before = list();
	mkdirSync(path.join(folder, 'empty'));
	const { status, stderr } = spawnSync(process.execPath, ['deploy/publish.mjs', path.join(folder, 'empty'), served()], {
		encoding: 'utf8',
	});
	expect([status, stderr]).toEqual([1, expect.stringContaining('Usage')]);
	expect(list()).toEqual(before);
});
