/** Sanitising of text that students, teachers and servers write. Loaded only where such text is shown. */
import DOMPurify from 'dompurify';
import { safeLink, safePicture } from '#src/lib/safe-url.ts';

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
	if (element.hasAttribute('href')) tameLink(element);
	if (element.hasAttribute('src')) tamePicture(element);
});

/** Only links that the whole app follows, and never with a way back to its window. */
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

/** The one class that stays: which language a program is in. */
const LANGUAGE = /^language-[a-z][\w+#-]{0,19}$/i;

purify.addHook('uponSanitizeAttribute', (element, attribute) => {
	if (attribute.attrName === 'class' && element.tagName === 'CODE' && LANGUAGE.test(attribute.attrValue)) attribute.forceKeepAttr = true;
});

/** HTML of a server as elements that are safe to show. */
export function sanitise(html: string): DocumentFragment {
	// Where it cannot work it gives back what it was given.
	if (!purify.isSupported) return document.createDocumentFragment();
	return purify.sanitize(dropInlineCode(html), {
		RETURN_DOM_FRAGMENT: true,
		USE_PROFILES: { html: true },
		// Forms could ask for a password in our name, styles could lay themselves over the app, ids could stand for our globals.
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
