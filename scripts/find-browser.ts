/** Finds or installs a Chromium for tests and benchmarks, in the order of docs/decisions/0004. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';
import { installPackages, mayInstall, run } from './debian-packages.ts';

/** The headless shell comes first: the same engine without a window, for a third less CPU time a page. */
const SYSTEM_NAMES = [
	'chromium-headless-shell',
	'chrome-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];
const SYSTEM_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string {
	const named = env.CHROMIUM_PATH;
	if (named) {
		if (starts(named)) return named;
		throw new Error(`CHROMIUM_PATH=${named} does not start. Set it to the path of a Chromium or Chrome, or unset it.`);
	}
	const found = findInstalled(env);
	if (found) return found;
	install();
	const installed = findInstalled(env);
	if (installed) return installed;
	throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its path.');
}

/** Launch options for tests and benchmarks: no sandbox for root, which Chromium does not support, and no background traffic. */
export function launchOptions(executablePath: string): LaunchOptions {
	const isRoot = process.getuid?.() === 0;
	return {
		executablePath,
		headless: true,
		args: [
			...(isRoot ? ['--no-sandbox'] : []),
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-default-apps',
			'--disable-dev-shm-usage',
			'--disable-sync',
			// Without this flag, out-of-bounds WebAssembly reads crash the headless shell's page instead of trapping.
			'--enable-crash-reporter',
			'--no-first-run',
			'--no-proxy-server',
		],
	};
}

function findInstalled(env: Readonly<Record<string, string | undefined>>): string | undefined {
	const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
	const onPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
	return [...onPath, ...SYSTEM_PATHS, chromium.executablePath()].find((candidate) => existsSync(candidate) && starts(candidate));
}

/** Runs the executable: Ubuntu's chromium-browser may be a stub that points at a snap. */
function starts(executable: string): boolean {
	return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function install(): void {
	if (mayInstall() && installFromDebian()) return;
	say('No Chromium found: installing the one of Playwright.');
	run('npx', ['--no-install', 'playwright-core', 'install', '--with-deps', 'chromium']);
}

function installFromDebian(): boolean {
	say('No Chromium found: installing the one of Debian, with a font that has Chinese characters.');
	const font = 'fonts-noto-cjk';
	// Debian before 12 has no package of the headless shell.
	return installPackages('chromium-headless-shell', font) || installPackages('chromium', font);
}

function say(text: string): void {
	console.log(text);
}
