/** A start tag; what stands in quotes may hold anything. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
/** Inside of a tag: a quoted value, or an attribute with code or style and its value. */
const PARTS = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:on[\w-]*|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;

/**
 * Drops handlers and styles from the text of HTML. The sanitiser removes them anyway, but it has to parse them first, and browsers report
 * each one to the page's policy while they parse, even in a document that runs nothing. Not a safeguard: what it misses is only noise.
 */
export const dropInlineCode = (html: string): string =>
	html.replace(TAG, (tag) => tag.replace(PARTS, (part) => (/^["']/.test(part) ? part : '')));
