/** The compiler's only access to git. Read-only. */
import { execFileSync } from 'node:child_process';
import type { SourceFile } from './read/document.ts';

const LARGEST_FILE = 256 * 1024 * 1024;

/** Files of a folder at a ref, with paths prefixed by the ref; null for an unknown ref. */
export function readAtRef(root: string, ref: string, folder: string): SourceFile[] | null {
	const tree = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{tree}`])?.trim();
	if (!tree) return null;
	const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', tree, '--', `${folder}/`]) ?? '';
	const files = listed.split('\0').filter((file) => /\.(ya?ml|json)$/.test(file));
	return files.flatMap((file) => {
		const text = git(root, ['show', `${tree}:./${file}`]);
		return text === null ? [] : [{ path: `${ref}:${file}`, text }];
	});
}

export function listRefs(root: string): string[] {
	const listed = git(root, ['for-each-ref', '--format=%(refname:short)']);
	return listed ? listed.trim().split('\n') : [];
}

export const isRepository = (root: string): boolean => git(root, ['rev-parse', '--git-dir']) !== null;

function git(root: string, args: readonly string[]): string | null {
	try {
		return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: LARGEST_FILE, stdio: ['ignore', 'pipe', 'ignore'] });
	} catch {
		return null;
	}
}
