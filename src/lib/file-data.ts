import { readBase64 } from './read-base64.ts';

/** Content of a file in a JSON body. */
export interface FileData {
	name: string;
	bytes: number;
	mime?: string;
	/** Base64, without a prefix. */
	data: string;
}

/** Rejects if a file can no longer be read. */
export const toFileData = (files: readonly File[]): Promise<FileData[]> =>
	Promise.all(
		files.map(async (file) => ({
			name: file.name,
			bytes: file.size,
			...(file.type && { mime: file.type }),
			data: await readBase64(file),
		})),
	);
