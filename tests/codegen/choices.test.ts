// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tests compare code that contains template strings.
/** `let` and `match` compile to plain expressions and `when`, so that nothing after reading knows them. */
import { expect, test } from 'vitest';
import { applyEdit, baseProject, compileSample } from './support/sample-project.ts';

const COURSES = 'manifests/pages/courses.yaml';

/** The lines of the compiled page that hold what `blocks` compile to. */
async function compiled({ head = '', blocks }: { head?: string; blocks: string }): Promise<string> {
	const project = baseProject();
	applyEdit(project, { file: COURSES, find: 'view:\n', replace: `${head}view:\n${blocks}` });
	const { files } = await compileSample(project);
	return files?.find(({ path }) => path === 'pages/courses.ts')?.text.replace(/\s+/g, ' ') ?? '';
}

test.each<[of: string, given: { head?: string; blocks: string }, parts: string[]]>([
	[
		'a text of each case, with expressions',
		{ blocks: "  - { block: text, text: { match: state.tag, cases: { a: 甲, b: '乙 {state.keyword}' }, else: 其他 } }\n" },
		["text: (s) => `${s.state.tag === 'a' ? '甲' : s.state.tag === 'b' ? `乙 ${s.state.keyword ?? ''}` : '其他'}`"],
	],
	[
		'an enum without else, and no word for a value of a newer back end',
		{
			blocks:
				'  - { block: each, source: data.courses, blocks: [{ block: text, text: { match: row.level, cases: { easy: 易, hard: 难 } } }] }\n',
		},
		["text: (s) => `${s.row?.level === 'easy' ? '易' : s.row?.level === 'hard' ? '难' : ''}`"],
	],
	[
		'words, and none for null',
		{ blocks: '  - { block: text, text: 课程, badges: [{ match: state.tag, labels: { a: 甲 }, else: state.keyword }] }\n' },
		["(s) => s.state.tag === 'a' ? '甲' : s.state.keyword"],
	],
	[
		'true, false and numbers, which YAML writes as text is written',
		{ blocks: "  - { block: text, text: { match: state.tag == null, cases: { true: 无, false: 有 } }, when: 'data.courses.total > 1' }\n" },
		["String(s.state.tag == null) === 'true' ? '无' : String(s.state.tag == null) === 'false' ? '有' : ''"],
	],
	[
		'blocks, each with its case before its own condition',
		{
			blocks:
				'  - match: state.tag\n    cases:\n      a: [{ block: text, text: 甲 }, { block: text, text: 乙, when: state.keyword != null }]\n      b: []\n    else: [{ block: text, text: 其他 }]\n',
		},
		[
			"{ block: 'text', text: '甲', when: (s) => s.state.tag === 'a', needs: [] }",
			"when: (s) => s.state.tag === 'a' && s.state.keyword != null",
			"text: '其他', when: (s) => !(s.state.tag === 'a' || s.state.tag === 'b')",
		],
	],
	[
		'a choice within a choice',
		{
			blocks:
				'  - match: state.tag\n    cases:\n      a:\n        - match: state.keyword\n          cases: { x: [{ block: text, text: 甲 }] }\n          else: []\n    else: []\n',
		},
		["when: (s) => s.state.tag === 'a' && s.state.keyword === 'x'"],
	],
	[
		'entries of a list that have a condition',
		{
			blocks:
				'  - block: buttons\n    items:\n      - match: state.tag\n        cases: { a: [{ label: 返回, actions: [{ back: true }] }] }\n        else: []\n',
		},
		["{ label: '返回', actions: [{ back: true }], when: (s) => s.state.tag === 'a' }"],
	],
	[
		'targets, with what their case tells of null',
		{
			blocks:
				'  - block: buttons\n    items:\n      - label: 打开\n        opens:\n          match: state.tag\n          cases:\n            a: { match: state.keyword != null, cases: { true: { route: course, params: { id: state.keyword } }, false: { url: "\'https://a.test\'" } } }\n          else: { path: "\'/courses\'" }\n',
		},
		[
			"opens: [ { route: 'course', params: (s) => ({ id: s.state.keyword }), when: (s) => s.state.tag === 'a' && String(s.state.keyword != null) === 'true', }",
			"{ path: () => '/courses', when: (s) => !(s.state.tag === 'a') }",
		],
	],
	[
		'looks and icons',
		{
			blocks:
				'  - block: buttons\n    items: [{ label: 返回, kind: { match: state.tag, cases: { a: primary }, else: text }, icon: { match: state.tag, cases: { a: play }, else: star }, actions: [{ back: true }] }]\n',
		},
		["icon: (s) => s.state.tag === 'a' ? 'play' : 'star'", "kind: (s) => s.state.tag === 'a' ? 'primary' : 'text'"],
	],
	[
		'a name, a field of it, and a name that reads another',
		{
			head: 'let: { found: data.courses, many: let.found.total > 9 }\n',
			blocks: "  - { block: text, text: '{let.found.total}', when: let.many }\n",
		},
		["text: (s) => `${s.data.courses?.total ?? ''}`, when: (s) => s.data.courses?.total > 9, needs: ['courses']"],
	],
	[
		'a name of a block, which its row gives a value',
		{
			blocks:
				'  - block: each\n    source: data.courses\n    let: { hard: "row.level == \'hard\'" }\n    where: let.hard\n    blocks: [{ block: text, text: 难, when: let.hard }]\n',
		},
		["where: (s) => s.row?.level === 'hard'", "text: '难', when: (s) => s.row?.level === 'hard'"],
	],
])('%s', async (_, given, parts) => {
	const page = await compiled(given);
	for (const part of parts) expect(page).toContain(part);
});

test('a call goes without a field of its body whose value is null, unless the schema takes null', async () => {
	const given = `{ username: "state.keyword ?? 'guest'", password: "'secret'", remember: "state.tag == null ? null : true" }`;
	const page = await compiled({
		blocks: `  - block: buttons\n    items:\n      - { label: 登录, actions: [{ call: main.login, with: ${given} }] }\n`,
	});
	expect(page).toContain("password: 'secret', remember: (s.state.tag == null ? null : true) ?? undefined");
});
