import { block, reference, required, text } from '../grammar.ts';

export const links = block('links', {
	name: 'LinksBlock',
	doc: 'Items of a menu of menus.yaml as tiles; only those that the user may open.',
	keys: {
		menu: required(reference('menu'), 'Name of the menu.'),
		label: required(text, 'Accessible name of the list.'),
	},
});
