import { expect, test } from 'vitest';
import { ask, busyProject } from '../support/busy-project.ts';
import { applyEdit } from '../support/sample-project.ts';

test.each([
	[
		'a field of an answer: read in pages, also of `result`, handed on whole',
		'main.courseDetail.title',
		`
field main.courseDetail.title (answer)  manifests/api/main.yaml:95:9
  pages
    manifests/pages/course.yaml:9:36  \`value\` of item \`标题\` of block detail reads it
    manifests/pages/desk.yaml:11:27   \`props.course\` of block custom takes it, with the whole answer
    manifests/pages/desk.yaml:11:53   \`props.name\` of block custom takes it
    manifests/pages/desk.yaml:21:116  \`field\` of optimistic 1 of button \`再登录\` of block table \`标签\` reads it
    manifests/pages/desk.yaml:24:33   \`actions[3].message\` of button \`再登录\` of block table \`标签\` reads it`,
	],
	[
		'a field of the rows of a paged answer, also found by search',
		'main.coursePage.records.title',
		`
field main.coursePage.records.title (answer)  manifests/api/main.yaml:95:9
  pages
    manifests/pages/courses.yaml:19:20  \`title\` of block cards reads it
  settings
    manifests/app.yaml:16:14            \`search.title\` reads it
  mock
    manifests/api/main.yaml:56:78       the mock of main.coursePage names it
    manifests/api/main.yaml:56:110      the mock of main.coursePage names it`,
	],
	[
		'brackets after a list change nothing',
		'coursePage.records[].title',
		`
field main.coursePage.records.title (answer)  manifests/api/main.yaml:95:9
  pages
    manifests/pages/courses.yaml:19:20  \`title\` of block cards reads it
  settings
    manifests/app.yaml:16:14            \`search.title\` reads it
  mock
    manifests/api/main.yaml:56:78       the mock of main.coursePage names it
    manifests/api/main.yaml:56:110      the mock of main.coursePage names it`,
	],
	[
		'a field below one that may be null',
		'main.courseDetail.teacher.name',
		`
field main.courseDetail.teacher.name (answer)  manifests/api/main.yaml:106:9
  pages
    manifests/pages/course.yaml:10:70  \`value\` of item \`老师\` of block detail reads it
    manifests/pages/desk.yaml:11:27    \`props.course\` of block custom takes it, with the whole answer`,
	],
	[
		'what paging reads',
		'main.coursePage.total',
		`
field main.coursePage.total (answer)  manifests/api/main.yaml:55:19
  pages
    manifests/pages/courses.yaml:8:78   data.courses pages by it
    manifests/pages/courses.yaml:15:47  \`text\` of block text reads it`,
	],
	[
		'the rows themselves',
		'main.coursePage.records',
		`
field main.coursePage.records (answer)  manifests/api/main.yaml:54:19
  pages
    manifests/pages/courses.yaml:8:78   data.courses pages by it
    manifests/pages/courses.yaml:17:17  block cards draws it
    manifests/pages/courses.yaml:18:16  \`image\` of block cards reads it
    manifests/pages/courses.yaml:19:16  \`title\` of block cards reads it
    manifests/pages/courses.yaml:20:19  \`badges[0]\` of block cards reads it
    manifests/pages/courses.yaml:21:19  \`progress\` of block cards reads it
    manifests/pages/courses.yaml:22:47  \`opens.params.id\` of block cards reads it
  settings
    manifests/app.yaml:15:17            \`search.items\` reads it
    manifests/app.yaml:16:10            \`search.title\` reads it
    manifests/app.yaml:17:23            \`search.path\` reads it`,
	],
	[
		'what a block takes when the author names no other field',
		'main.tagTree.children',
		`
field main.tagTree.children (answer)  manifests/api/main.yaml:113:9
  pages
    manifests/pages/courses.yaml:12:32  block tree takes it for \`children\``,
	],
	[
		'a list that a table draws',
		'main.courseDetail.tags',
		`
field main.courseDetail.tags (answer)  manifests/api/main.yaml:101:9
  pages
    manifests/pages/desk.yaml:11:27  \`props.course\` of block custom takes it, with the whole answer
    manifests/pages/desk.yaml:14:25  block table \`标签\` draws it`,
	],
	[
		'a field of the session',
		'main.me.name',
		`
field main.me.name (answer)  manifests/api/main.yaml:87:9
  pages
    manifests/pages/desk.yaml:2:23  \`title\` of the page reads it
  settings
    manifests/app.yaml:8:37         \`session.fields.name\` reads it
    manifests/app.yaml:8:97         \`session.fields.account\` reads it`,
	],
	[
		'a body field: form fields, arguments, unlock',
		'main.login.username',
		`
field main.login.username (request)  manifests/api/main.yaml:22:17
  pages
    manifests/pages/desk.yaml:21:41  \`actions[0].with.username\` of button \`再登录\` of block table \`标签\` fills it
    manifests/pages/desk.yaml:30:18  field \`账号\` of block form \`登录\` fills it
    manifests/pages/desk.yaml:31:45  field \`密码\` of block form \`登录\` must equal it
    manifests/pages/desk.yaml:31:66  \`when\` of field \`密码\` of block form \`登录\` reads it
    manifests/pages/login.yaml:9:18  field \`账号\` of block form \`登录\` fills it
  settings
    manifests/app.yaml:10:13         \`session.unlock.username\` fills it`,
	],
	[
		'a parameter that the mock chooses by',
		'main.coursePage.keyword',
		`
field main.coursePage.keyword (request)  manifests/api/main.yaml:41:11
  pages
    manifests/pages/courses.yaml:8:45  \`with.keyword\` of data.courses fills it
  settings
    manifests/app.yaml:14:11           \`search.with.keyword\` fills it
  mock
    manifests/api/main.yaml:56:60      the mock of main.coursePage chooses rows by it`,
	],
	[
		'a parameter that paging fills',
		'main.coursePage.pageNum',
		`
field main.coursePage.pageNum (request)  manifests/api/main.yaml:43:11
  pages
    manifests/pages/courses.yaml:8:78  data.courses fills it page by page`,
	],
	[
		'a name on both sides',
		'main.courseDetail.id',
		`
field main.courseDetail.id (answer)  manifests/api/main.yaml:94:9
  pages
    manifests/pages/desk.yaml:11:27   \`props.course\` of block custom takes it, with the whole answer
    manifests/pages/desk.yaml:25:59   \`actions[4].open.params.id\` of button \`再登录\` of block table \`标签\` reads it
  mock
    manifests/api/main.yaml:65:63     the mock of main.courseDetail names it

field main.courseDetail.id (request)  manifests/api/main.yaml:62:11
  pages
    manifests/pages/course.yaml:4:46  \`with.id\` of data.course fills it
    manifests/pages/desk.yaml:6:46    \`with.id\` of data.course fills it
    manifests/pages/desk.yaml:23:48   \`actions[2].with.id\` of button \`再登录\` of block table \`标签\` fills it
  mock
    manifests/api/main.yaml:65:59     the mock of main.courseDetail finds its row by it`,
	],
	[
		'a property of a schema, whatever operation it comes from',
		'Course.title',
		`
field main.Course.title (schema)  manifests/api/main.yaml:95:9
  pages
    manifests/pages/course.yaml:9:36    \`value\` of item \`标题\` of block detail reads it
    manifests/pages/courses.yaml:19:20  \`title\` of block cards reads it
    manifests/pages/desk.yaml:11:27     \`props.course\` of block custom takes it, with the whole answer
    manifests/pages/desk.yaml:11:53     \`props.name\` of block custom takes it
    manifests/pages/desk.yaml:21:116    \`field\` of optimistic 1 of button \`再登录\` of block table \`标签\` reads it
    manifests/pages/desk.yaml:24:33     \`actions[3].message\` of button \`再登录\` of block table \`标签\` reads it
  settings
    manifests/app.yaml:16:14            \`search.title\` reads it
  mock
    manifests/api/main.yaml:56:78       the mock of main.coursePage names it
    manifests/api/main.yaml:56:110      the mock of main.coursePage names it`,
	],
	[
		'a property of a schema within others',
		'Teacher.name',
		`
field main.Teacher.name (schema)  manifests/api/main.yaml:106:9
  pages
    manifests/pages/course.yaml:10:70  \`value\` of item \`老师\` of block detail reads it
    manifests/pages/desk.yaml:11:27    \`props.course\` of block custom takes it, with the whole answer`,
	],
	[
		'a property of a schema with its API and a path',
		'main.Course.teacher.name',
		`
field main.Course.teacher.name (schema)  manifests/api/main.yaml:106:9
  pages
    manifests/pages/course.yaml:10:70  \`value\` of item \`老师\` of block detail reads it
    manifests/pages/desk.yaml:11:27    \`props.course\` of block custom takes it, with the whole answer`,
	],
	[
		'a field that nothing uses',
		'field:main.login.remember',
		`
field main.login.remember (request)  manifests/api/main.yaml:24:17
  Nothing uses it.`,
	],
	[
		'a parameter that only the mock knows',
		'main.coursePage.level',
		`
field main.coursePage.level (request)  manifests/api/main.yaml:42:11
  mock
    manifests/api/main.yaml:56:88  the mock of main.coursePage chooses rows by it
  Nothing but the mock uses it.`,
	],
])('%s', async (_title, name, output) => {
	expect(await ask([name])).toEqual({ output: output.trimStart(), code: 0 });
});

test('a field that a pipe names, of a list and of an object whose keys are data', async () => {
	const project = busyProject();
	const edit = (file: string, find: string, replace: string): void => applyEdit(project, { file, find, replace });
	edit(
		'manifests/api/main.yaml',
		'        tags: { type: array, items: { type: string }, description: 标签 }\n',
		"        tags: { type: array, items: { type: string }, description: 标签 }\n        helpers: { type: object, additionalProperties: { $ref: '#/components/schemas/Teacher' }, description: 助教，键为编号 }\n",
	);
	edit(
		'manifests/pages/courses.yaml',
		"text: '共 {data.courses.total} 门'",
		"text: \"{data.courses.records | each('title') | join('、')}\"",
	);
	edit(
		'manifests/pages/courses.yaml',
		'progress: row.progress',
		"progress: row.progress\n        subtitle: \"{(row.helpers | at(row.id, 'name')) ?? ''}\"",
	);
	expect((await ask(['main.coursePage.records.title'], project)).output).toContain(
		'manifests/pages/courses.yaml:15:60  `text` of block text reads it',
	);
	expect((await ask(['Teacher.name'], project)).output).toMatch(
		/manifests\/pages\/courses.yaml:22:\d+ +`subtitle` of block cards reads it/,
	);
});

test('fields by which the mock makes and removes rows', async () => {
	const project = busyProject();
	applyEdit(project, {
		file: 'manifests/api/main.yaml',
		find: '  /dictionaries:\n',
		replace: `  /marks:
    post:
      operationId: mark
      requestBody:
        content: { application/json: { schema: { type: object, properties: { tag: { type: string }, marked: { type: boolean } } } } }
      responses: { '200': { description: 标签, content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } } }
      x-mock: { resource: tags, answer: toggle, key: { tag: id }, by: marked, references: { tag: { resource: tags } } }
  /dictionaries:
`,
	});
	expect((await ask(['main.mark.marked'], project)).output).toMatch(/the mock of main.mark makes or removes its row by it/);
	expect((await ask(['main.mark.tag'], project)).output).toMatch(
		/finds its row by it\n.*the mock of main.mark finds the row that it names/,
	);
});
