const EXTERNAL = /^(https?:|mailto:|tel:|\/\/)/i;
const WITHIN_ORIGIN = /^\/(?![/\\])/;
const PICTURE = /^(data:image\/|blob:)/i;
// Browsers drop control characters and blanks inside a scheme, so `java\nscript:` runs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const INVISIBLE = /[\u0000-\u0020\u007f-\u009f]/g;

/** The address when a link may lead there: http, https, mailto, tel, // or a path of this origin. Otherwise null. */
export function safeLink(url: string | null | undefined): string | null {
	const address = (url ?? '').trim();
	const visible = address.replace(INVISIBLE, '');
	return EXTERNAL.test(visible) || WITHIN_ORIGIN.test(visible) ? address : null;
}

/** The same for pictures, which may stand in the address itself, too. */
export function safePicture(url: string | null | undefined): string | null {
	const address = (url ?? '').trim();
	return PICTURE.test(address) ? address : safeLink(address);
}
