import { button } from '../actions.ts';
import { block, blocks, expression, list, type ObjectGrammar, object, optional, required, rowKey, source, text } from '../grammar.ts';

const shown: ObjectGrammar['keys'] = {
	source: required(source('list'), 'Rows to show.'),
	key: rowKey('Key that identifies a row; `row.id` by default.'),
	author: optional(expression('text'), 'Author of the comment; omit it for private notes of the user.'),
	avatar: optional(expression('url'), 'Avatar URL of the author; the first character of the name by default.'),
	time: optional(expression('time'), 'Time at which the comment was written.'),
	text: optional(expression('text'), 'Content as plain text.'),
	html: optional(expression('html'), 'Content as HTML; sanitised before rendering.'),
	badges: optional(list(expression('badge')), 'Badges beside the author.'),
	buttons: optional(list(object(button)), 'Action buttons of the comment.'),
};

const replies: ObjectGrammar = {
	name: 'CommentReplies',
	doc: 'Replies to a comment; `row` is the reply.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['text', 'html'],
	keys: shown,
};

export const comments = block('comments', {
	name: 'CommentsBlock',
	doc: 'List of comments or notes; with pagination if the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['text', 'html'],
	keys: {
		...shown,
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		replies: optional(object(replies), 'Replies below each comment, one level deep; their `source` is a list of the row.'),
		reply: optional(
			blocks,
			'Blocks that open below a comment to reply to it, usually a form. They may use `row`, and close after a successful call inside them.',
		),
		replyLabel: optional(text, 'Label of the button that opens `reply`; 回复 by default.'),
		compose: optional(blocks, 'Blocks above the list for writing a comment, usually a form.', { scope: 'outer' }),
		empty: optional(text, 'Text shown when there are no comments.', { scope: 'outer' }),
	},
});
