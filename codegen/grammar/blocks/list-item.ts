import { button, target } from '../actions.ts';
import { badge, block, expression, iconLook, list, object, optional, required, text } from '../grammar.ts';

export const listItem = block('list-item', {
	name: 'ListItemBlock',
	doc: 'One line of a list: what it is, and at its end what counts about it. The whole line is a link if it `opens` something.',
	keys: {
		title: required(text, 'Heading of the line; also the accessible name of its link.'),
		note: optional(text, 'Small text below the heading.'),
		icon: optional(iconLook, 'Icon before the heading.'),
		tone: optional(expression('tone'), 'Colour of the icon: `info`, `ok`, `warn`, `bad` or `mute`; info by default.'),
		badges: optional(list(badge), 'Badges at the end of the line; a badge without text is omitted.'),
		value: optional(text, 'Small text below the badges, such as a time.'),
		opens: optional(object(target), 'Target that the line opens.'),
		buttons: optional(list(object(button)), 'Buttons at the end; screen readers announce them as a group of the name `title`.'),
	},
});
