import { describe, expect, it } from 'vitest';
import type { PageAnswer } from '#mock/generated/answer-types.ts';
import type { ComputeFields } from '#mock/handler.ts';
import type { MockApp, MockOperation } from '#mock/operation.ts';
import { scenarios } from '#mock/scenario.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import type { Row } from '#mock/store/store.ts';
import { createTestBackend, requestOf, type TestBackend } from '#tests/support/mock-backend.ts';
import { fixtureApp } from './fixture-app.ts';

const backend = (scenario = scenarios.demo): TestBackend => createTestBackend({ app: fixtureApp, scenario });
const idsOf = (rows: readonly { id: string }[]): string => rows.map(({ id }) => id).join(' ');

async function signedIn(name = 'lan'): Promise<TestBackend & { token: string }> {
	const library = backend();
	const { data } = await library.call('lib.signIn', { username: name, password: '123456' });
	return { ...library, token: data };
}

describe('a declared response', () => {
	it.each([
		['no filter', {}, 'b2 b1 b3 b5'],
		['like, over several fields', { keyword: '小车' }, 'b1'],
		['like, whatever the case', { keyword: 'PYTHON' }, 'b2'],
		['like, over a joined field', { keyword: '知远' }, 'b1 b3'],
		['an empty filter', { keyword: '' }, 'b2 b1 b3 b5'],
		['equality with an item of a list', { tag: 'robot' }, 'b1 b3'],
		['equality with one of several values', { tags: ['car', 'python'] }, 'b2 b1'],
		['a comma list', { ids: 'b3,b1' }, 'b1 b3'],
		['from a time', { from: '2026-09-09T20:00:00+08:00' }, 'b2 b1'],
		['to a time', { to: '2026-09-09T19:59:59+08:00' }, 'b3 b5'],
		['to a day, which counts whole', { to: '2026-09-09' }, 'b1 b3 b5'],
		['from a day', { from: '2026-09-09' }, 'b2 b1'],
		['from a number', { minPages: 200 }, 'b2 b5'],
		['a boolean', { onLoan: true }, 'b2'],
		['a joined and picked field', { author: '周晓' }, 'b2'],
		['two filters at once', { tag: 'robot', minPages: 100 }, 'b1'],
		['a filter that fits nothing', { tag: 'none' }, ''],
	])('filters by %s', async (_case, input, ids) => {
		const { data } = await backend().call('lib.books', { ...input, pageSize: 100 });
		expect(idsOf(data.records)).toBe(ids);
		expect(data.total).toBe(ids === '' ? 0 : ids.split(' ').length);
	});

	it.each([
		['ascending', 'pages', 'b3 b1 b5 b2'],
		['descending', '-pages', 'b2 b5 b1 b3'],
		['by several fields', 'authorId,-pages', 'b1 b3 b2 b5'],
		['with missing values last', 'price', 'b1 b2 b3 b5'],
		['with missing values last when descending too', '-price', 'b1 b2 b3 b5'],
		['by what was joined', '-loanCount,pages', 'b1 b3 b5 b2'],
	])('sorts %s', async (_case, order, ids) => {
		const { data } = await backend().call('lib.books', { order, pageSize: 100 });
		expect(idsOf(data.records)).toBe(ids);
	});

	it.each([
		[{}, 'b2 b1', 2],
		[{ pageNum: 2 }, 'b3 b5', 2],
		[{ pageNum: 2, pageSize: 3 }, 'b5', 2],
		[{ pageNum: 9 }, '', 2],
	])('pages %o', async (input, ids, pages) => {
		const { data } = await backend().call('lib.books', input);
		expect({ ids: idsOf(data.records), total: data.total, pages: data.pages }).toEqual({ ids, total: 4, pages });
	});

	it('joins by id, by back reference and by a picked field', async () => {
		const { data } = await backend().call('lib.books', { ids: 'b1,b5' });
		expect(data.records).toEqual([
			{
				id: 'b1',
				title: '小车巡线',
				pages: 120,
				price: 30,
				tags: ['robot', 'car'],
				publishedAt: '2026-09-09T20:00:00+08:00',
				author: { id: 'a1', name: '林知远' },
				authorName: '林知远',
				loanCount: 2,
			},
			expect.objectContaining({ id: 'b5', author: null, loanCount: 0 }),
		]);
	});

	it('joins a list of ids in order without dangling ones, also when filtering by the joined field', async () => {
		const { data } = await backend().call('lib.allBooks', { writer: '林知远' });
		expect(data).toMatchObject([
			{
				id: 'b5',
				writers: [
					{ id: 'a2', name: '周晓' },
					{ id: 'a1', name: '林知远' },
				],
			},
		]);
	});

	it("joins back references: all of them, or only the signed-in user's", async () => {
		const lan = await signedIn('lan');
		const of = async (token: string | null): Promise<unknown> =>
			(await lan.call('lib.allBooks', {}, token)).data.find(({ id }: { id: string }) => id === 'b1');
		expect(await of(lan.token)).toMatchObject({ loans: ['l1', 'l2'], myLoan: { id: 'l1', state: 'open' }, myLoanState: 'open' });
		expect(await of(null)).toMatchObject({ loans: ['l1', 'l2'], myLoan: null, myLoanState: null });
	});

	it('lists all rows in the declared order', async () => {
		const { data } = await backend().call('lib.allBooks');
		expect(idsOf(data)).toBe('b4 b3 b1 b5 b2');
	});

	it('returns the row with the key, and responds 404 when it is missing or hidden', async () => {
		const { call } = backend();
		expect((await call('lib.book', { id: 'b3' })).data.title).toBe('齿轮的秘密');
		expect(await call('lib.book', { id: 'b9' })).toMatchObject({ status: 200, code: 404, message: '没有找到对应的内容', data: null });
		expect(await call('lib.book', { id: 'b4' })).toMatchObject({ code: 404 });
	});

	it('builds a tree in the declared order, each level sorted', async () => {
		const { data } = await backend().call('lib.shelves');
		const leaf = (id: string, title: string, bookCount = 0) => ({ id, title, bookCount, children: [] });
		expect(data).toEqual([{ ...leaf('s1', '机器人'), children: [leaf('s11', '传感器'), leaf('s12', '齿轮', 1)] }, leaf('s2', '编程')]);
	});

	it('keeps the ancestors of search results in a tree', async () => {
		const { data } = await backend().call('lib.shelves', { keyword: '齿轮' });
		expect(data).toEqual([
			{ id: 's1', title: '机器人', bookCount: 0, children: [{ id: 's12', title: '齿轮', bookCount: 1, children: [] }] },
		]);
	});

	it('contains each node once in a tree filtered by a joined field', async () => {
		const { call } = backend();
		expect((await call('lib.shelves', { minBooks: 0 })).data).toEqual((await call('lib.shelves')).data);
		expect((await call('lib.shelves', { minBooks: 1 })).data).toMatchObject([{ id: 's1', children: [{ id: 's12' }] }]);
	});

	it('returns one row, null when the schema allows it, and otherwise 404', async () => {
		const { call } = backend();
		expect((await call('lib.newest', { tag: 'robot' })).data.id).toBe('b1');
		expect(await call('lib.newest', { tag: 'none' })).toMatchObject({ code: 200, data: null });
		expect(await call('lib.first', { tag: 'none' })).toMatchObject({ code: 404 });
	});

	it('returns a constant with the declared code and message', async () => {
		const { call } = backend();
		expect(await call('lib.rules')).toMatchObject({ code: 200, message: '请爱护图书', data: { days: 14 } });
		expect(await call('old.lock')).toMatchObject({ code: 205, message: '', data: null });
	});

	it("lists only the signed-in user's rows", async () => {
		const lan = await signedIn('lan');
		expect(idsOf((await lan.call('lib.myLoans', {}, lan.token)).data)).toBe('l1');
		const bo = await signedIn('bo');
		expect(idsOf((await bo.call('lib.myLoans', {}, bo.token)).data)).toBe('l2');
	});

	it("refuses to show or change another user's row", async () => {
		const { call, token, store } = await signedIn('lan');
		expect(await call('lib.loan', { loanId: 'l1' }, token)).toMatchObject({ code: 200, data: { id: 'l1' } });
		expect(await call('lib.loan', { loanId: 'l2' }, token)).toMatchObject({ code: 403, message: '没有权限查看该内容', data: null });
		expect(await call('lib.giveBack', { loanId: 'l2' }, token)).toMatchObject({ code: 403 });
		expect(store.find('loans', 'l2')?.rating).toBeUndefined();
	});

	it('creates a row with a new id, its owner and the declared fields', async () => {
		const { call, token, store } = await signedIn('bo');
		const first = await call('lib.lend', { bookId: 'b3' }, token);
		expect(first.data).toEqual({ id: 'loan-1', bookId: 'b3', readerId: 'r2', state: 'open', createdAt: '2026-09-12T10:00:00+08:00' });
		expect((await call('lib.lend', { bookId: 'b5' }, token)).data.id).toBe('loan-2');
		expect(store.find('loans', 'loan-1')).toMatchObject({ by: 'bo', dueAt: '2026-09-26T18:00:00+08:00', book: 'b3' });
		expect(idsOf((await call('lib.myLoans', {}, token)).data)).toBe('l2 loan-1 loan-2');
	});

	it('updates the row with the key', async () => {
		const { call, token, store } = await signedIn('lan');
		expect((await call('lib.giveBack', { loanId: 'l1', rating: 5 }, token)).data).toMatchObject({ id: 'l1', state: 'back' });
		expect(store.find('loans', 'l1')).toMatchObject({ rating: 5, bookId: 'b1', state: 'back' });
	});

	it('has no rows in the scenario `empty`, except where declared otherwise', async () => {
		const { call } = backend(scenarios.empty);
		expect((await call('lib.books')).data).toEqual({ records: [], total: 0, pages: 0 });
		expect((await call('lib.allBooks')).data).toEqual([]);
		expect((await call('lib.shelves')).data).toHaveLength(2);
		expect((await call('lib.book', { id: 'b3' })).code).toBe(200);
	});
});

describe('a declared refusal', () => {
	/** The fixture with other answers of some operations. */
	const changed = (more: Record<string, Partial<MockOperation>>): MockApp => ({
		...fixtureApp,
		operations: fixtureApp.operations.map((each) => ({ ...each, ...more[each.name] })),
	});
	const backendWith = (more: Record<string, Partial<MockOperation>>): TestBackend => createTestBackend({ app: changed(more) });

	it('tells what is missing, with its own code and the value that was asked for', async () => {
		const mock = { resource: 'books', answer: 'detail', missing: { code: 410, message: '没有 $input.id 号书' } } as const;
		expect(await backendWith({ 'lib.book': { mock } }).call('lib.book', { id: 'b9' })).toMatchObject({
			code: 410,
			message: '没有 b9 号书',
		});
	});

	it('has code 404 for a message alone, also where one row is looked for', async () => {
		const mock = { resource: 'books', answer: 'one', filter: { tag: 'tags' }, missing: '没有这本书' } as const;
		const { call } = backendWith({ 'lib.first': { mock } });
		expect(await call('lib.first', { tag: 'none' })).toMatchObject({ code: 404, message: '没有这本书' });
	});

	it("hides another user's row, and changes nothing", async () => {
		const mock = { resource: 'loans', answer: 'update', key: { loanId: 'id' }, owner: 'readerId', missing: '没有这次借阅' } as const;
		const { call, signIn, store } = backendWith({ 'lib.giveBack': { mock } });
		const token = signIn('readers', 'r1', 'lib');
		expect(await call('lib.giveBack', { loanId: 'l2', rating: 5 }, token)).toMatchObject({ code: 404, message: '没有这次借阅' });
		expect(store.find('loans', 'l2')?.rating).toBeUndefined();
	});

	it('follows computed fields of the row', async () => {
		const mock = { resource: 'books', answer: 'detail', compute: 'books/size', where: { thin: true }, missing: '只借薄书' } as const;
		const computed = { 'books/size': () => ({ row: ({ pages }: { pages: number }) => ({ thin: pages < 150 }) }) };
		const { call } = createTestBackend({ app: { ...changed({ 'lib.book': { mock } }), computed } });
		expect((await call('lib.book', { id: 'b1' })).data.title).toBe('小车巡线');
		expect(await call('lib.book', { id: 'b2' })).toMatchObject({ code: 404, message: '只借薄书' });
	});

	it('keeps users without the roles of the guard out, whatever answers the operation', async () => {
		const guard = { roles: ['librarian'], message: '只有馆员能看' };
		const { call, signIn, store } = backendWith({
			'lib.myLoans': { mock: { resource: 'loans', answer: 'list', guard } },
			'lib.boom': { public: false, mock: { handler: 'boom', guard: { roles: ['librarian'] } } },
		});
		const token = signIn('readers', 'r1', 'lib');
		expect(await call('lib.myLoans', {}, token)).toMatchObject({ code: 403, message: '只有馆员能看', data: null });
		expect(await call('lib.boom', {}, token)).toMatchObject({ code: 403, message: '没有权限' });
		store.update('readers', 'r1', { roles: ['reader', 'librarian'] });
		expect(idsOf((await call('lib.myLoans', {}, token)).data)).toBe('l1 l2');
	});
});

it('filters by words that may stand in several fields', async () => {
	const operations = fixtureApp.operations.map((each) =>
		each.name === 'lib.books' ? { ...each, mock: { ...each.mock, filter: { keyword: { words: ['title', 'author.name'] } } } } : each,
	);
	const { call } = createTestBackend({ app: { ...fixtureApp, operations } as MockApp });
	const found = async (keyword: string) => idsOf((await call('lib.books', { keyword, pageSize: 100 })).data.records);
	expect([await found('知远 小车'), await found(' PYTHON'), await found('小车 齿轮'), await found('  ')]).toEqual([
		'b1',
		'b2',
		'',
		'b2 b1 b3 b5',
	]);
});

it('sends the entity tag of a row, and nothing else to a client that has the row', async () => {
	const operations = fixtureApp.operations.map(
		(each): MockOperation =>
			each.name === 'lib.book'
				? {
						...each,
						parameters: { ...each.parameters, 'If-None-Match': { in: 'header', required: false, schema: { type: 'string' } } },
						mock: { resource: 'books', answer: 'detail', etag: 'id' },
					}
				: each,
	);
	const app = { ...fixtureApp, operations };
	const { call, backend: server } = createTestBackend({ app });
	expect((await call('lib.book', { id: 'b2' })).headers.get('ETag')).toBe('"b2"');
	const ask = async (tags: string) => (await server.fetch(requestOf(app, 'lib.book', { id: 'b2', 'If-None-Match': tags }))).status;
	expect([await ask('"x", W/"b2"'), await ask('*'), await ask('"x"')]).toEqual([304, 304, 200]);
});

describe('computed fields', () => {
	const size: ComputeFields<Row & { pages: number }> = ({ input, now }) => ({
		row: ({ pages }) => ({ size: pages < 150 ? 'thin' : 'thick', pages: pages + (input.keyword ? 1000 : 0), at: now() }),
		page: (shown) => ({ longest: Math.max(...shown.map(({ pages }) => pages)) }),
	});
	const mock = { resource: 'books', answer: 'page', compute: 'books/size', counts: 'size', where: { state: 'shown' } } as const;
	const app = (more: Partial<PageAnswer>, computed = { 'books/size': size }): MockApp => ({
		...fixtureApp,
		computed,
		operations: fixtureApp.operations.map((each) =>
			each.name === 'lib.books'
				? {
						...each,
						parameters: { ...each.parameters, size: { in: 'query', required: false, schema: {} } },
						mock: { ...mock, ...more },
						answer: {},
					}
				: each,
		),
	});
	const books = async (input: Record<string, unknown>, more: Partial<PageAnswer> = {}) =>
		(await createTestBackend({ app: app(more) }).call('lib.books', { pageSize: 100, ...input })).data;

	it('are made once of each row, from the input and the time', async () => {
		const { records } = await books({ keyword: 'any' });
		expect(records[0]).toMatchObject({ id: 'b1', size: 'thin', pages: 1120, at: MOCK_NOW });
	});

	it('stand beside the rows of a page', async () => {
		expect((await books({ ids: 'b1,b3' }, { filter: { ids: { in: 'id' } } })).longest).toBe(120);
	});

	it('choose and order rows', async () => {
		const filter = { size: 'size' };
		expect(idsOf((await books({ size: 'thin' }, { filter })).records)).toBe('b1 b3');
		expect(idsOf((await books({}, { sort: 'size,pages' })).records)).toBe('b2 b3 b1');
	});

	it('are counted, whatever the parameter of that name chooses, and as other parameters choose', async () => {
		const filter = { size: 'size', ids: { in: 'id' } };
		const counts = async (input: Record<string, unknown>) => (await books(input, { filter })).counts;
		expect(await counts({})).toEqual({ thin: 2, thick: 1 });
		expect(await counts({ size: 'thin' })).toEqual({ thin: 2, thick: 1 });
		expect(await counts({ size: 'thin', ids: 'b1, b2' })).toEqual({ thin: 1, thick: 1 });
	});

	it('name the file when it is missing', async () => {
		const { call } = createTestBackend({ app: { ...app({}), computed: {} } });
		await expect(call('lib.books')).rejects.toThrow('app/books/size.ts must export it');
	});
});

it('pages all rows of an operation without paging parameters', async () => {
	const operations = fixtureApp.operations.map((each) =>
		each.name === 'lib.allBooks' ? { ...each, mock: { resource: 'books', answer: 'page' } as const, answer: {} } : each,
	);
	const { data } = await createTestBackend({ app: { ...fixtureApp, operations } }).call('lib.allBooks');
	expect(idsOf(data.list)).toBe(idsOf(fixtureApp.seed.books ?? []));
});
