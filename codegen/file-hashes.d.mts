export function hashOf(content: string | Uint8Array): string;

/** Hashes of the files of a project, as they are now. */
export interface FileHashes {
	/** `relative` has forward slashes. Null if there is no such file. */
	ofFile(relative: string): string | null;
	/** Stores the hashes for later processes. */
	keep(): void;
}

export function openFileHashes(root: string): FileHashes;
