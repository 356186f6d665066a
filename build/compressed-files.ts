import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const TEXTS = /\.(html|js|mjs|css|json|svg|txt|vtt)$/;

/** Bytes. A smaller file fits into one packet anyway. */
const SMALL = 1024;

/** Writes a `.gz` beside each text of the build, which web servers send as it is (nginx: `gzip_static`). */
export const compressedFilesPlugin = (): RsbuildPlugin => ({
	name: 'compressed-files',
	setup(api) {
		api.onAfterBuild(() => compressFiles(api.context.distPath));
	},
});

export function compressFiles(folder: string): void {
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		const file = path.join(folder, name);
		if (!TEXTS.test(file) || statSync(file).size < SMALL) continue;
		writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }));
	}
}
