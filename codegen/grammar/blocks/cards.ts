import { button, target } from '../actions.ts';
import {
	actions,
	anyOf,
	badge,
	block,
	boolean,
	expression,
	integer,
	list,
	object,
	optional,
	required,
	rowKey,
	source,
	text,
} from '../grammar.ts';
import { select } from '../selection.ts';

const countdown = object({
	name: 'CardCountdown',
	doc: 'Countdown of a card to its next moment, measured by the server clock. All cards share one clock; screen readers get the time itself.',
	keys: {
		until: required(expression('time'), 'End of the countdown; null renders nothing.'),
		label: required(text, 'Label of the countdown, such as “Until sign-up closes”.'),
		ended: optional(text, 'Text shown after the end; “Time is up” by default.'),
		actions: optional(actions, 'Steps that run once, when the countdown of a card ends, such as a `refresh`.'),
	},
});

export const cards = block('cards', {
	name: 'CardsBlock',
	doc: 'Grid of cards, one card per row; with pagination if the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		fit: optional(
			anyOf('cover', 'contain'),
			'How the picture fits its frame: cover fills the frame and crops, contain shows the whole picture; cover by default.',
		),
		look: optional(
			anyOf('plain', 'poster'),
			'Place of the heading: below the picture, or on it, as for films whose pictures are alike; plain by default.',
		),
		stamp: optional(text, 'Word across the picture, which loses its colour, such as “Withdrawn”; nothing if empty.'),
		title: required(expression('text'), 'Heading of the card; also its accessible name.'),
		image: optional(expression('url'), 'URL of the picture at the top.'),
		subtitle: optional(text, 'Line below the heading.'),
		description: optional(text, 'Description, cut to two lines.'),
		badges: optional(list(badge), 'Badges of the card.'),
		progress: optional(expression('percent'), 'Progress bar, from 0 to 100.'),
		footer: optional(text, 'Last line of the card.'),
		countdown: optional(countdown, 'Countdown below the description.'),
		notice: optional(text, 'What the user should know or do first, highlighted at the bottom of the card; nothing if empty.'),
		tone: optional(expression('tone'), 'Colour of `notice`: `info`, `ok`, `warn`, `bad` or `mute`; info by default.'),
		opens: optional(object(target), 'Target that a click on the card opens.'),
		select,
		buttons: optional(list(object(button)), 'Buttons at the end of the card; their accessible names include its heading.'),
		columns: optional(integer(1, 6), 'Maximum number of columns; 4 by default.'),
		strip: optional(boolean, 'One row that scrolls sideways instead of several rows.'),
		label: optional(text, 'Accessible name of the list.', { scope: 'outer' }),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
