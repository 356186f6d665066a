import { actions, block, expression, integer, optional, required, text } from '../grammar.ts';

export const countdown = block('countdown', {
	name: 'CountdownBlock',
	doc: 'How long it is until a time, by the clock of the server.',
	keys: {
		until: required(expression('time'), 'The time; null draws nothing.'),
		label: required(text, 'What is awaited, such as 距报名截止.'),
		urgent: optional(integer(0, 1440), 'Minutes before the end from which it looks urgent; 5 by default.'),
		ended: optional(text, 'What shows once the time has come; 时间到 by default.'),
		actions: optional(
			actions,
			'What happens when the time comes, once; while the page of the app is in another tab of it, as soon as it shows again. Nothing when the time had come before.',
		),
	},
});
