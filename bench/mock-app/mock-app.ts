/** An app with one list: a signed-in page of 20 rows out of 2,000, each with a joined row and a count. */

import type { MockApp } from '#mock/operation.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import type { Row, State } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';

const ROWS = 2000;
export const TOKEN = 'bench-token';

const text = { type: 'string' } as const;
const integer = { type: 'integer', minimum: 0 } as const;

export const benchApp: MockApp = {
	name: 'bench',
	sources: { code: 'bench', seeds: {}, folders: [] },
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

export function benchRows(): State {
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
