import { expect, test } from 'vitest';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { fieldOf } from '#codegen/scaffold/field.ts';
import { productInput } from '#tests/codegen/support/product.ts';
import { baseProject, inputOf } from '#tests/codegen/support/sample-project.ts';
import { type Scaffolded, scaffoldInto } from '#tests/codegen/support/scaffold-into.ts';

const API = 'manifests/api/main.yaml';

function projectWith(paths: string): Map<string, string> {
	const project = baseProject();
	return project.set(API, (project.get(API) ?? '').replace('paths:\n', `paths:\n${paths}`));
}

async function scaffolded(paths: string, operation: string): Promise<Scaffolded> {
	const { pages, findings } = await scaffoldInto(inputOf(projectWith(paths)), [operation]);
	expect(findings).toEqual([]);
	return pages.get(operation) as Scaffolded;
}

test('a list page has a search box and filters', async () => {
	const { pages, findings } = await scaffoldInto(inputOf(baseProject()), ['main.coursePage']);
	expect(findings).toEqual([]);
	expect(pages.get('main.coursePage')).toEqual({
		kind: 'list',
		page: 'made-0',
		title: '课程',
		routeParams: [],
		query: [],
		route: '- { path: /made0, name: made0, component: made-0, meta: { title: 课程 } }',
		menu: '- { route: made0 }',
		text: `page: made-0
title: 课程
state:
  keyword: { type: string, in: query }
  level: { type: string, in: query }
data:
  rows: { call: main.coursePage, with: { keyword: state.keyword, level: state.level }, paged: true }
view:
  - { block: text, text: 课程, look: title }
  - { block: search-box, binds: state.keyword, placeholder: 搜索课程 }
  - block: table
    label: 课程
    source: data.rows
    key: row.id
    # To lead on, give the first column \`opens: { route: …, params: { id: row.id } }\`.
    columns:
      - { title: 标题, value: row.title, look: strong }
      - { title: 难度, value: "row.level | dict('level')", look: badge, filter: { binds: state.level, dict: level } }
      - { title: 进度, value: row.progress, align: right }
      - { title: 开课时间, value: "row.openAt | date('YYYY-MM-DD HH:mm')" }
    empty: 还没有内容
`,
	});
});

test('a detail page takes the parameter of its path', async () => {
	const { pages, findings } = await scaffoldInto(inputOf(baseProject()), ['main.courseDetail']);
	expect(findings).toEqual([]);
	expect(pages.get('main.courseDetail')).toEqual({
		kind: 'detail',
		page: 'made-0',
		title: '课程详情',
		routeParams: ['id'],
		query: [],
		route: "- { path: '/made0/:id', name: made0, component: made-0, meta: { title: 课程详情, hidden: true, dynamicNewTab: true } }",
		menu: null,
		text: `page: made-0
title: 课程详情
data:
  detail: { call: main.courseDetail, with: { id: route.params.id } }
view:
  - { block: page-banner, title: '{data.detail.title}' }
  - block: card
    blocks:
      - block: detail
        source: data.detail
        label: 课程详情
        items:
          - { label: 编号, value: record.id }
          - { label: 标题, value: record.title }
          - { label: 难度, value: "record.level | dict('level')", look: badge }
          - { label: 进度, value: record.progress }
          - { label: 开课时间, value: "record.openAt | date('YYYY-MM-DD HH:mm')" }
  - block: card
    blocks:
      - block: detail
        source: data.detail.teacher
        label: 老师
        items:
          - { label: 姓名, value: record.name }
  # Left out; draw what readers need:
  #   cover: an address, for an image or a link
  #   tags: a list, for a table or cards
`,
	});
});

const ENROL = `  /courses/{id}/enrol:
    post:
      operationId: enrol
      x-invalidates: []
      summary: 报名（试听）
      parameters:
        - { name: id, in: path, required: true, description: 课程编号, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [studentId, phone, level, files, pieces, agreed]
              properties:
                note: { type: string, description: 备注 }
                studentId: { type: string, description: 学生编号 }
                phone: { type: string, description: 手机号，11 位 }
                level: { type: string, enum: [easy, hard], description: 难度 }
                kind: { type: string, enum: [one, two], description: 'one 一对一；two 一对二' }
                birthday: { type: string, format: date, description: 生日 }
                seats: { type: [integer, 'null'], description: 人数 }
                days: { type: array, items: { type: string, enum: [sat, sun] }, description: 上课的日子 }
                stay: { type: array, items: { type: string, format: date }, description: 哪些天 }
                words: { type: array, items: { type: string }, description: 关键词 }
                start: { type: string, format: time, description: 几点 }
                startMonth: { type: string, description: 月份 }
                colour: { type: string, description: 颜色 }
                stars: { type: integer, description: 几星 }
                secretWord: { type: string, format: password, description: '口令: "it''s {secret}"' }
                files: { type: array, items: { type: object, properties: { url: { type: string } } }, description: 材料 }
                pieces: { type: array, items: { type: array, items: { type: string } }, description: 碎片 }
                extra: { type: object, additionalProperties: { type: string }, description: 其他 }
                agreed: { type: boolean, description: 同意协议 }
      responses: { '200': { description: 没有内容 } }
      x-mock: { answer: const, value: null }
`;

test('a form page has required fields first, ids from the address, and comments for fields without a control', async () => {
	expect(await scaffolded(ENROL, 'main.enrol')).toEqual({
		kind: 'form',
		page: 'made-0',
		title: '报名',
		routeParams: ['id'],
		query: ['studentId'],
		route: "- { path: '/made0/:id', name: made0, component: made-0, meta: { title: 报名, hidden: true, dynamicNewTab: true } }",
		menu: null,
		text: `page: made-0
title: 报名
# Opened with ?studentId=…, which the operation requires.
# Replace the null of pieces: the operation requires what no page state can hold.
state:
  studentId: { type: string, in: query }
view:
  - { block: text, text: 报名, look: title }
  - block: card
    blocks:
      - block: form
        label: 报名
        submits: main.enrol
        with: { id: route.params.id, studentId: state.studentId, pieces: null }
        # No control fits: extra. Give them in \`with\` where they are needed.
        fields:
          - { field: phone, label: 手机号, as: phone }
          - { field: level, label: 难度, control: select, dict: level }
          - { field: files, label: 材料, rows: [{ field: url, label: Url }] }
          - { field: agreed, label: 同意协议, control: switch }
          - { field: note, label: 备注, control: textarea }
          - { field: kind, label: Kind, control: select, labels: { one: 一对一, two: 一对二 } }
          - { field: birthday, label: 生日, control: date }
          - { field: seats, label: 人数, control: number }
          - { field: days, label: 上课的日子, control: checkbox }
          - { field: stay, label: 哪些天, control: range }
          - { field: words, label: 关键词, control: tags }
          - { field: start, label: 几点, control: time }
          - { field: startMonth, label: 月份, control: month }
          - { field: colour, label: 颜色, control: color }
          - { field: stars, label: 几星, control: rate }
          - { field: secretWord, label: 口令, control: password }
        submit: 提交
        then:
          - { message: 提交成功 }
          - { back: true }
`,
	});
});

const ODD = `  /odd/{course-id}:
    get:
      operationId: odd
      summary: 'true'
      parameters:
        - { name: course-id, in: path, required: true, description: 课程编号, schema: { type: string } }
        - { name: X-Tenant, in: header, required: true, description: 租户, schema: { type: string } }
        - { name: ids, in: query, required: true, description: 编号, schema: { type: array, items: { type: string } } }
        - { name: sizes, in: query, required: true, description: 大小, schema: { type: array, items: { type: integer } } }
        - { name: mine, in: query, required: true, description: 只看本人的, schema: { type: boolean } }
        - { name: mood, in: query, required: true, description: "good it's {fine}；bad 不好", schema: { type: string, enum: [good, bad] } }
        - { name: sort, in: query, description: 次序, schema: { type: string, enum: [up, down] } }
      responses:
        '200':
          description: 行
          content:
            application/json:
              schema:
                anyOf:
                  - type: object
                    properties:
                      list:
                        type: array
                        description: 行
                        items:
                          anyOf:
                            - type: object
                              properties:
                                a-b: { type: string, description: 读不到 }
                                key: { type: string, x-secret: true, description: 密钥 }
                                seen: { type: boolean, description: 看过 }
                                mood: { type: string, enum: [good, bad], description: 'good 好；bad 不好' }
                                tone: { type: string, enum: [a, b], description: 语气 }
                                points: { type: number, description: '{points}' }
                                at: { type: string, format: date-time, description: 12 点 }
                                text: { type: string, description: '"quoted": yes' }
                                html: { type: string, description: 正文，HTML }
                            - { type: 'null' }
                  - { type: 'null' }
      x-mock: { answer: const, value: null }
`;

test('odd names, labels and nullable types produce a page that compiles', async () => {
	const { text, route } = await scaffolded(ODD, 'main.odd');
	expect(route).toBe(
		"- { path: '/made0/:courseId', name: made0, component: made-0, meta: { title: 'true', hidden: true, dynamicNewTab: true } }",
	);
	expect(text).toBe(`page: made-0
title: 'true'
# Opened with ?xTenant=…&ids=…, which the operation requires.
# Replace the null of sizes: the operation requires what no page state can hold.
state:
  xTenant: { type: string, in: query }
  ids: { type: string, in: query }
  mine: { type: boolean, in: query, default: false }
  mood: { type: string, in: query, default: good }
data:
  # It also takes: sort.
  rows:
    call: main.odd
    with: { course-id: route.params.courseId, X-Tenant: state.xTenant, ids: state.ids | list, sizes: null, mine: state.mine, mood: state.mood }
view:
  - { block: text, text: 'true', look: title }
  - block: buttons
    items:
      - { label: "it's", kind: text, pressed: "state.mood == 'good'", actions: [{ set: { mood: "'good'" } }] }
      - { label: 不好, kind: text, pressed: "state.mood == 'bad'", actions: [{ set: { mood: "'bad'" } }] }
  - block: table
    label: 'true'
    source: data.rows.list ?? null
    key: "row.text ?? ''"
    columnChooser: true
    columns:
      - { title: Text, value: "row.text ?? ''", look: strong }
      - { title: 看过, value: "(row.seen ?? null) == true ? '是' : (row.seen ?? null) == false ? '否' : ''" }
      - { title: Mood, value: { match: (row.mood ?? null), labels: { good: 好, bad: 不好 } }, look: badge }
      # Shows codes as they are: give them words by a dictionary or a condition.
      - { title: 语气, value: "row.tone ?? ''", look: badge }
      - { title: Points, value: "row.points ?? ''", align: right }
      - { title: '12 点', value: "(row.at ?? null) | date('YYYY-MM-DD HH:mm')" }
    empty: 还没有内容
`);
});

test.each([
	['good 会了；hard 模糊', null],
	['掌握程度', 'grade'],
	['good 会了；hard 模糊（字典 level）', 'level'],
])('an enum called grade and described as “%s” has the labels of the dictionary %s', (description, dictionary) => {
	const type: ValueType = { kind: 'string', values: ['good', 'hard'] };
	const dictionaries = new Map(['grade', 'level'].map((name) => [name, null]));
	expect(fieldOf('grade', { type, description, required: true }, dictionaries)).toMatchObject({ dictionary });
});

test('a list of primitive values becomes a table with one column', async () => {
	const names = `  /names:
    get:
      operationId: names
      responses: { '200': { description: 名字, content: { application/json: { schema: { type: array, items: { type: string } } } } } }
      x-mock: { answer: const, value: [] }
`;
	const { kind, title, text } = await scaffolded(names, 'main.names');
	expect({ kind, title }).toEqual({ kind: 'list', title: 'Names' });
	expect(text).toContain('    key: row\n    columns:\n      - { title: 内容, value: row, look: strong }\n');
});

test('nullable values are accessed safely', async () => {
	const maybe = `  /maybe:
    get:
      operationId: maybe
      responses:
        '200':
          description: 也许
          content: { application/json: { schema: { anyOf: [{ $ref: '#/components/schemas/Course' }, { type: 'null' }] } } }
      x-mock: { answer: const, value: null }
`;
	const { kind, text } = await scaffolded(maybe, 'main.maybe');
	expect(kind).toBe('detail');
	expect(text).toContain(`- { block: page-banner, title: "{data.detail.title ?? ''}" }`);
	expect(text).toContain('source: data.detail.teacher ?? null');
});

const VALUES: Readonly<Record<string, string>> = { word: '好', open: '{}', grid: '[]' };

const answering = (id: string, method: string, rest: string): string =>
	`  /${id}:\n    ${method}: { operationId: ${id}, ${rest}, x-mock: { answer: const, value: ${VALUES[id] ?? 'null'} } }\n`;
const schema = (text: string): string => `responses: { '200': { description: 好, content: { application/json: { schema: ${text} } } } }`;
const body = (text: string): string =>
	`requestBody: { content: { application/json: { schema: ${text} } } }, responses: { '200': { description: 好 } }`;

test.each([
	['ping', 'get', "responses: { '200': { description: 好 } }", '`main.ping` takes no body and answers nothing that a page could show.'],
	['word', 'get', schema('{ type: string }'), '`main.word` takes no body and answers nothing that a page could show.'],
	[
		'open',
		'get',
		schema('{ type: object, additionalProperties: true }'),
		'`main.open` takes no body and answers nothing that a page could show.',
	],
	[
		'grid',
		'get',
		schema('{ type: array, items: { type: array, items: { type: string } } }'),
		'`main.grid` takes no body and answers nothing that a page could show.',
	],
	[
		'many',
		'post',
		body('{ type: array, items: { type: array, items: { type: string } } }'),
		'`main.many` takes nothing that a form could name a field of.',
	],
])('refuses to scaffold a page for %s', async (id, method, rest, sentence) => {
	const { refused } = await scaffoldInto(inputOf(projectWith(answering(id, method, rest))), [`main.${id}`]);
	expect(refused.get(`main.${id}`)).toBe(sentence);
});

test('every operation of the base project produces a page that compiles', async () => {
	const { pages, refused, findings } = await scaffoldInto(inputOf(baseProject()));
	expect(findings).toEqual([]);
	expect([...refused]).toEqual([]);
	expect(Object.fromEntries([...pages].map(([name, { kind }]) => [name, kind]))).toEqual({
		'main.login': 'form',
		'main.me': 'detail',
		'main.coursePage': 'list',
		'main.courseDetail': 'detail',
		'main.tagTree': 'list',
		'main.dictionaries': 'list',
	});
});

test('every operation of the product produces a page that compiles, or is refused', async () => {
	const { pages, refused, findings } = await scaffoldInto(productInput);
	expect(findings).toEqual([]);
	expect([...refused.keys()]).toEqual(['menus.check', 'simulated.logout', 'simulated.lock']);
	for (const wanted of ['list', 'detail', 'form'])
		expect([...pages.values()].filter(({ kind }) => kind === wanted).length).toBeGreaterThanOrEqual(15);
	const table = pages.get('main.systemUserNoticeListPage')?.text.split('columns:\n')[1]?.split('\n') ?? [];
	expect(table.filter((line) => line.includes('{ title: '))).toHaveLength(7);
});

test('a form starts with what a read of the same path answers, and other forms start empty', async () => {
	const paths = `  /tools/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: readTool
      responses: { '200': { description: 工具, content: { application/json: { schema: { $ref: '#/components/schemas/Tool' } } } } }
      x-mock: { answer: const, value: { title: 锤子 } }
    patch:
      operationId: changeTool
      x-invalidates: []
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Tool' } } } }
      responses: { '200': { description: 已改 } }
      x-mock: { answer: const, value: null }
  /tools:
    post:
      operationId: addTool
      x-invalidates: []
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Tool' } } } }
      responses: { '200': { description: 已加 } }
      x-mock: { answer: const, value: null }
`;
	const project = projectWith(paths);
	const tool = '    Tool: { type: object, required: [title], properties: { title: { type: string, description: 名称 } } }\n';
	project.set(API, (project.get(API) ?? '').replace('  schemas:\n', `  schemas:\n${tool}`));
	const { pages, findings } = await scaffoldInto(inputOf(project), ['main.changeTool', 'main.addTool']);
	expect(findings).toEqual([]);
	const [change, add] = [pages.get('main.changeTool')?.text, pages.get('main.addTool')?.text];
	expect(change).toContain('  current: { call: main.readTool, with: { id: route.params.id } }\n');
	expect(change).toContain('initial: data.current\n');
	expect(add).not.toContain('initial');
});
