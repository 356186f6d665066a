/** Encrypts values with the key of a user: AES-GCM with a random nonce in front. */

const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;
const LENGTH_BYTES = 4;
/** Takes the place of a file in the text of a value; no form names a field so. */
const FILE = '\u0000file';

/** Only pages of a secure context have it: those with HTTPS, and those of this machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Not extractable. `secret`: a random text of any length. */
export async function sealKeyOf(secret: string): Promise<CryptoKey> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
	return crypto.subtle.importKey('raw', hash, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** `value`: what JSON holds, and files. `owner`: the sealed value opens under that name only. */
export async function seal(value: unknown, key: CryptoKey, owner: string): Promise<Uint8Array> {
	const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
	const sealed = await crypto.subtle.encrypt(parametersOf(iv, owner), key, await pack(value));
	return joined([iv, new Uint8Array(sealed)]);
}

/** Rejects if the value is damaged, or was sealed with another key or under another name. */
export async function unseal(sealed: Uint8Array, key: CryptoKey, owner: string): Promise<unknown> {
	const parameters = parametersOf(sealed.slice(0, NONCE_BYTES), owner);
	return unpack(new Uint8Array(await crypto.subtle.decrypt(parameters, key, sealed.slice(NONCE_BYTES))));
}

const parametersOf = (iv: Uint8Array<ArrayBuffer>, owner: string): AesGcmParams => ({
	name: ALGORITHM,
	iv,
	additionalData: new TextEncoder().encode(owner),
});

interface FileInfo {
	name: string;
	type: string;
	lastModified: number;
	size: number;
}

const infoOf = ({ name, type, lastModified, size }: File): FileInfo => ({ name, type, lastModified, size });

/** Text of a value; its files are told by name, date and size. */
export const describeValue = (value: unknown): string =>
	JSON.stringify(value, (_key, each) => (each instanceof File ? infoOf(each) : each));

/** The length of the text, the text, and the contents of the files. */
async function pack(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
	const files: File[] = [];
	const text = JSON.stringify(value, (_key, each) => (each instanceof File ? { [FILE]: files.push(each) - 1 } : each));
	const head = new TextEncoder().encode(JSON.stringify({ text, files: files.map(infoOf) }));
	const length = new Uint8Array(LENGTH_BYTES);
	new DataView(length.buffer).setUint32(0, head.length);
	const contents = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
	return joined([length, head, ...contents]);
}

function unpack(bytes: Uint8Array<ArrayBuffer>): unknown {
	let at = LENGTH_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
	const { text, files }: { text: string; files: FileInfo[] } = JSON.parse(new TextDecoder().decode(bytes.slice(LENGTH_BYTES, at)));
	const contents = files.map(({ name, type, lastModified, size }) => {
		const content = bytes.slice(at, at + size);
		at += size;
		return new File([content], name, { type, lastModified });
	});
	return JSON.parse(text, (_key, each) => (typeof each?.[FILE] === 'number' ? contents[each[FILE]] : each));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
