/** Valid manifests that look similar to mistakes: the compiler and the editor schemas accept them. */

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TEXTS } from './support/busy-project.ts';
import { createValidators, readSchemas } from './support/editor-schemas.ts';
import { everyReference } from './support/every-reference.ts';
import { findingsOf } from './support/findings-of.ts';
import { compileSample } from './support/sample-project.ts';

const project = everyReference();
const { files } = await compileSample(project, TEXTS);
const validatorOf = createValidators(readSchemas(files ?? []));

const page = (view: string, head = ''): Map<string, string> =>
	new Map([...project, ['manifests/pages/desk.yaml', `page: desk\ntitle: 台\n${head}view:\n${view}`]]);

const detail = 'data:\n  course: { call: main.courseDetail, with: { id: "\'c1\'" } }\n';
const shown = (value: string): string =>
	`  - block: detail\n    source: data.course\n    items: [{ label: 值, value: ${JSON.stringify(value)} }]\n`;
const lookup = (more: string): string =>
	`  - block: form\n    label: 找课程\n    submits: main.coursePage\n${more}    fields: [{ field: keyword, label: 词 }]\n    submit: 找\n`;

test.each<[string, Map<string, string>]>([
	['a form whose operation takes parameters alone', page(lookup(''))],
	['the same, with a parameter that nobody types', page(lookup('    with: { level: "\'easy\'" }\n'))],
	[
		'a form whose field fills a required parameter, beside a `with`',
		page(
			'  - block: form\n    label: 看\n    submits: main.courseDetail\n    with: {}\n    fields: [{ field: id, label: 编号 }]\n    submit: 看\n',
		),
	],
	['a body given half by fields and half by `with`', page(login())],
	['a field whose first value may be null', page(login('default: session.info.name ?? null'))],
	['a range of one number', page(lookup('').replace('field: keyword, label: 词', 'field: pageSize, label: 条数, min: 10, max: 10'))],
	['a null that `??` provides for', page(shown("record.teacher.name ?? '待定'"), detail)],
	['a null that a condition excludes', page(shown("record.teacher == null ? '' : record.teacher.name"), detail)],
	['a null that `&&` excludes', page(shown("record.teacher != null && record.teacher.name == '王' ? '是' : '否'"), detail)],
	[
		'a null that the `when` of a call excludes',
		page(
			shown('record.title'),
			'data:\n  course: { call: main.courseDetail, with: { id: session.info.name }, when: session.info != null }\n',
		),
	],
	['a code of the schema', page(shown("record.level != 'hard' ? 1 : 2"), detail)],
	['parts of features that the page asks for', withFeatures()],
	[
		'a route without parameters, without `params`',
		page('  - { block: buttons, items: [{ label: 去, actions: [{ open: { route: courses } }] }] }\n'),
	],
	[
		'a key for a row of numbers or text',
		page(
			'  - { block: tree, source: data.tags, label: row.name, selects: state.tag }\n',
			'state:\n  tag: { type: integer }\ndata:\n  tags: { call: main.tagTree }\n',
		),
	],
	['a variable that says where in the page somebody is', page(lookup(''), 'state:\n  at: { type: integer, in: query, place: true }\n')],
	[
		'columns that a list repeats, with the cells of the row',
		page(
			"  - block: table\n    label: 课\n    source: data.courses\n    changes: row.progress\n    pinned: data.course\n    mine: row.title == '一'\n    columns:\n      - { title: '{item.name}', each: data.tags, cells: row.tags, value: cell, tone: \"cell == item.name ? 'ok' : 'mute'\", look: badge, tooltip: '{item.name}' }\n",
			`data:\n  courses: { call: main.coursePage, paged: true, every: 2, until: data.courses.total > 0 }\n  tags: { call: main.tagTree }\n  course: { call: main.courseDetail, with: { id: "'c1'" } }\n`,
		),
	],
	['a menu item with the parameter of its route', withMenu('{ route: course, title: 第一门, params: { id: "\'c1\'" } }')],
])('%s', (_what, changed) => {
	expect(findingsOf(changed, TEXTS)).toEqual([]);
	for (const file of ['pages/desk', 'menus']) expect(isAccepted(changed, file), file).toBe(true);
});

test('a check of a row may compare optional fields, because it applies once both are filled', () => {
	const day = 'type: string, format: date, description: 日子';
	const api = (project.get('manifests/api/main.yaml') ?? '').replace(
		'remember: { type: boolean, description: 记住我 }',
		`stays: { type: array, description: 行程, items: { type: object, properties: { from: { ${day} }, to: { ${day} } } } }`,
	);
	const rows = '[{ field: from, label: 到 }, { field: to, label: 走, checks: [{ valid: row.to >= row.from, message: 太早 }] }]';
	const view = login().replace('}]', `}, { field: stays, label: 行程, rows: ${rows} }]`);
	expect(findingsOf(new Map([...page(view), ['manifests/api/main.yaml', api]]), TEXTS)).toEqual([]);
});

test('the editor schemas accept every manifest of the busy project', () => {
	const paths = [...project.keys()]
		.filter((file) => !file.startsWith('manifests/seed/'))
		.map((file) => file.replace(/^manifests\/|\.yaml$/g, ''));
	expect(paths.filter((file) => !isAccepted(project, file))).toEqual([]);
});

function isAccepted(changed: ReadonlyMap<string, string>, file: string): boolean {
	const kind = file.startsWith('pages/') ? 'page' : file.startsWith('api/') ? 'api' : file;
	const value = parse(changed.get(`manifests/${file}.yaml`) ?? '');
	return validatorOf(`${kind}.json`)(value);
}

function login(more = ''): string {
	return `  - block: form\n    label: 登录\n    submits: main.login\n    with: { password: "'secret'" }\n    fields: [{ field: username, label: 账号${more ? `, ${more}` : ''} }]\n    submit: 登录\n`;
}

function withMenu(item: string): Map<string, string> {
	return new Map([
		...project,
		['manifests/menus.yaml', (project.get('manifests/menus.yaml') ?? '').replace('user:\n', `user:\n  - ${item}\n`)],
	]);
}

/** Each use of a marked part asks for its feature in another way. */
function withFeatures(): Map<string, string> {
	const api = (project.get('manifests/api/main.yaml') ?? '')
		.replace('description: 关键词,', 'description: 关键词, x-feature: words,')
		.replace('description: 封面地址 }', 'description: 封面地址, x-feature: covers }')
		.replace('operationId: tagTree', 'operationId: tagTree\n      x-feature: tags');
	const view = `  - block: table
    label: 课程
    source: data.courses
    sort: state.order
    sortable: features.tags
    columns:
      - { title: 课程, value: row.title, opens: { route: courses } }
      - { title: 封面, value: row.cover ?? '', when: features.covers && session.signedIn }
      - { title: 有封面, value: "features.covers && row.cover != null ? '有' : ''" }
    toolbar:
      - { label: 去, when: features.details, actions: [{ open: { route: course, params: { id: "'c1'" } } }] }
  - block: filter-bar
    label: 筛选
    facets:
      - { label: 标签, binds: state.tag, source: data.tags, choice: row.name, when: features.tags }
`;
	const head = `state: { order: { type: string }, word: { type: string }, tag: { type: string } }
data:
  tags: { call: main.tagTree, when: features.tags }
  courses: { call: main.coursePage, with: { keyword: 'features.words ? state.word : null' }, paged: true }
`;
	return new Map([
		...page(view, head),
		['manifests/pages/courses.yaml', 'page: courses\ntitle: 课程\nview: []\n'],
		['manifests/api/main.yaml', api],
	]);
}
