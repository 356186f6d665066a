const EXTERNAL = /^(https?:|mailto:|tel:|\/\/)/i;
const WITHIN_ORIGIN = /^\/(?![/\\])/;
const PICTURE = /^(data:image\/|blob:)/i;
// Browsers drop control characters and blanks inside a scheme, so `java\nscript:` runs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const INVISIBLE = /[\u0000-\u0020\u007f-\u009f]/g;

/** The field of an answer may hold anything. */
const trimmed = (url: unknown): string => (typeof url === 'string' ? url.trim() : '');

/** The address when a link may lead there: http, https, mailto, tel, // or a path of this origin. Otherwise null. */
export function safeLink(url: unknown): string | null {
	const address = trimmed(url);
	const visible = address.replace(INVISIBLE, '');
	return EXTERNAL.test(visible) || WITHIN_ORIGIN.test(visible) ? address : null;
}

/** The same for pictures, which may stand in the address itself, too. */
export function safePicture(url: unknown): string | null {
	const address = trimmed(url);
	return PICTURE.test(address) ? address : safeLink(address);
}

/** The same for films and sounds, which may be made in the page. */
export function safeMedia(url: unknown): string | null {
	const address = trimmed(url);
	return /^blob:/i.test(address) ? address : safeLink(address);
}
