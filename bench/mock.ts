/** How many requests the mock answers in a second, in process, with all checking on. */
import { createBackend } from '#mock/backend.ts';
import { MOCK_NOW } from '#mock/clock.ts';
import type { MockApp } from '#mock/operation.ts';
import { chooseScenario } from '#mock/scenario.ts';
import { createStore, type Row, type State } from '#mock/store.ts';
import { toIsoTime } from '#mock/time-offset.ts';
import type { Figure } from './figure.ts';

const ROWS = 2000;
const WARM_UP = 300;
const MEASURED = 3000;
const TOKEN = 'bench-token';

export async function mockFigures(): Promise<Figure[]> {
	return [
		{
			name: 'mock-page',
			value: Math.round(await requestsPerSecond((index) => `/courses?pageNum=${(index % 90) + 1}&pageSize=20`)),
			unit: 'requests/s',
			limit: 2000,
		},
		{
			name: 'mock-search',
			value: Math.round(await requestsPerSecond((index) => `/courses?pageNum=1&pageSize=20&kind=k${index % 4}&sort=-title`)),
			unit: 'requests/s',
			limit: 2000,
		},
	];
}

/** A signed-in page of 20 rows of 2,000, each with a joined row, sorted and checked. */
async function requestsPerSecond(pathOf: (index: number) => string): Promise<number> {
	const backend = createBackend({
		app: benchApp,
		store: createStore(benchRows()),
		now: () => MOCK_NOW,
		scenario: chooseScenario('demo'),
		onViolation: (violation) => {
			throw new Error(violation.message);
		},
	});
	const send = async (index: number): Promise<void> => {
		const request = new Request(`http://bench.test/api${pathOf(index)}`, { headers: { Authorization: TOKEN } });
		const text = await (await backend.fetch(request)).text();
		if (!text.startsWith('{"code":200') || !text.includes('"id":')) throw new Error(`The mock answered ${text.slice(0, 200)}`);
	};
	for (let index = 0; index < WARM_UP; index += 1) await send(index);
	const begun = performance.now();
	for (let index = 0; index < MEASURED; index += 1) await send(index);
	return MEASURED / ((performance.now() - begun) / 1000);
}

const text = { type: 'string' } as const;
const integer = { type: 'integer', minimum: 0 } as const;

const benchApp: MockApp = {
	name: 'bench',
	apis: {
		main: {
			base: '/api',
			envelope: { code: ['code'], message: ['message'], data: 'data', success: [200] },
			auth: { token: 'main', headers: ['Authorization'], prefix: '', dropLast: 0, rotate: null },
		},
	},
	operations: [
		{
			name: 'main.courses',
			api: 'main',
			method: 'get',
			path: '/courses',
			parameters: {
				pageNum: { in: 'query', required: true, schema: integer },
				pageSize: { in: 'query', required: true, schema: { type: 'integer', maximum: 100 } },
				kind: { in: 'query', required: false, schema: text },
				sort: { in: 'query', required: false, schema: text },
			},
			body: null,
			public: false,
			paging: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', defaultSize: 20 },
			mock: {
				resource: 'courses',
				answer: 'page',
				filter: { kind: 'kind' },
				sort: { by: 'sort' },
				join: { teacher: { resource: 'teachers', by: 'teacherId' }, lessonCount: { resource: 'lessons', on: 'courseId', count: true } },
			},
			answer: {
				type: 'object',
				required: ['records', 'total'],
				properties: { records: { type: 'array', items: { $ref: '#/components/schemas/Course' } }, total: integer },
			},
		},
	],
	schemas: {
		main: {
			Course: {
				type: 'object',
				required: ['id', 'title', 'kind', 'publishedAt', 'teacher', 'lessonCount'],
				properties: {
					id: text,
					title: { type: 'string', maxLength: 40 },
					summary: text,
					kind: { type: 'string', enum: ['k0', 'k1', 'k2', 'k3'] },
					cover: { type: ['string', 'null'] },
					publishedAt: { type: 'string', format: 'date-time' },
					tags: { type: 'array', items: text },
					lessonCount: integer,
					teacher: { $ref: '#/components/schemas/Teacher' },
				},
			},
			Teacher: { type: 'object', required: ['id', 'name'], properties: { id: text, name: text } },
		},
	},
	handlers: {},
	seed: {},
};

function benchRows(): State {
	const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
	return {
		teachers: times(12, (index) => ({ id: `t${index}`, name: `老师${index}` })),
		users: [{ id: 'u1', name: '小林' }],
		lessons: times(4 * ROWS, (index) => ({ id: `l${index}`, courseId: `c${index % ROWS}` })),
		courses: times(ROWS, courseRow),
		sessions: [{ id: TOKEN, token: 'main', resource: 'users', userId: 'u1', createdAt: MOCK_NOW }],
	};
}

const courseRow = (index: number): Row => ({
	id: `c${index}`,
	title: `第 ${(index * 7919) % ROWS} 门课`,
	summary: '从零开始，做一辆会巡线的小车。'.repeat(3),
	kind: `k${index % 4}`,
	cover: index % 3 === 0 ? null : `/covers/${index}.svg`,
	publishedAt: toIsoTime(MOCK_NOW - index * 3_600_000),
	tags: ['机器人', '小车'],
	teacherId: `t${index % 12}`,
	secret: '不外传',
});
