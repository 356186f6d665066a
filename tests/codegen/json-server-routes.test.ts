import { expect, test } from 'vitest';
import type { ApiModel } from '#codegen/check/api/api-model.ts';
import { emitRoutes } from '#codegen/emit/emit-database.ts';

const read = (path: string, mock: object) => ({ method: 'get', path, mock: { resource: 'things', ...mock } });

test('json-server matches a literal path before one with a parameter', () => {
	const operations = [
		read('/things/{id}', { answer: 'detail' }),
		read('/things/newest', { answer: 'list', sort: '-at,title', where: { state: 'open' } }),
	];
	const { text } = emitRoutes([{ base: '/api', operations }] as unknown as ApiModel[]);
	expect(Object.entries(JSON.parse(text))).toEqual([
		['/api/things/newest', '/things?state=open&_sort=at,title&_order=desc,asc'],
		['/api/things/newest\\?(.*)', '/things?state=open&_sort=at,title&_order=desc,asc&$1'],
		['/api/things/:id', '/things/:id'],
	]);
});
