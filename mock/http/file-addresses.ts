/** A path of this origin to a file: one with an ending. */
const FILE = /^\/(?!\/)[^?#\s"]*\.\w+(?:[?#]\S*)?$/;

/** Such a path in HTML and in Markdown. */
const EMBEDDED = /(?<= (?:src|href)=["']|\]\()\/(?!\/)[^?#\s"')]*\.\w+/g;

/**
 * Returns a function that puts addresses of files below the app's base path, because the files of the mock are those of the app. `site` has
 * no slash at its end. Addresses below an API, and those that a client sent back, stay as they are.
 */
export function fileAddresses(site: string, apis: readonly string[]): (text: string) => string {
	const kept = [site, ...apis].map((base) => `${base}/`);
	const place = (path: string): string => (kept.some((base) => path.startsWith(base)) ? path : site + path);
	return (text) => (FILE.test(text) ? place(text) : text.replace(EMBEDDED, place));
}
