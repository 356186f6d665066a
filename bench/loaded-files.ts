import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { settled } from '#tests/e2e/support/page-steps.ts';

/** Paths of the scripts and styles that the pages at these addresses load. */
export async function loadedFiles(page: Page, addresses: readonly string[]): Promise<Set<string>> {
	const files = new Set<string>();
	const keep = (response: Response): void => {
		const { pathname } = new URL(response.url());
		if (/\.(js|css)$/.test(pathname)) files.add(pathname);
	};
	page.on('response', keep);
	for (const address of addresses) {
		await page.goto(address, { waitUntil: 'networkidle' });
		await settled(page);
	}
	page.off('response', keep);
	return files;
}

/** Size of files in kB, each gzipped by itself. */
export const gzippedSize = (folder: string, files: Iterable<string>): number =>
	[...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length, 0) / 1000;
