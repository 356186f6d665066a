import { block, optional, text } from '../grammar.ts';

export const pageBanner = block('page-banner', {
	name: 'PageBannerBlock',
	doc: 'The head of a page that one comes to from another: its title (the h1) and the way back. Stands before its data is there.',
	keys: {
		title: optional(text, 'Title of the page; 作答详情 by default. While its data is not there, the title of the page stands in.'),
		backText: optional(text, 'What the button says that goes back one page, or home when there is none; 上一页 by default.'),
		note: optional(text, 'A short line at the other end, such as a state or a score.'),
	},
});
