import { actions, expression, list, type ObjectGrammar, object, optional, required } from './grammar.ts';

export const pageReaction: ObjectGrammar = {
	name: 'PageReaction',
	doc: 'Steps that run without a click, so their calls fail silently.',
	derived: { needs: 'readonly string[]' },
	keys: {
		when: optional(expression('boolean'), 'Runs the steps only if this is true at that moment.'),
		actions: required(actions, 'Steps to run.'),
	},
};

const reactions = list(object(pageReaction), true);

export const pageEvents: ObjectGrammar = {
	name: 'PageEvents',
	doc: 'What happens while a user comes and goes.',
	keys: {
		open: optional(reactions, 'Once for each address of the page, as soon as the data that the reaction reads is loaded.'),
		visible: optional(reactions, 'Each time the page is shown again: its window, or its tab of the app.'),
		leave: optional(
			reactions,
			'When another page takes its place. Steps that need the page, such as `open` and `show`, are refused. Closing the window runs nothing.',
		),
	},
};
