import { unzipSync } from 'fflate';
import { decodeText } from './decode-text.ts';
import { type FileEntry, toTree, type ZipFolder } from './zip-tree.ts';

/** What is in an archive, without unpacking it. Throws for what is none. */
export function listZip(bytes: Uint8Array): ZipFolder {
	const entries: FileEntry[] = [];
	unzipSync(bytes, {
		filter({ name, originalSize }) {
			entries.push({ path: readName(name), bytes: originalSize });
			return false;
		},
	});
	return toTree(entries);
}

/** Archives of Chinese Windows do not say how their names are written: each byte has become a character. */
function readName(name: string): string {
	const codes = Array.from(name, (letter) => letter.charCodeAt(0));
	return codes.some((code) => code > 127) && codes.every((code) => code < 256) ? decodeText(Uint8Array.from(codes)) : name;
}
