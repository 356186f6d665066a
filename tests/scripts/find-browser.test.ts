import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findBrowser } from '#scripts/find-browser.ts';

function fakeBrowser(name: string, code = 0): { folder: string; file: string } {
	const folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
	const file = path.join(folder, name);
	writeFileSync(file, `#!/bin/sh\nexit ${code}\n`);
	chmodSync(file, 0o755);
	return { folder, file };
}

it('prefers CHROMIUM_PATH to the browser of the system', () => {
	const named = fakeBrowser('my-chrome');
	const system = fakeBrowser('chromium');
	expect(findBrowser({ CHROMIUM_PATH: named.file, PATH: system.folder })).toBe(named.file);
});

it('throws when CHROMIUM_PATH does not start, and never falls back to another browser', () => {
	const broken = fakeBrowser('my-chrome', 1);
	const system = fakeBrowser('chromium');
	expect(() => findBrowser({ CHROMIUM_PATH: broken.file, PATH: system.folder })).toThrow(
		`CHROMIUM_PATH=${broken.file} does not start. Set it to the path of a Chromium or Chrome, or unset it.`,
	);
});

it('without CHROMIUM_PATH, takes the first browser on the PATH that starts and skips a stub that fails', () => {
	const stub = fakeBrowser('chromium', 1);
	const chrome = fakeBrowser('google-chrome');
	expect(findBrowser({ PATH: [stub.folder, chrome.folder].join(path.delimiter) })).toBe(chrome.file);
});

it('prefers the headless shell among the browsers of the system', () => {
	const chromium = fakeBrowser('chromium');
	const shell = fakeBrowser('chromium-headless-shell');
	expect(findBrowser({ PATH: [chromium.folder, shell.folder].join(path.delimiter) })).toBe(shell.file);
});
