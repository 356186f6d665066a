import { anyOf, block, expression, integer, optional, required, text } from '../grammar.ts';

export const frame = block('frame', {
	name: 'FrameBlock',
	doc: 'Another site within the page, in a sandbox, with a link that opens it in a tab of its own. Shows only that link if `site.frames` of app.yaml lacks the origin.',
	keys: {
		address: required(expression('url'), 'Address of the site: http or https at an origin of `site.frames`, or a path of this site.'),
		title: optional(text, 'Title above the frame and its accessible name; the title of the page by default.'),
		heading: optional(anyOf('title', 'heading'), 'title makes the title the h1 of the page, heading an h2; heading by default.'),
		height: optional(integer(160, 2000), 'Height in px; by default the height that the window has left.'),
	},
});
