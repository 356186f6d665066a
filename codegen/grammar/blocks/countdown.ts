import { actions, block, expression, integer, optional, required, text } from '../grammar.ts';

export const countdown = block('countdown', {
	name: 'CountdownBlock',
	doc: 'Countdown to a time, measured by the server clock.',
	keys: {
		until: required(expression('time'), 'End of the countdown; null renders nothing.'),
		label: required(text, 'Label of the countdown, such as “Until sign-up closes”.'),
		urgent: optional(integer(0, 1440), 'Minutes before the end at which the urgent style starts; 5 by default.'),
		ended: optional(text, 'Text shown after the end; “Time is up” by default.'),
		actions: optional(
			actions,
			'Steps that run once, when the countdown ends; if the page is in an inactive app tab, they run when it becomes active again. They do not run if the time had already passed at the start.',
		),
	},
});
