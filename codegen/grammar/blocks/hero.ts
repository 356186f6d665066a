import { target } from '../actions.ts';
import {
	anyOf,
	badge,
	block,
	blocks,
	boolean,
	expression,
	iconLook,
	list,
	look,
	type ObjectGrammar,
	object,
	optional,
	required,
	text,
} from '../grammar.ts';

const fact: ObjectGrammar = {
	name: 'HeroFact',
	doc: 'Short fact below the text.',
	keys: {
		text: required(text, 'Text of the fact; an empty one is omitted.'),
		icon: optional(iconLook, 'Icon before the text.'),
	},
};

const progress: ObjectGrammar = {
	name: 'HeroProgress',
	doc: 'Progress bar of a hero.',
	keys: {
		value: required(expression('percent'), 'Progress from 0 to 100; null renders nothing.'),
		label: required(text, 'Accessible name of the bar.'),
		text: optional(text, 'Text above the bar, such as “3 of 16 lessons done”.'),
	},
};

export const hero = block('hero', {
	name: 'HeroBlock',
	doc: 'One thing with its picture, heading, facts and next step: the head of a page, or the thing to do next.',
	keys: {
		title: required(text, 'Heading; also the accessible name, unless there is a `label`.'),
		label: optional(text, 'Accessible name.'),
		heading: optional(anyOf('title', 'heading'), 'title is the h1 of the page, heading an h2; title by default.'),
		look: optional(
			look('HeroLook', 'plain', 'tinted', 'filled'),
			'Background: that of a card, a tint of the theme colour, or the theme colour; plain by default.',
		),
		image: optional(expression('url'), 'URL of the picture.'),
		round: optional(boolean, 'Crops the picture to a small circle, as for a portrait.'),
		faded: optional(expression('boolean'), 'Takes colour from the picture while this is true, as of something that is over.'),
		slim: optional(
			expression('boolean'),
			'Leaves only the picture and the heading, in one line, on a narrow screen while this is true, such as above the second tab of a page.',
		),
		icon: optional(iconLook, 'Icon of the line above the heading.'),
		kicker: optional(text, 'Line above the heading.'),
		badges: optional(list(badge), 'Badges above the heading.'),
		text: optional(text, 'Text below the heading.'),
		facts: optional(list(object(fact)), 'Facts in one line below the text.'),
		progress: optional(object(progress), 'Progress bar.'),
		opens: optional(object(target), 'Target of the link on the heading.'),
		blocks: optional(blocks, 'Blocks below: notices, a countdown, buttons.'),
		aside: optional(blocks, 'Blocks at the end of the row, below the rest on a narrow screen.'),
	},
});
