import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf, openFileHashes } from '#codegen/file-hashes.mjs';

let root = '';
const pathOf = (name: string): string => path.join(root, name);
const STORE = '.cache/file-hashes.json';

beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'hashes-'));
	writeFileSync(pathOf('page.yaml'), 'page: a\n');
});

afterEach(() => {
	vi.useRealTimers();
	rmSync(root, { recursive: true });
});

/** Opens the hashes as a process of a later time does. */
function openLater(seconds: number): ReturnType<typeof openFileHashes> {
	vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
	return openFileHashes(root);
}

function storeHash(): void {
	const hashes = openLater(10);
	hashes.ofFile('page.yaml');
	hashes.keep();
}

/** Waits for the file system's clock, so that a change has a time of its own. */
function awaitTick(): void {
	const { ctimeMs } = statSync(pathOf('page.yaml'));
	do writeFileSync(pathOf('clock'), '');
	while (statSync(pathOf('clock')).ctimeMs === ctimeMs);
}

/** Replaces the stored hash, to show whether a later process reads the file. */
function forgeStore(): void {
	const stored = readFileSync(pathOf(STORE), 'utf8');
	writeFileSync(pathOf(STORE), stored.replace(hashOf('page: a\n'), 'stored'));
}

test('a file that has not changed is not read again', () => {
	storeHash();
	forgeStore();
	expect(openFileHashes(root).ofFile('page.yaml')).toBe('stored');
});

test.each<readonly [string, () => void]>([
	['its text', () => writeFileSync(pathOf('page.yaml'), 'page: bb\n')],
	['its text, to one of the same size', () => writeFileSync(pathOf('page.yaml'), 'page: b\n')],
	[
		'its text, while its time of modification is set back',
		() => {
			const { atime, mtime } = statSync(pathOf('page.yaml'));
			writeFileSync(pathOf('page.yaml'), 'page: b\n');
			utimesSync(pathOf('page.yaml'), atime, mtime);
		},
	],
	[
		'the file itself',
		() => {
			writeFileSync(pathOf('other.yaml'), 'page: c\n');
			renameSync(pathOf('other.yaml'), pathOf('page.yaml'));
		},
	],
])('a file is read again after a change of %s', (_, change) => {
	storeHash();
	forgeStore();
	awaitTick();
	change();
	expect(openFileHashes(root).ofFile('page.yaml')).toBe(hashOf(readFileSync(pathOf('page.yaml'))));
});

test('the hash of a file that has just changed is not stored: it may change again at the same time of its file system', () => {
	vi.useFakeTimers({ now: statSync(pathOf('page.yaml')).ctimeMs, toFake: ['Date'] });
	const hashes = openFileHashes(root);
	expect(hashes.ofFile('page.yaml')).toBe(hashOf('page: a\n'));
	hashes.keep();
	expect(existsSync(pathOf(STORE))).toBe(false);
});

test.each(['', 'null', '[', '{"page.yaml":null}', '{"page.yaml":{"version":1}}'])('a broken store is like none: %j', (text) => {
	mkdirSync(pathOf('.cache'));
	writeFileSync(pathOf(STORE), text);
	const hashes = openLater(10);
	expect(hashes.ofFile('page.yaml')).toBe(hashOf('page: a\n'));
	hashes.keep();
	expect(JSON.parse(readFileSync(pathOf(STORE), 'utf8'))).toMatchObject({ 'page.yaml': { hash: hashOf('page: a\n') } });
});

test('a missing file has no hash, and a removed one does not stay in the store', () => {
	storeHash();
	rmSync(pathOf('page.yaml'));
	writeFileSync(pathOf('new.yaml'), 'page: d\n');
	const hashes = openLater(20);
	expect([hashes.ofFile('page.yaml'), hashes.ofFile('new.yaml')]).toEqual([null, hashOf('page: d\n')]);
	hashes.keep();
	expect(Object.keys(JSON.parse(readFileSync(pathOf(STORE), 'utf8')))).toEqual(['new.yaml']);
});

test('a folder that cannot be written costs time only', () => {
	writeFileSync(pathOf('.cache'), 'a file');
	const hashes = openLater(10);
	expect(hashes.ofFile('page.yaml')).toBe(hashOf('page: a\n'));
	hashes.keep();
	expect(readFileSync(pathOf('.cache'), 'utf8')).toBe('a file');
});
