/** An app with a table of fifty columns and a tree, whose length is in the address: `/longTable?count=10000`, `/longTree?count=10000`. */
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import type { AppBuild } from './make-build.ts';

const COLUMNS = 50;
const KINDS = ['text', 'number', 'stage', 'time', 'long'] as const;
type Kind = (typeof KINDS)[number];

const fields = Array.from({ length: COLUMNS - 1 }, (_, index) => ({
	name: `f${index + 1}`,
	title: `第 ${index + 1} 项`,
	kind: KINDS[index % KINDS.length] as Kind,
}));

const SCHEMAS: Readonly<Record<Kind, string>> = {
	text: 'type: string',
	number: 'type: number',
	stage: 'type: string',
	time: 'type: string, format: date-time',
	long: 'type: string',
};
const SLOTS: Readonly<Record<Kind, (field: string) => string>> = {
	text: (field) => `value: row.${field}`,
	number: (field) => `value: row.${field} | number, align: right`,
	stage: (field) => `value: "row.${field} | dict('stage')", look: badge`,
	time: (field) => `value: "row.${field} | date('MM-DD HH:mm')"`,
	long: (field) => `value: row.${field}`,
};

/** Has its own time-out, because a slow machine needs more than the default ten seconds for responses of 15 MB. */
const API = `openapi: 3.1.0
info: { title: 长列表, version: '1' }
servers: [{ url: /long-api }]
x-envelope: { code: [code], message: [msg], data: data, success: [0] }
x-auth: { token: gallery, headers: [Authorization], prefix: 'Bearer ' }
x-timeout: 600000
paths:
${['rows', 'nodes'].map(operationOf).join('\n')}
components:
  schemas:
    rows:
      type: object
      required: [id, name, ${fields.map(({ name }) => name).join(', ')}]
      properties:
        id: { type: string, description: 编号 }
        name: { type: string, description: 名称 }
${fields.map(({ name, title, kind }) => `        ${name}: { ${SCHEMAS[kind]}, description: ${title} }`).join('\n')}
    nodes:
      type: object
      required: [id, title, children]
      properties:
        id: { type: string, description: 编号 }
        title: { type: string, description: 名称 }
        children: { type: array, description: 下一层, items: { $ref: '#/components/schemas/nodes' } }
`;

function operationOf(name: string): string {
	const answer = `{ type: array, items: { $ref: '#/components/schemas/${name}' } }`;
	return `  /${name}:
    get:
      operationId: ${name}
      summary: 很多 ${name}
      parameters: [{ name: count, in: query, description: 多少, schema: { type: integer } }]
      responses: { '200': { description: 全部, content: { application/json: { schema: ${answer} } } } }
      x-mock: { answer: const, value: [] }`;
}

const TABLE = `page: long-table
title: 长表格
state:
  count: { type: integer, in: query, default: 1000 }
  narrow: { type: boolean, in: query }
data:
  rows: { call: long.rows, with: { count: state.count } }
view:
  - block: table
    label: 很多行
    source: data.rows
    stickyColumn: true
    columns:
      - { title: 名称, value: row.name, look: strong, opens: { route: longTable, query: { id: row.id } } }
${fields.map(({ name, title, kind }) => `      - { title: ${title}, ${SLOTS[kind](name)}${name > 'f3' ? ', when: "!state.narrow"' : ''} }`).join('\n')}
    rowButtons:
      - { label: 看看, kind: text, actions: [{ message: '看了 {row.name}' }] }
  - { block: text, text: 表格的后面 }
`;
const TREE = `page: long-tree
title: 长目录
state:
  count: { type: integer, in: query, default: 1000 }
  node: { type: string, in: query }
data:
  nodes: { call: long.nodes, with: { count: state.count } }
view:
  - { block: tree, title: 目录, source: data.nodes, label: row.title, selects: state.node, searchable: true }
`;

export const LONG_LISTS: Omit<AppBuild, 'name'> = {
	manifests: 'examples/gallery',
	changes: {
		'app.yaml': { 'apis: [gallery]': 'apis: [gallery, long]' },
		'api/long.yaml': { '': API },
		'pages/long-table.yaml': { '': TABLE },
		'pages/long-tree.yaml': { '': TREE },
		'routes.yaml': {
			'    children:\n': `    children:
      - { path: /longTable, name: longTable, component: long-table, meta: { title: 长表格 } }
      - { path: /longTree, name: longTree, component: long-tree, meta: { title: 长目录 } }
`,
		},
	},
};

export function serveLongLists(dist: string): Promise<AppServer> {
	const backend = async (request: Request): Promise<Response> => {
		const { pathname, searchParams } = new URL(request.url);
		return Response.json({ code: 0, msg: '', data: answerOf(pathname, Number(searchParams.get('count'))) });
	};
	return startAppServer({ dist, bases: ['/long-api', '/gallery-api'], backend });
}

function answerOf(pathname: string, count: number): unknown {
	if (pathname === '/long-api/rows') return Array.from({ length: count }, (_, index) => rowOf(index));
	if (pathname === '/long-api/nodes') return nodesOf(count);
	return pathname.endsWith('/dictionaries') ? STAGES : [];
}

const STAGES = ['todo', 'doing', 'late', 'done'].map((value, index) => ({
	id: `stage.${value}`,
	type: 'stage',
	value,
	label: ['没开始', '进行中', '迟了', '完成'][index],
	tone: ['mute', 'info', 'warn', 'ok'][index],
}));

const LONG = '先在纸上画出流程图，再一步一步写成代码，最后让小车自己走完迷宫。';

/** Every seventh row has longer text, so heights differ. */
function rowOf(index: number): Readonly<Record<string, unknown>> {
	const fieldOf = (kind: Kind, field: number): unknown => {
		const number = index * 31 + field * 17;
		if (kind === 'number') return number;
		if (kind === 'stage') return STAGES[number % STAGES.length]?.value;
		if (kind === 'time') return new Date(1.78e12 + number * 60_000).toISOString();
		return kind === 'long' && index % 7 === 3 ? LONG : `内容 ${number}`;
	};
	return {
		id: `r${index + 1}`,
		name: `第 ${index + 1} 行`,
		...Object.fromEntries(fields.map(({ name, kind }, field) => [name, fieldOf(kind, field)])),
	};
}

/** Chapters of a hundred nodes: the chapter and nine sections with ten lessons each. */
function nodesOf(count: number): readonly unknown[] {
	const node = (id: string, title: string, children: readonly unknown[] = []) => ({ id, title, children });
	return Array.from({ length: Math.ceil(count / 100) }, (_, chapter) =>
		node(
			`c${chapter + 1}`,
			`第 ${chapter + 1} 章`,
			Array.from({ length: 9 }, (_section, section) =>
				node(
					`c${chapter + 1}-${section + 1}`,
					`${chapter + 1}.${section + 1} 节`,
					Array.from({ length: 10 }, (_lesson, lesson) =>
						node(
							`c${chapter + 1}-${section + 1}-${lesson + 1}`,
							`${chapter + 1}.${section + 1}.${lesson + 1} 课${lesson === 3 ? LONG : ''}`,
						),
					),
				),
			),
		),
	);
}
