const EXTERNAL = /^(https?:|mailto:|tel:|\/\/)/i;
const WITHIN_ORIGIN = /^\/(?![/\\])/;
const PICTURE = /^(data:image\/|blob:)/i;
const MEDIA = /^(data:(video|audio)\/|blob:)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them inside a scheme, so `java\nscript:` is executed
const INVISIBLE = /[\u0000-\u0020\u007f-\u009f]/g;

/** Response fields may hold values of any type. */
const trimmed = (url: unknown): string => (typeof url === 'string' ? url.trim() : '');

/** Returns the URL if it is safe for a link: http, https, mailto, tel, // or a path of this origin. Otherwise null. */
export function safeLink(url: unknown): string | null {
	const address = trimmed(url);
	const visible = address.replace(INVISIBLE, '');
	return EXTERNAL.test(visible) || WITHIN_ORIGIN.test(visible) ? address : null;
}

/** Like `safeLink`, for pictures; also allows image data URLs and blob URLs. */
export function safePicture(url: unknown): string | null {
	const address = trimmed(url);
	return PICTURE.test(address) ? address : safeLink(address);
}

/** Like `safeLink`, for video and audio; also allows their data URLs and blob URLs. */
export function safeMedia(url: unknown): string | null {
	const address = trimmed(url);
	return MEDIA.test(address) ? address : safeLink(address);
}
