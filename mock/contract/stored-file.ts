/** Uploaded files as rows can hold them: text alone is kept. */

export interface StoredFile {
	name: string;
	/** Bytes. */
	size: number;
	/** MIME type; '' when the browser did not know it. */
	type: string;
	/** The content as a `data:` address; null for one too large to be kept. */
	url: string | null;
}

/** Rows are kept in one file, or in the browser: large contents would soon fill it. */
const LARGEST_KEPT = 512 * 1024;

/** What a handler is given for the input that a caller sends. */
export type Received<Value> = Value extends Blob ? StoredFile : Value extends readonly (infer Item)[] ? Received<Item>[] : Value;

/** The fields of an input with their files as they are kept. */
export async function storeFiles(input: Record<string, unknown>): Promise<void> {
	for (const [name, value] of Object.entries(input)) {
		if (value instanceof Blob) input[name] = await storeFile(value);
		else if (Array.isArray(value)) input[name] = await Promise.all(value.map((item) => (item instanceof Blob ? storeFile(item) : item)));
	}
}

async function storeFile(file: Blob): Promise<StoredFile> {
	const { size, type } = file;
	return { name: file instanceof File ? file.name : '', size, type, url: size > LARGEST_KEPT ? null : await dataUrl(file) };
}

async function dataUrl(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	let text = '';
	// One by one: as many arguments as there are bytes would be too many.
	for (const byte of bytes) text += String.fromCharCode(byte);
	return `data:${file.type || 'application/octet-stream'};base64,${btoa(text)}`;
}
