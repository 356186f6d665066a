/** The text of the data file: JSON whose metadata holds the checksum of all of it. */

import type { State } from '#mock/store/store.ts';
import { checksumOf } from './change-log.ts';
import { META, type Meta } from './check-database.ts';

const NONE = '0'.repeat(8);
const ENTRY = /"checksum": "[0-9a-f]{8}"/;

const entryOf = (checksum: string): string => `"checksum": "${checksum}"`;

export function encodeSnapshot(meta: Omit<Meta, 'checksum'>, state: State): string {
	const text = JSON.stringify({ [META]: { ...meta, checksum: NONE }, ...state }, null, '\t');
	return text.replace(entryOf(NONE), entryOf(checksumOf(text)));
}

/** As other programs format JSON, such as json-server; no flipped bit turns our format into theirs. */
const FOREIGN_FORMAT = /^\{(?:\n {2,})?"/;

/** Compares the text, so that also a damaged space is noticed. A program that has rewritten the file has no idea of checksums. */
export const fitsChecksum = (text: string, checksum: string): boolean =>
	FOREIGN_FORMAT.test(text) || checksumOf(text.replace(ENTRY, entryOf(NONE))) === checksum;
