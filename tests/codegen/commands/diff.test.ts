import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diffManifests } from '#codegen/diff/diff-manifests.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { baseProject } from '../support/sample-project.ts';
import { edit, newProject, run } from './diff-project.ts';

type Edits = readonly (readonly [find: string, replace: string, file?: string])[];

function edited(edits: Edits): Map<string, string> {
	const project = baseProject();
	for (const [find, replace, file = 'manifests/api/main.yaml'] of edits) {
		const text = project.get(file) ?? '';
		if (text.split(find).length !== 2) throw new Error(`"${find}" does not stand exactly once in ${file}.`);
		project.set(
			file,
			text.replace(find, () => replace),
		);
	}
	return project;
}

const version = (project: ReadonlyMap<string, string>) => ({
	folder: 'manifests',
	files: [...project].map(([file, text]) => ({ path: file, text })),
});

function breaking(edits: Edits, before = baseProject()): string[] {
	const after = edited(edits);
	return diffManifests(version(before), version(after), { source: createSourceReader(() => null, 'manifests') })
		.findings.filter((finding) => finding.breaking)
		.map(({ operation, kind, subject, uses }) => {
			const touched = uses.map(({ page, part, at }) => `${page ?? 'app'}/${part}: ${after.get(at.file)?.slice(at.start, at.end)}`);
			return [`${operation} ${kind} ${subject}`.trim(), ...touched].join(' | ');
		});
}

const COURSE =
	'required: [id, title, level, progress, openAt, teacher]\n      properties:\n        id: { type: string, description: 编号 }';

test('finds the pages that name a field of the values in a keyed object', () => {
	const withMarks = (fields: string): Edits => [
		[
			'total: { type: integer, description: 总数 }',
			`total: { type: integer, description: 总数 }\n                  marks: { type: object, additionalProperties: { type: object, properties: { ${fields} } } }`,
		],
		["'共 {data.courses.total} 门'", `"{data.courses.marks | at('c1', 'score')}"`, 'manifests/pages/courses.yaml'],
	];
	expect(breaking(withMarks('points: { type: integer }'), edited(withMarks('score: { type: integer }')))).toEqual([
		"main.coursePage answer-field-removed marks.*.score | courses/text: 'score'",
	]);
});

test.each<[string, Edits, string[]]>([
	[
		'a field that becomes secret breaks pages alone: app.yaml may hand it on to another API',
		[['avatar: { type: string, description: 头像地址 }', 'avatar: { type: string, description: 头像地址, x-secret: true }']],
		['main.me answer-field-became-secret avatar'],
	],
	[
		'a field that a pipe names',
		[
			['title: { type: string, description: 标题 }', 'heading: { type: string }'],
			["'共 {data.courses.total} 门'", `"{data.courses.records | each('title') | join}"`, 'manifests/pages/courses.yaml'],
		],
		[
			'main.courseDetail answer-field-removed title | course/detail: title',
			"main.coursePage answer-field-removed records[].title | app/mock: title | app/mock: title | courses/text: 'title' | courses/cards: title",
		],
	],
	[
		'a field that a row and a record show',
		[['title: { type: string, description: 标题 }', 'heading: { type: string }']],
		[
			'main.courseDetail answer-field-removed title | course/detail: title',
			'main.coursePage answer-field-removed records[].title | app/mock: title | app/mock: title | courses/cards: title',
		],
	],
	[
		'a field deep in a record',
		[
			[
				'Teacher:\n      type: object\n      required: [name]\n      properties:\n        name: { type: string',
				'Teacher:\n      type: object\n      properties:\n        name: { type: integer',
			],
		],
		[
			'main.courseDetail answer-field-became-optional teacher.name | course/detail: name',
			'main.courseDetail answer-field-type-changed teacher.name | course/detail: name',
			'main.coursePage answer-field-became-optional records[].teacher.name',
			'main.coursePage answer-field-type-changed records[].teacher.name',
		],
	],
	[
		'the id by which rows are told apart, and that a link passes on',
		[[COURSE, COURSE.replace('string', 'integer')]],
		[
			'main.courseDetail answer-field-type-changed id | app/mock: id',
			'main.coursePage answer-field-type-changed records[].id | courses/cards: data.courses | courses/cards: id',
		],
	],
	[
		'a schema that contains itself',
		[['name: { type: string, description: 名称 }', "name: { type: [string, 'null'] }"]],
		['main.tagTree answer-field-became-nullable [].name | courses/tree: name'],
	],
	[
		'a field of the session',
		[['avatar: { type: string, description: 头像地址 }', 'picture: { type: string }']],
		['main.me answer-field-removed avatar | app/session: avatar'],
	],
	[
		'what the runtime reads whole',
		[['label: { type: string, description: 名称 }', 'label: { type: integer }']],
		['main.dictionaries answer-field-type-changed [].label | app/dictionaries: main.dictionaries'],
	],
	[
		'the number of rows',
		[['total: { type: integer, description: 总数 }', 'count: { type: integer }']],
		[
			'main.coursePage paging-lost | courses/data courses: main.coursePage',
			'main.coursePage answer-field-removed total | courses/data courses: true | courses/text: total',
		],
	],
	[
		'a parameter that is given',
		[['name: keyword', 'name: word']],
		['main.coursePage parameter-removed keyword | app/mock: keyword | courses/data courses: keyword'],
	],
	['a parameter that nobody gives', [['name: level', 'name: grade']], ['main.coursePage parameter-removed level | app/mock: level']],
	[
		'a new parameter that is required',
		[['- { name: keyword', '- { name: school, in: query, required: true }\n        - { name: keyword']],
		['main.coursePage parameter-added-required school | courses/data courses: main.coursePage'],
	],
	[
		'one that the page gives already',
		[
			['- { name: keyword', '- { name: school, in: query, required: true }\n        - { name: keyword'],
			['keyword: state.keyword', "keyword: state.keyword, school: '''a'''", 'manifests/pages/courses.yaml'],
		],
		['main.coursePage parameter-added-required school'],
	],
	[
		'fields of a form, and of the screen lock',
		[['password: { type: string, description: 密码, minLength: 6 }', 'password: { type: integer }']],
		['main.login body-field-type-changed password | app/session: password | login/form: password'],
	],
	[
		'a new body field that is required',
		[['required: [username, password]\n', 'required: [username, password, remember]\n']],
		['main.login body-field-became-required remember | app/session: main.login | login/form: main.login'],
	],
	[
		'what the actions after a form read',
		[['schema: { type: string } } } }\n      x-mock: { answer: const', 'schema: { type: object } } } }\n      x-mock: { answer: const']],
		['main.login answer-type-changed | app/session: main.login | login/form: result'],
	],
	[
		'what a step, a component, a form and an expression on the session read',
		[
			['title: { type: string, description: 标题 }', 'heading: { type: string }'],
			['name: { type: string, description: 姓名 }\n        avatar', 'nick: { type: string }\n        avatar'],
			[
				'- { back: true }',
				"- { call: main.courseDetail, with: { id: route.params.id } }\n          - { message: '{result.title}' }",
				'manifests/pages/course.yaml',
			],
			[
				'view:\n',
				[
					'view:',
					'  - { block: custom, component: a#B, props: { all: data.course, some: data.course.level } }',
					'  - { block: form, label: a, submits: main.login, initial: data.course, fields: [{ field: title, label: a }], submit: a }',
					"  - { block: text, text: '{session.info.name}{session.user.name}' }\n",
				].join('\n'),
				'manifests/pages/course.yaml',
			],
		],
		[
			'main.courseDetail answer-field-removed title | course/custom: data.course | course/form: title | course/detail: title | course/buttons: title',
			'main.coursePage answer-field-removed records[].title | app/mock: title | app/mock: title | courses/cards: title',
			'main.me answer-field-removed name | app/session: name | app/session: name | course/text: name',
		],
	],
	[
		'what the search of the header shows',
		[
			['title: { type: string, description: 标题 }', 'heading: { type: string }'],
			[
				'lock: { enabled',
				'search: { call: main.coursePage, with: { keyword: keyword }, items: answer.records, title: row.title, path: row.id }\nlock: { enabled',
				'manifests/app.yaml',
			],
		],
		[
			'main.courseDetail answer-field-removed title | course/detail: title',
			'main.coursePage answer-field-removed records[].title | app/mock: title | app/mock: title | app/search: title | courses/cards: title',
		],
	],
	[
		'an operation that a page calls',
		[['operationId: tagTree', 'operationId: tags']],
		['main.tagTree operation-removed | courses/data tags: main.tagTree'],
	],
	[
		'a page that was changed along',
		[
			['operationId: tagTree', 'operationId: tags'],
			['main.tagTree', 'main.tags', 'manifests/pages/courses.yaml'],
		],
		['main.tagTree operation-removed'],
	],
])('breaking change lists affected uses: %s', (_name, edits, expected) => {
	expect(breaking(edits)).toEqual(expected);
});

test('a field that became nullable does not affect expressions with ??', () => {
	const edits: Edits = [
		['title: { type: string, description: 标题 }', "title: { type: [string, 'null'] }"],
		['title: row.title', "title: row.title ?? ''", 'manifests/pages/courses.yaml'],
	];
	expect(breaking(edits)).toEqual([
		'main.courseDetail answer-field-became-nullable title | course/detail: title',
		'main.coursePage answer-field-became-nullable records[].title',
	]);
});

test('a removed enum value affects only inputs that may have it', () => {
	const give = (value: string): Edits => [
		['enum: [easy, hard] } }\n', 'enum: [easy] } }\n'],
		['keyword: state.keyword', `keyword: state.keyword, level: ${value}`, 'manifests/pages/courses.yaml'],
	];
	expect(breaking(give("'''easy'''"))).toEqual(['main.coursePage parameter-value-removed level']);
	expect(breaking(give("'''hard'''"))).toEqual(['main.coursePage parameter-value-removed level | courses/data courses: level']);
	expect(breaking(give('state.tag'))).toEqual(['main.coursePage parameter-value-removed level | courses/data courses: level']);
});

const git = (root: string, ...args: string[]) =>
	execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root, stdio: 'pipe' });

function committed(from: string): string {
	const root = newProject(from);
	git(root, 'init', '-q', '-b', 'trunk');
	git(root, 'add', '.');
	git(root, 'commit', '-q', '-m', 'first');
	return root;
}

test('lists breaking changes since a git version first, in three formats', async () => {
	const root = committed('tests/codegen/base');
	expect(await run(root, ['HEAD'])).toEqual({ output: 'The API has not changed since HEAD.', code: 0 });
	edit(
		path.join(root, 'manifests/api/main.yaml'),
		['operationId: tagTree', 'operationId: tags'],
		['name: level', 'name: grade'],
		['x-timeout: 10000', 'x-timeout: 9000\nx-matching: loose'],
	);
	edit(path.join(root, 'manifests/api/main.yaml'), ['  /me:', '  /me2:']);

	const text = await run(root, ['HEAD']);
	expect(text.code).toBe(1);
	await expect(text.output).toMatchFileSnapshot('diff.text.txt');
	const json = await run(root, ['trunk'], 'json');
	expect(json.code).toBe(1);
	expect(JSON.parse(json.output)[1]).toEqual({
		operation: 'main.tagTree',
		kind: 'operation-removed',
		subject: '',
		message: 'the operation is gone',
		breaking: true,
		verdict: 'breaks',
		file: 'trunk:manifests/api/main.yaml',
		line: 67,
		column: 20,
		uses: [{ page: 'courses', part: 'data tags', file: 'manifests/pages/courses.yaml', line: 7, column: 17 }],
	});
	const github = await run(root, ['HEAD'], 'github');
	expect(github.output.split('\n')).toEqual([
		'::error file=manifests/api/main.yaml,line=56,endLine=56,col=88,endColumn=93,title=parameter-removed::main.coursePage: parameter `level` is gone.',
		'::error file=manifests/pages/courses.yaml,line=7,endLine=7,col=17,endColumn=29,title=operation-removed::main.tagTree: the operation is gone.',
	]);
});

test('names the components that call what has changed', () => {
	const components = `components:\n  desk#Desk: { module: desk/desk.tsx, export: Desk }\n`;
	const desk = `import './save.ts';\nexport const Desk = () => call('main.tagTree');`;
	const save = `const SAVE = 'main.login';\nexport const a = () => call(SAVE, { username });\nexport const b = () => call(SAVE, { username, code });`;
	const source = createSourceReader(
		(file) => ({ 'manifests/desk/desk.tsx': desk, 'manifests/desk/save.ts': save })[file] ?? null,
		'manifests',
	);
	const before = edited([]).set('manifests/components.yaml', components);
	const after = edited([
		['operationId: tagTree', 'operationId: tagForest'],
		['required: [username, password]', 'required: [username, password, code]'],
		['username: { type: string', 'code: { type: string }\n                username: { type: string'],
	]).set('manifests/components.yaml', components);
	const { findings } = diffManifests(version(before), version(after), { source });
	const broken = findings.flatMap(({ operation, message, uses, verdict }) =>
		verdict === 'breaks'
			? [[operation, message, ...uses.filter(({ part }) => part === 'source').map(({ at }) => `${at.file} ${at.start}`)]]
			: [],
	);
	expect(broken).toEqual([
		['main.login', 'body field `code` is new and required', `manifests/desk/save.ts ${save.indexOf('SAVE, { username }')}`],
		['main.tagTree', 'the operation is gone', `manifests/desk/desk.tsx ${desk.indexOf('main.tagTree')}`],
	]);
});

test.each<[string, string[], string]>([
	['no argument', [], 'Say which version to compare with: `npm run codegen -- diff <git-ref or folder of manifests>`.'],
	['two arguments', ['a', 'b'], 'Say which version to compare with: `npm run codegen -- diff <git-ref or folder of manifests>`.'],
	['a misspelt ref', ['trnuk'], '`trnuk` is neither a folder nor a version that git knows. Did you mean `trunk`?'],
	['an option of git', ['--all'], '`--all` is neither a folder nor a version that git knows.'],
	['a file', ['manifests/app.yaml'], '`manifests/app.yaml` is neither a folder nor a version that git knows.'],
	['a folder without an API', ['manifests/pages'], 'manifests/pages has no API document that can be read in `manifests/pages/api/`.'],
])('explains wrong usage: %s', async (_name, args, output) => {
	expect(await run(committed('tests/codegen/base'), args)).toEqual({ output, code: 2 });
});

test('reports that there are no versions outside of a repository', async () => {
	const root = newProject('tests/codegen/base');
	expect(await run(root, ['HEAD'])).toEqual({
		output: '`HEAD` is no folder, and this project is in no git repository that could know the version.',
		code: 2,
	});
});

test('reports an unreadable old document, and refuses an unreadable current one', async () => {
	const root = newProject('tests/codegen/base');
	const before = path.join(root, 'before');
	cpSync(path.join(root, 'manifests'), before, { recursive: true });
	writeFileSync(path.join(before, 'api/second.json'), '{');
	expect(await run(root, [before])).toEqual({
		output: `${before}/api/second.json cannot be read, so all of it seems new.\n\nThe API has not changed since ${before}.`,
		code: 0,
	});
	writeFileSync(path.join(root, 'manifests/api/main.yaml'), '- no map');
	expect(await run(root, [before])).toEqual({ output: 'manifests/api/main.yaml cannot be read. Run `npm run codegen` first.', code: 2 });
});
