/** A file that is uploaded in parts, as expressions read it. */
export interface SentFile {
	name: string;
	bytes: number;
	mime: string;
	/** The same if the same file is chosen again. */
	fingerprint: string;
}

export interface SentPart {
	/** From 0. */
	number: number;
	/** In bytes. */
	offset: number;
	/** In base64, or the bytes themselves. */
	data: string | Blob;
}
