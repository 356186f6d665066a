import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';

/** `/version.json`: which build a server serves. */
export interface VersionFile {
	/** Version of package.json. */
	version: string;
	/** Commit of the source, from the variable `COMMIT` or git; empty if neither is there. */
	commit: string;
	/** ISO 8601. */
	built: string;
}

export const versionFilePlugin = (version: VersionFile): RsbuildPlugin => ({
	name: 'version-file',
	setup(api) {
		api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
			compilation.emitAsset('version.json', new sources.RawSource(`${JSON.stringify(version)}\n`));
		});
	},
});

export function versionOf(root: string): VersionFile {
	const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
	return { version, commit: process.env.COMMIT || commitOf(root), built: new Date().toISOString() };
}

/** A downloaded archive of the source has no history. */
function commitOf(root: string): string {
	try {
		return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
	} catch {
		return '';
	}
}
