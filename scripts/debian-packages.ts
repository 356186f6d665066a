/** Installs what tests need from Debian: as root on Debian only. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const mayInstall = (): boolean => process.getuid?.() === 0 && isDebian();

function isDebian(): boolean {
	return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

export function installPackages(...names: readonly string[]): boolean {
	return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

export function run(command: string, args: readonly string[]): boolean {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
