import { expect, test } from 'vitest';
import { applyEdit, baseProject, compileSample } from './support/sample-project.ts';

const OPEN_AT = 'openAt: { type: string, format: date-time, description: 开课时间 }';
const VALUE = 'value: "record.openAt | date(\'MM-DD\')"';

async function emittedFor(edits: readonly { file: string; find: string; replace: string }[]): Promise<string> {
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	const { diagnostics, files } = await compileSample(project);
	expect(diagnostics).toEqual([]);
	return (files ?? []).find(({ path }) => path === 'pages/course.ts')?.text ?? '';
}

const inApi = (type: string) => ({ file: 'manifests/api/main.yaml', find: OPEN_AT, replace: `openAt: { ${type}, description: 开课时间 }` });
const inPage = (replace: string) => ({ file: 'manifests/pages/course.yaml', find: VALUE, replace });

test.each<[string, Parameters<typeof emittedFor>[0], string]>([
	['a moment', [], "p.date(s.record?.openAt, 'MM-DD')"],
	['a time of a place', [inApi('type: string, format: date-time, x-time: place')], "p.date(s.record?.openAt, 'MM-DD', 'place')"],
	[
		'a deadline without a format',
		[inApi('type: string, format: date-time, x-time: deadline'), inPage('value: record.openAt | date')],
		"p.date(s.record?.openAt, 'YYYY-MM-DD', 'deadline')",
	],
	[
		'a deadline that a condition keeps from being null',
		[
			inApi("type: [string, 'null'], format: date-time, x-time: deadline"),
			inPage("value: \"record.openAt == null ? '' : '到 ' + (record.openAt | date('HH:mm'))\""),
		],
		"p.date(s.record?.openAt, 'HH:mm', 'deadline')",
	],
	[
		'a span within a template',
		[inApi('type: string, format: date-time, x-time: place'), inPage('value: record.openAt | span(record.openAt)')],
		"p.span(s.record?.openAt, s.record?.openAt, 'place')",
	],
	[
		'a time of a place that is the first value of a field',
		[
			inApi('type: string, format: date-time, x-time: place'),
			{
				file: 'manifests/pages/course.yaml',
				find: '  - block: buttons\n',
				replace: `  - block: form
    label: 登录
    submits: main.login
    submit: 登录
    fields:
      - { field: username, label: 账号, default: "data.course.openAt | date('MM-DD')" }
      - { field: password, label: 密码 }
  - block: buttons
`,
			},
		],
		"default: (s, p) => p.date(s.data.course?.openAt, 'MM-DD', 'place')",
	],
])('pipes get the kind of %s', async (_case, edits, code) => {
	expect(await emittedFor(edits)).toContain(code);
});

test('the sheet of a page keeps its paper, rows and heading', async () => {
	const edit = {
		file: 'manifests/pages/course.yaml',
		find: '  - block: detail\n',
		replace: "  - block: detail\n    print: { paper: landscape, rows: 500, title: '{data.course.title}' }\n",
	};
	expect(await emittedFor([edit])).toMatch(
		/print: \{\s*paper: 'landscape',\s*title: \(s\) => `\$\{s\.data\.course\?\.title \?\? ''\}`,\s*rows: 500,?\s*\}/,
	);
});
