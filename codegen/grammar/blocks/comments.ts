import { button } from '../actions.ts';
import { block, blocks, expression, list, type ObjectGrammar, object, optional, required, rowKey, source, text } from '../grammar.ts';

const shown: ObjectGrammar['keys'] = {
	source: required(source('list'), 'Rows to show.'),
	key: rowKey('Key that identifies a row; `row.id` by default.'),
	author: optional(expression('text'), 'Who wrote it; notes of the user alone do without.'),
	avatar: optional(expression('url'), 'Picture of the author; without one the first character of the name.'),
	time: optional(expression('time'), 'When it was written.'),
	text: optional(expression('text'), 'What it says, as it was typed.'),
	html: optional(expression('html'), 'What it says, as HTML; it is sanitised.'),
	badges: optional(list(expression('badge')), 'Small labels beside the author.'),
	buttons: optional(list(object(button)), 'What can be done with it.'),
};

const replies: ObjectGrammar = {
	name: 'CommentReplies',
	doc: 'Answers to a comment. Their `row` is the answer.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['text', 'html'],
	keys: shown,
};

export const comments = block('comments', {
	name: 'CommentsBlock',
	doc: 'Comments or notes one below the other; with pages when the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['text', 'html'],
	keys: {
		...shown,
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		replies: optional(object(replies), 'Answers below each of them, one level deep; their `source` is a list of the row.'),
		reply: optional(
			blocks,
			'What opens below one to answer it, a form as a rule; it sees the `row`, and closes once a call in it has succeeded.',
		),
		replyLabel: optional(text, 'What the button says that opens `reply`; 回复 by default.'),
		compose: optional(blocks, 'What stands above the list to add one, a form as a rule.', { scope: 'outer' }),
		empty: optional(text, 'What shows when there is none.', { scope: 'outer' }),
	},
});
