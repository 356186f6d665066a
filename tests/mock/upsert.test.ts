import { expect, it } from 'vitest';
import type { MockAnswer } from '#mock/generated/answer-types.ts';
import type { MockApp } from '#mock/operation.ts';
import type { AnyRow } from '#mock/store/store.ts';
import { createTestBackend, type TestBackend } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

const STARS = { stars: { type: 'integer' }, comment: { type: 'string' } } as const;
const mark = { type: 'object', properties: { bookId: { type: 'string' }, marked: { type: 'boolean' }, ...STARS } } as const;

function appWith(mock: MockAnswer): MockApp {
	return {
		...fixtureApp,
		operations: [
			{
				...{ name: 'lib.mark', api: 'lib', method: 'put', path: '/marks/{bookId}', public: false, paging: null, answer: mark, mock },
				parameters: { bookId: { in: 'path', required: true, schema: { type: 'string' } } },
				body: { media: 'json', required: true, schema: { type: 'object', properties: { marked: { type: 'boolean' }, ...STARS } } },
			},
		],
		seed: { ...fixtureApp.seed, marks: [{ id: 'old', readerId: 'r1', bookId: 'b2', stars: 2, comment: '好看' }] },
	};
}

const keyed = {
	resource: 'marks',
	key: { bookId: 'bookId' },
	owner: 'readerId',
	set: { at: '$now' },
	references: { bookId: { resource: ['authors', 'books'], missing: '没有这本书' } },
} as const;
const UPSERT: MockAnswer = { answer: 'upsert', ...keyed };
const TOGGLE: MockAnswer = { answer: 'toggle', by: 'marked', ...keyed };

function signedIn(mock: MockAnswer, id = 'r1') {
	const library = createTestBackend({ app: appWith(mock) });
	const token = library.signIn('readers', id, 'lib');
	return { ...library, put: (input: Record<string, unknown>) => library.call('lib.mark', input, token) };
}

const marksOf = ({ store }: Pick<TestBackend, 'store'>): AnyRow[] => store.rows('marks').map(({ at: _at, ...row }) => row);
const old = { id: 'old', readerId: 'r1', bookId: 'b2', stars: 2, comment: '好看' };

it('makes the row of a key once, and then changes the fields that are sent', async () => {
	const library = signedIn(UPSERT);
	expect((await library.put({ bookId: 'b1', stars: 3 })).data).toEqual({ bookId: 'b1', stars: 3 });
	expect((await library.put({ bookId: 'b1', comment: '有趣' })).data).toEqual({ bookId: 'b1', stars: 3, comment: '有趣' });
	expect(marksOf(library)).toEqual([old, { id: 'r1.b1', readerId: 'r1', bookId: 'b1', stars: 3, comment: '有趣' }]);
	expect(library.store.find('marks', 'r1.b1')).toHaveProperty('at');
});

it('changes a row whose id is another one', async () => {
	const library = signedIn(UPSERT);
	expect((await library.put({ bookId: 'b2', stars: 5 })).data).toEqual({ bookId: 'b2', stars: 5, comment: '好看' });
	expect(marksOf(library)).toEqual([{ ...old, stars: 5 }]);
});

it('leaves the rows of others alone', async () => {
	const library = signedIn(UPSERT, 'r2');
	await library.put({ bookId: 'b2', stars: 5 });
	expect(marksOf(library)).toEqual([old, { id: 'r2.b2', readerId: 'r2', bookId: 'b2', stars: 5 }]);
});

it.each([
	['makes a missing row', 'b1', true, ['b2', 'b1']],
	['keeps a row that is there', 'b2', true, ['b2']],
	['removes a row', 'b2', false, []],
	['does not mind that there is none', 'b1', false, ['b2']],
])('by a toggle %s, and answers the same when it is asked again', async (_case, bookId, marked, rest) => {
	const library = signedIn(TOGGLE);
	const { data } = await library.put({ bookId, marked });
	expect(data).toMatchObject({ bookId, marked });
	const rows = marksOf(library);
	expect(rows.map((row) => row.bookId)).toEqual(rest);
	expect((await library.put({ bookId, marked })).data).toMatchObject({ bookId, marked });
	expect(marksOf(library)).toEqual(rows);
});

it.each([UPSERT, TOGGLE])('refuses a key that names no row, and writes nothing', async (mock) => {
	const library = signedIn(mock);
	expect(await library.put({ bookId: 'b99', marked: true })).toMatchObject({ code: 404, message: '没有这本书' });
	expect(marksOf(library)).toEqual([old]);
});
