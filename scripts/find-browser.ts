/** Finds a Chromium for tests and benchmarks, or installs one. The order is a decision record: docs/decisions/0004. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';

/** The headless shell comes first: it is the same engine without a browser window, and takes a third less processor time for a page. */
const SYSTEM_NAMES = [
	'chromium-headless-shell',
	'chrome-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];
const SYSTEM_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Path of a Chromium that starts: `CHROMIUM_PATH`, else the system's, else Playwright's own, else a newly installed one. */
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

/** How tests and benchmarks start it: no sandbox for root, for whom Chromium has none, and no traffic of its own. */
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
			// Without it, WebAssembly that reads out of bounds crashes the page of a headless shell instead of trapping.
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

/** Ubuntu's chromium-browser may be a stub that only points at a snap: being there is not enough. */
function starts(executable: string): boolean {
	return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function install(): void {
	if (process.getuid?.() === 0 && isDebian() && installFromDebian()) return;
	say('No Chromium found: installing the one of Playwright.');
	run('npx', ['--no-install', 'playwright-core', 'install', '--with-deps', 'chromium']);
}

function isDebian(): boolean {
	return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installFromDebian(): boolean {
	say('No Chromium found: installing the one of Debian, with a font that has Chinese characters.');
	// Before Debian 12 there is no package of the headless shell.
	return run('apt-get', ['update', '-qq']) && (installPackage('chromium-headless-shell') || installPackage('chromium'));
}

const installPackage = (browser: string): boolean =>
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk']);

function run(command: string, args: readonly string[]): boolean {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function say(text: string): void {
	console.log(text);
}
