/** What an upload in parts tells the server, as expressions read it. */
/** The file as the server is told of it. */
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
