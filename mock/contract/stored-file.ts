export interface StoredFile {
	name: string;
	size: number;
	/** MIME type; '' if the browser does not know it. */
	type: string;
	/** The content as a `data:` URL; null if it is too large to store. */
	url: string | null;
}

/** Bytes. Rows are stored in one file or in IndexedDB, which large contents would soon fill. */
const LARGEST_KEPT = 512 * 1024;

export type Received<Value> = Value extends Blob ? StoredFile : Value extends readonly (infer Item)[] ? Received<Item>[] : Value;

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
	// One character at a time: spreading all bytes would exceed the argument limit.
	for (const byte of bytes) text += String.fromCharCode(byte);
	return `data:${file.type || 'application/octet-stream'};base64,${btoa(text)}`;
}
