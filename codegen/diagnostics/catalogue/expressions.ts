import type { CatalogueSection } from './entry.ts';

export const expressions = {
	'unknown-name': {
		title: 'A name that means nothing here',
		explanation:
			'Expressions begin with one of the names that are bound at their place: `state`, `data`, `route` and `session` everywhere on a page, `row` within a block that repeats, `record` within a block that shows one object, `form` within a form, `result` in the steps after a call. Nothing is looked up in a parent. Text needs single quotes.',
		fix: 'puts the only similar name in its place, or the name of what has such a field before it',
		wrong: 'block: cards\nsource: data.courses\ntitle: title',
		right: 'block: cards\nsource: data.courses\ntitle: row.title',
	},
	'unknown-field': {
		title: 'A field that the schema does not have',
		explanation:
			'The object that is before the dot has no field of this name, by the schema of the API. Either the name is misspelt, or the field was renamed in the API, or its schema does not describe it yet. A `sortBy` names a field of the rows, unless the parameter of the order lists its values.',
		fix: 'puts the only similar name in its place',
		wrong: 'image: row.covr',
		right: 'image: row.cover',
	},
	'field-of-some-forms': {
		title: 'A field that only some forms of a value have',
		explanation:
			'The schema says with `oneOf` or `anyOf` that the value has one of several forms. What all forms have may be read at once; for a field of some of them, ask first which form it is: by `match` or a condition on a field that lists other values in each form, such as the discriminator, or by asking for the field itself with `!= null` or `??`.',
		wrong: 'text: "{row.means.number}"   # means: oneOf [Card, Transfer], and only Card has a number',
		right: 'text: { match: row.means.kind, cases: { card: row.means.number, transfer: row.means.iban } }',
	},
	'unknown-state': {
		title: 'State that the page does not declare',
		explanation: 'The page has no variable of this name. Every variable is declared under `state` of the page, with its type.',
		fix: 'puts the only similar name in its place',
		wrong: 'state:\n  keyword: { type: string }\nview:\n  - { block: search-box, binds: state.keywords }',
		right: 'state:\n  keyword: { type: string }\nview:\n  - { block: search-box, binds: state.keyword }',
	},
	'unknown-data': {
		title: 'Data that the page does not declare',
		explanation: 'The page has no call of this name. Every call is declared under `data` of the page.',
		fix: 'puts the only similar name in its place',
		wrong: 'data:\n  courses: { call: main.courseThemeCourses }\nview:\n  - { block: cards, source: data.course, title: row.title }',
		right: 'data:\n  courses: { call: main.courseThemeCourses }\nview:\n  - { block: cards, source: data.courses, title: row.title }',
	},
	'unknown-let': {
		title: 'A name that no `let` declares',
		explanation:
			'`let` of the page, of a dialog or of a block names expressions, which everything below reads as `let.<name>`. Blocks beside or above do not see them.',
		fix: 'puts the only similar name in its place',
		wrong: 'let: { next: data.mine.next }\nview:\n  - { block: text, text: "{let.nxt}" }',
		right: 'let: { next: data.mine.next }\nview:\n  - { block: text, text: "{let.next}" }',
	},
	'unused-let': {
		title: 'A name that nothing reads',
		explanation: 'No expression below reads this name of `let`. It was left over, or is misspelt where it is read.',
		wrong: 'let: { next: data.mine.next, team: data.mine.team }\nview:\n  - { block: text, text: "{let.next}" }',
		right: 'let: { next: data.mine.next }\nview:\n  - { block: text, text: "{let.next}" }',
	},
	'other-row': {
		title: 'A name of `let` where its row is another one',
		explanation:
			'An expression of `let` is read with the `row`, `record` or `form` of the block that declares it. A block within that binds the same name again hides it, so the expression would mean something else there.',
		wrong:
			'block: each\nsource: data.courses\nlet: { level: row.level }\nblocks:\n  - block: each\n    source: row.lessons\n    blocks:\n      - { block: text, text: "{let.level}" }',
		right:
			'block: each\nsource: data.courses\nblocks:\n  - block: each\n    source: row.lessons\n    let: { level: row.level }\n    blocks:\n      - { block: text, text: "{let.level}" }',
	},
	'field-of-computed': {
		title: 'A field of a computed value',
		explanation: '`let` may name an object and its fields be read below, but only if the expression is a path or a choice among paths.',
		wrong: 'let: { team: data.mine.team ?? data.detail.team }\nview:\n  - { block: text, text: "{let.team.name}" }',
		right: 'let: { name: data.mine.team.name ?? data.detail.team.name }\nview:\n  - { block: text, text: "{let.name}" }',
	},
	'missing-case': {
		title: 'A value of an enum without a case',
		explanation:
			'The schema lists the values that `match` chooses by, and one of them has no case, so nothing would be shown for it. This is found again when the API gains a value.',
		wrong: "text: { match: row.state, cases: { open: '进行中' } }",
		right: "text: { match: row.state, cases: { open: '进行中', closed: '已结束' } }",
	},
	'missing-else': {
		title: 'A match that does not cover every value',
		explanation: 'Null, and text or numbers that no schema lists, fit none of the cases, so `match` needs `else` for them.',
		wrong: "text: { match: row.title, cases: { intro: '导论' } }",
		right: "text: { match: row.title, cases: { intro: '导论' }, else: '{row.title}' }",
	},
	'nested-choices': {
		title: 'A third `?:` in one expression',
		explanation:
			'Nobody sees the outcome of so many conditions at a glance. `match` chooses by value, and tells which values are missing; `let` names a part of the expression.',
		wrong: "text: \"{row.state == 'open' ? '进行中' : row.state == 'soon' ? '未开始' : row.late ? '已逾期' : '已结束'}\"",
		right: "text: { match: row.state, cases: { open: '进行中', soon: '未开始', closed: \"{row.late ? '已逾期' : '已结束'}\" } }",
	},
	'unknown-pipe': {
		title: 'A pipe that does not exist',
		explanation: 'The set of pipes is closed: date, ago, dict, number, percent, duration, bytes, join and count.',
		fix: 'puts the only similar name in its place',
		wrong: 'value: row.size | filesize',
		right: 'value: row.size | bytes',
	},
	'wrong-argument': {
		title: 'A pipe that is given the wrong thing',
		explanation:
			'The value before the pipe, or one of its arguments, is of a type that the pipe makes nothing of, or there are too many or too few arguments.',
		wrong: 'value: row.title | percent',
		right: 'value: row.rate | percent',
	},
	'wrong-operand': {
		title: 'An operator between values that it does not fit',
		explanation:
			'The operator needs values of another type, or its two sides can never be equal because they are of different types. Nothing is converted silently: text is never equal to a number.',
		wrong: "when: row.total == '0'",
		right: 'when: row.total == 0',
	},
	'unknown-enum-value': {
		title: 'A value that the schema excludes',
		explanation:
			'The schema lists the values of this field, and the text it is compared with is none of them: the comparison could never be true. A column with `sortBy: title` sends `title` and `-title`, so the parameter of the order must list both. The `default` of a schema has to be one of its values, too.',
		fix: 'puts the only similar name in its place',
		wrong: "when: record.state == 'finish'",
		right: "when: record.state == 'finished'",
	},
	'secret-field': {
		title: 'A secret that an expression reads',
		explanation:
			'The schema marks this field with `x-secret: true`. Such a field is taken off every answer as it arrives, so that it is in no cache, no log, no storage and on no screen; an expression that reads it would find nothing. Two places of app.yaml see it: `with` of a token source, `session.tokens.<name>.with`, which trades it for the token of another API, and `session.draftKey`, which seals what the user typed.',
		wrong: 'block: text\ntext: "{data.me.studentDTO.hojSecret}"',
		right:
			'session:\n  tokens:\n    judge:\n      call: judge.jqrAutoLogin\n      with: { secret: info.studentDTO.hojSecret }\n      key: ojToken',
	},
	'nullable-access': {
		title: 'Something that may be null is used as if it were there',
		explanation:
			'By its schema the value may be null or missing (not in `required`, or of the type `null` too). Say with `??` what to take then, or ask first: after `x != null ? … : …`, `x && …` and in a block under `when: x != null` the compiler knows that `x` is there.',
		wrong: 'value: record.teacher.name',
		right: "value: record.teacher.name ?? '待定'",
	},
	'needless-default': {
		title: 'A default for a value that is never null',
		explanation:
			'By its schema the value is always there, so the right side of `??` is never taken: it hides from the next reader what the page can really show. Leave it out. Blocks wait for the data that they read, and in a block under `when: x != null` the compiler knows that `x` is there.',
		fix: 'leaves out `?? …` after a path',
		wrong: "value: record.title ?? ''",
		right: 'value: record.title',
	},
	'unknown-dictionary': {
		title: 'A dictionary that app.yaml does not list',
		explanation: '`| dict` and filters take only the types that `dictionaries.types` of app.yaml lists; these are what the app loads.',
		fix: 'puts the only similar name in its place',
		wrong: "badges: [row.level | dict('level')]",
		right: "badges: [row.level | dict('course_level')]",
	},
	'wrong-slot-type': {
		title: 'A value that the slot cannot show',
		explanation:
			'The expression is right in itself, but yields something that this key cannot use: an object where text is needed, text where a number is needed, true or false where an address is needed.',
		wrong: 'progress: row.title',
		right: 'progress: row.progress',
	},
	'mixed-times': {
		title: 'Times of different clocks in one pipe',
		explanation:
			'`x-time` in the API document says whose clock shows a time: that of the place, or that of the reader who has to be done before. A pipe writes one clock, so it cannot write a span from the one to the other, or a value that may be either.',
		wrong: "text: '{record.startAt | span(record.dueAt)}'   # x-time: place and x-time: deadline",
		right: "text: \"{record.startAt | date('M/D HH:mm')}, due {record.dueAt | date('M/D HH:mm')}\"",
	},
	'not-a-list': {
		title: 'A source that is not a list',
		explanation:
			'A block that repeats needs a list. An operation that answers page by page is one when the page says `paged: true`; otherwise name the field that holds the list.',
		wrong: 'data:\n  courses: { call: main.courseThemeCourses }\nview:\n  - { block: cards, source: data.courses, title: row.title }',
		right:
			'data:\n  courses: { call: main.courseThemeCourses, paged: true }\nview:\n  - { block: cards, source: data.courses, title: row.title }',
	},
	'not-an-object': {
		title: 'A source that is not an object',
		explanation: 'A block that shows one thing needs an object. A list is drawn by a table, by cards or by a tree.',
		wrong: 'block: detail\nsource: data.courses',
		right: 'block: detail\nsource: data.course',
	},
	'unsafe-link': {
		title: 'A link that could run code',
		explanation:
			'Links lead to http, https, mailto and tel addresses and to paths of this site. A `javascript:` or `data:` address would run what it holds with the rights of the user.',
		wrong: "opens: { url: 'javascript:alert(1)' }",
		right: "opens: { url: 'https://example.com' }",
	},
} as const satisfies CatalogueSection;
