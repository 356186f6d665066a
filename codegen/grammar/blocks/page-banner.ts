import { target } from '../actions.ts';
import { block, blocks, expression, list, type ObjectGrammar, object, optional, required, text } from '../grammar.ts';

const crumb: ObjectGrammar = {
	name: 'PageCrumb',
	doc: 'Something that contains the page, from the outermost inwards.',
	keys: {
		text: required(text, 'Name; an empty one is omitted.'),
		opens: optional(object(target), 'Target of the link.'),
		when: optional(expression('boolean'), 'Shows the breadcrumb only while this is true.'),
	},
};

export const pageBanner = block('page-banner', {
	name: 'PageBannerBlock',
	doc: 'Header of a subpage with its title (the h1) and a back button. It is rendered even before its data has loaded.',
	keys: {
		title: optional(text, 'Heading of the page; “Answers” by default. Until its data has loaded, the `title` of the page is shown.'),
		backText: optional(
			text,
			'Label of the back button, which goes back one page, or home if there is no previous page; “Previous page” by default.',
		),
		crumbs: optional(
			list(object(crumb)),
			'Breadcrumbs, down to the page itself, in place of those of its route. They keep their line while their data loads.',
		),
		note: optional(text, 'Short line at the opposite end, such as a state or a score.'),
		aside: optional(blocks, 'Blocks at the opposite end, such as a countdown; below the title on a narrow screen.'),
	},
});
