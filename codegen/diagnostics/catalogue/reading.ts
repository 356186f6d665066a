import type { CatalogueSection } from './entry.ts';

/** Findings within one file, before references are resolved. */
export const reading = {
	'unreadable-yaml': {
		title: 'The file is not YAML',
		explanation:
			'The text cannot be read as YAML, or is not in UTF-8, so nothing in this file can be checked. Most often the indentation is off, a quote or bracket is not closed, a tab is used where spaces belong, or a Chinese `：`, `，` or space where `: `, `, ` and a plain space do. A value that holds `: `, ` #` or that begins with `{`, `[`, `*`, `&`, `!`, `|`, `>`, `@` or a quote needs quotes around it.',
		fix: 'replaces Chinese colons, commas and spaces, adds a missing space or comma, and quotes a value with a second colon',
		wrong: 'title: {name} 的课程',
		right: "title: '{row.name} 的课程'",
	},
	'unreadable-json': {
		title: 'The file is not JSON',
		explanation:
			'The text of a `.json` document cannot be read as JSON, or is not in UTF-8. Look for a comma too many or too few, single quotes and comments: JSON has none of these.',
		wrong: '{ "openapi": "3.1.0", }',
		right: '{ "openapi": "3.1.0" }',
	},
	'duplicate-key': {
		title: 'A key occurs twice in one map',
		explanation:
			'The same key is written twice in the same map. Only one of the two could count, and which one is not for a reader to guess.',
		fix: 'removes the second, if both say the same',
		wrong: 'title: 课程\nlayout: main\ntitle: 课程中心',
		right: 'title: 课程中心\nlayout: main',
	},
	'empty-range': {
		title: 'A smallest value above the largest',
		explanation:
			'No value lies between the two limits, so nobody could fill in the field and no answer could be valid. A field of a form that has one of them takes the other from its schema.',
		wrong: '- { field: score, label: 分数, min: 100, max: 0 }',
		right: '- { field: score, label: 分数, min: 0, max: 100 }',
	},
	'alias-bomb': {
		title: 'Aliases unfold without end',
		explanation:
			'YAML aliases (`*name`) repeat what an anchor (`&name`) holds. Those of this file contain each other, or multiply to more nodes than any honest manifest has, and would hang the machine that reads them.',
		wrong: 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]   # … and so on',
		right: 'a: [x, x]',
	},
	'unknown-key': {
		title: 'A key that the construct does not have',
		explanation:
			'The key is not part of this construct, so it would have no effect. Usually it is misspelt, is one level too deep or too high, or belongs to another block kind. The reference of blocks lists the keys of each.',
		fix: 'puts the only similar name in its place',
		wrong: 'block: cards\nsource: data.courses\ntitel: row.title',
		right: 'block: cards\nsource: data.courses\ntitle: row.title',
	},
	'missing-key': {
		title: 'A required key is missing',
		explanation:
			'The construct cannot do its work without this key. Where one of several keys is asked for, exactly one of them must be there.',
		fix: 'writes `block` where another key names a kind of block',
		wrong: 'block: cards\ntitle: row.title',
		right: 'block: cards\nsource: data.courses\ntitle: row.title',
	},
	'wrong-type': {
		title: 'A value of the wrong type',
		explanation:
			'For example, the manifest has a map where a list belongs, or text where a number belongs. YAML reads `yes`, `012` or `1.10` as something other than text when there are no quotes around it.',
		fix: 'adds or takes quotes, writes `true` or `false`, or takes the braces from an expression',
		wrong: 'columns: { title: 名称, value: row.name }',
		right: 'columns:\n  - { title: 名称, value: row.name }',
	},
	'empty-list': {
		title: 'A list without items',
		explanation: 'This list must have at least one item: without one the construct would show or do nothing.',
		wrong: 'columns: []',
		right: 'columns:\n  - { title: 名称, value: row.name }',
	},
	'not-one-of': {
		title: 'A word that is not in the choice',
		explanation: 'The key takes one word of a closed choice, and this is none of them.',
		fix: 'puts the only similar name in its place',
		wrong: 'layout: full',
		right: 'layout: main',
	},
	'wrong-format': {
		title: 'A value of the wrong form',
		explanation:
			'The value has the right type but not the form that is needed here: a name in another spelling, a number out of its range, an address without a scheme.',
		fix: 'leaves out `./`, or the second of two equal values of an `enum`',
		wrong: 'page: CourseIndex',
		right: 'page: course-index',
	},
	'conflicting-keys': {
		title: 'Keys that exclude each other',
		explanation:
			'The construct takes only one of these keys: each of them says the same thing in another way, and two answers cannot both hold.',
		wrong: 'opens: { route: course, url: https://example.com }',
		right: 'opens: { route: course }',
	},
	'expression-as-text': {
		title: 'An expression that would be shown as text',
		explanation:
			'In a slot for text, an expression is in single braces: `{row.title}`. Without them, or in the braces of another language, the letters themselves would be shown. The quotes are for YAML, which reads a brace at the beginning as a map.',
		fix: 'writes the expression in single braces',
		wrong: 'text: data.courses.total',
		right: "text: '共 {data.courses.total} 门'",
	},
	'stray-manifest': {
		title: 'A file that nothing reads',
		explanation:
			'The file lies among the manifests but is none of them, so it would have no effect. Usually its name is misspelt, or ends in something else than `.yaml`.',
		wrong: 'manifests/menu.yaml',
		right: 'manifests/menus.yaml',
	},
	'name-mismatch': {
		title: 'The name differs from the name of the file',
		explanation: 'A page is found by its name, and people look for it by its file. The two must be the same.',
		wrong: '# pages/course-index.yaml\npage: courses',
		right: '# pages/course-index.yaml\npage: course-index',
	},
	'unsupported-version': {
		title: 'A format that this compiler does not know',
		explanation:
			'The document says that it follows a version of its format which this compiler does not read. API documents are OpenAPI 3.1.',
		wrong: "swagger: '2.0'",
		right: "openapi: '3.1.0'",
	},
	'bad-expression': {
		title: 'An expression that cannot be read',
		explanation:
			"Expressions are small: paths such as `row.title`, text in single quotes, numbers, `true`, `false`, `null`, the operators `! && || ?? == != < <= > >= + - * / %`, `test ? yes : no`, parentheses, and pipes such as `row.at | date('MM-DD')`. There are no function calls, no indexing and no assignments. In a text slot an expression is in braces; `{{` and `}}` are braces of the text.",
		fix: 'writes an operator or a mark of another language in ours, such as `===`, `and` or `？`',
		wrong: 'title: row.title.toUpperCase()',
		right: 'title: row.title',
	},
} as const satisfies CatalogueSection;
