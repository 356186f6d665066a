const DATA = /^data:[^,]*;base64,/;

/** The bytes of a file that a `data:` URL in base64 holds; null for any other URL, and for one that is cut off. */
export function bytesOfDataUrl(url: string): Uint8Array<ArrayBuffer> | null {
	if (!DATA.test(url)) return null;
	try {
		return Uint8Array.from(atob(url.replace(DATA, '')), (letter) => letter.charCodeAt(0));
	} catch {
		return null;
	}
}
