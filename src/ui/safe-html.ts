/** Sanitising of text that students, teachers and servers write. Loaded only where such text is shown. */
import DOMPurify from 'dompurify';
import { marked } from 'marked';
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

/** Turns HTML or Markdown into HTML that is safe to show. */
export function toSafeHtml(content: string, format: 'html' | 'markdown'): string {
	// Where it cannot work it gives back what it was given.
	if (!purify.isSupported) return '';
	const html = format === 'markdown' ? marked.parse(content, { async: false, gfm: true }) : content;
	return purify.sanitize(html, {
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
