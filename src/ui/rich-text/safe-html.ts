/** Sanitises user-written HTML. Loaded only where such text is shown. */
import DOMPurify from 'dompurify';
import { safeLink, safePicture } from '#src/lib/safe-url.ts';

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
	if (element.hasAttribute('href')) tameLink(element);
	if (element.hasAttribute('src')) tamePicture(element);
});

/** Keeps only links that `safeLink` allows, and opens them without access to this window. */
function tameLink(element: Element): void {
	const href = element.getAttribute('href');
	if (href?.startsWith('#')) return;
	const address = safeLink(href);
	if (address === null) {
		element.removeAttribute('href');
		return;
	}
	element.setAttribute('href', address);
	element.setAttribute('target', '_blank');
	element.setAttribute('rel', 'noopener noreferrer nofollow');
}

function tamePicture(element: Element): void {
	if (safePicture(element.getAttribute('src')) === null) element.removeAttribute('src');
	if (element.tagName !== 'IMG') return;
	element.setAttribute('loading', 'lazy');
	element.setAttribute('decoding', 'async');
	element.setAttribute('referrerpolicy', 'no-referrer');
	if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
}

/** The only allowed class: the language of a code block, which may be marked as a program to run. */
const LANGUAGE = /^language-[a-z][\w+#-]{0,19}$/i;

purify.addHook('uponSanitizeAttribute', (element, attribute) => {
	if (element.tagName !== 'CODE') return;
	const isKept = attribute.attrName === 'data-run' || (attribute.attrName === 'class' && LANGUAGE.test(attribute.attrValue));
	if (isKept) attribute.forceKeepAttr = true;
});

export function sanitise(html: string): DocumentFragment {
	// In unsupported browsers DOMPurify returns its input unchanged.
	if (!purify.isSupported) return document.createDocumentFragment();
	return purify.sanitize(dropInlineCode(html), {
		RETURN_DOM_FRAGMENT: true,
		USE_PROFILES: { html: true },
		// Forms could phish for passwords, styles could cover the app, and ids could shadow globals.
		FORBID_TAGS: [
			'style',
			'template',
			'slot',
			'form',
			'input',
			'button',
			'select',
			'textarea',
			'option',
			'dialog',
			'audio',
			'video',
			'source',
			'track',
			'picture',
			'map',
			'area',
		],
		FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'ping', 'background', 'slot', 'part'],
		ALLOW_DATA_ATTR: false,
		SANITIZE_NAMED_PROPS: true,
	});
}

/**
 * A start tag; quoted attribute values may contain any character. A tag without an end matches as well, up to the next tag or the quote that
 * is never closed: a pattern that failed there would be tried again from each tag within, in quadratic time.
 */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*(?:>|["']|(?=<)|$)/gi;
/** Within a tag: a quoted value, or an event handler or style attribute with its value. */
const PARTS = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:on[\w-]*|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;

/**
 * Removes event handlers and styles from HTML text. The sanitiser removes them too, but it parses them first, and browsers report each one
 * as a CSP violation while parsing, even in an inert document. Not a security measure: anything missed only causes a report.
 */
export const dropInlineCode = (html: string): string =>
	html.replace(TAG, (tag) => tag.replace(PARTS, (part) => (/^["']/.test(part) ? part : '')));
