/** A small library with each kind of response, body and filter once, hand-written in the form the compiler emits. */
import type { RequestContext } from '#mock/context.ts';
import type { Schema } from '#mock/contract/schema.ts';
import type { DeclaredAnswer, MockApi, MockApp, MockBody, MockOperation, MockParameter, PagingSpec } from '#mock/operation.ts';
import type { Row } from '#mock/store/store.ts';

const text: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
	type: 'object',
	properties,
	required,
});

const query = (schema: Schema = text, required = false): MockParameter => ({ in: 'query', required, schema });
const path = (): MockParameter => ({ in: 'path', required: true, schema: text });

export const paging: PagingSpec = { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', defaultSize: 2 };
const pages = { pageNum: query({ type: 'integer', minimum: 1 }), pageSize: query({ type: 'integer', minimum: 1, maximum: 100 }) };

const lib: MockApi = {
	base: '/lib-api',
	envelope: { code: ['code', 'status'], message: ['message', 'msg'], data: 'data', success: [0, 200, '0', '200'] },
	auth: { token: 'lib', headers: ['Authorization', 'token'], prefix: '', dropLast: 4, rotate: null },
};
const old: MockApi = {
	base: '/old-api',
	envelope: { code: ['code'], message: ['msg'], data: 'data', success: [200] },
	auth: { token: 'old', headers: ['Authorization'], prefix: 'Bearer ', dropLast: 0, rotate: 'Refresh-Token', refusal: '令牌无效' },
	matching: 'loose',
};

const schemas: Record<string, Schema> = {
	Book: object(
		{
			id: text,
			title: { type: 'string', description: '书名' },
			pages: integer,
			price: { type: ['number', 'null'] },
			tags: listOf(text),
			publishedAt: { type: 'string', format: 'date-time' },
			author: { anyOf: [ref('Author'), { type: 'null' }] },
			authorName: { type: ['string', 'null'] },
			loanCount: integer,
			onLoan: { type: 'boolean' },
		},
		['id', 'title'],
	),
	BookWithLoans: {
		allOf: [
			ref('Book'),
			object({
				writers: listOf(ref('Author')),
				loans: listOf(text),
				myLoan: { anyOf: [ref('Loan'), { type: 'null' }] },
				myLoanState: { type: ['string', 'null'] },
			}),
		],
	},
	Author: object({ id: text, name: text }),
	Shelf: object({ id: text, title: text, bookCount: integer, children: listOf(ref('Shelf')) }),
	Loan: object({ id: text, bookId: text, readerId: text, state: { type: 'string', enum: ['open', 'back'] }, createdAt: text }),
	Reader: object({ id: text, name: text }),
};

const page = (items: Schema): Schema => object({ records: listOf(items), total: integer, pages: integer }, ['records', 'total']);

type Parts = Partial<Omit<MockOperation, 'mock'>> & { mock: MockOperation['mock'] };

function operation(name: string, route: string, parts: Parts): MockOperation {
	const [method = 'get', at = '/'] = route.split(' ');
	return {
		name,
		api: name.split('.')[0] ?? '',
		method,
		path: at,
		parameters: {},
		body: null,
		public: true,
		paging: null,
		answer: {},
		...parts,
	};
}

const declared = (mock: DeclaredAnswer): DeclaredAnswer => mock;
const body = (media: MockBody['media'], schema: Schema, required = true): MockBody => ({ media, required, schema });

const operations: MockOperation[] = [
	operation('lib.books', 'get /books', {
		parameters: {
			...pages,
			keyword: query(),
			tag: query(),
			tags: query(listOf(text)),
			ids: query(),
			from: query(),
			to: query(),
			minPages: query(integer),
			author: query(),
			order: query(),
			onLoan: query({ type: 'boolean' }),
		},
		paging,
		mock: declared({
			resource: 'books',
			answer: 'page',
			filter: {
				keyword: { like: ['title', 'author.name'] },
				tag: 'tags',
				tags: { eq: 'tags' },
				ids: { in: 'id' },
				from: { from: 'publishedAt' },
				to: { to: 'publishedAt' },
				minPages: { from: 'pages' },
				author: 'authorName',
				onLoan: 'onLoan',
			},
			where: { state: ['shown', 'new'] },
			sort: { by: 'order', default: '-publishedAt' },
			join: {
				author: { resource: 'authors', by: 'authorId' },
				authorName: { resource: 'authors', by: 'authorId', pick: 'name' },
				loanCount: { resource: 'loans', on: 'bookId', count: true },
			},
		}),
		answer: page(ref('Book')),
	}),
	operation('lib.allBooks', 'get /books/all', {
		parameters: { writer: query() },
		mock: declared({
			resource: 'books',
			answer: 'list',
			sort: 'pages',
			filter: { writer: 'writers.name' },
			join: {
				writers: { resource: 'authors', by: 'writers' },
				loans: { resource: 'loans', on: 'bookId', pick: 'id' },
				myLoan: { resource: 'loans', on: 'bookId', owner: 'readerId', first: true },
				myLoanState: { resource: 'loans', on: 'bookId', owner: 'readerId', first: true, pick: 'state' },
			},
		}),
		answer: listOf(ref('BookWithLoans')),
	}),
	operation('lib.book', 'get /books/{id}', {
		parameters: { id: path() },
		mock: declared({ resource: 'books', answer: 'detail', where: { state: 'shown' } }),
		answer: ref('Book'),
	}),
	operation('lib.shelves', 'get /shelves', {
		parameters: { keyword: query(), minBooks: query(integer) },
		mock: declared({
			resource: 'shelves',
			answer: 'tree',
			children: 'parentId',
			filter: { keyword: { like: 'title' }, minBooks: { from: 'bookCount' } },
			sort: 'order',
			join: { bookCount: { resource: 'books', on: 'shelfId', count: true } },
			always: true,
		}),
		answer: listOf(ref('Shelf')),
	}),
	operation('lib.newest', 'get /newest', {
		parameters: { tag: query() },
		mock: declared({ resource: 'books', answer: 'one', filter: { tag: 'tags' }, sort: '-publishedAt' }),
		answer: { anyOf: [ref('Book'), { type: 'null' }] },
	}),
	operation('lib.first', 'get /first', {
		parameters: { tag: query() },
		mock: declared({ resource: 'books', answer: 'one', filter: { tag: 'tags' } }),
		answer: ref('Book'),
	}),
	operation('lib.rules', 'get /rules', {
		mock: declared({ answer: 'const', value: { days: 14 }, message: '请爱护图书' }),
		answer: object({ days: integer }),
	}),
	operation('lib.myLoans', 'get /my/loans', {
		public: false,
		mock: declared({ resource: 'loans', answer: 'list', owner: 'readerId' }),
		answer: listOf(ref('Loan')),
	}),
	operation('lib.loan', 'get /loans/{loanId}', {
		public: false,
		parameters: { loanId: path() },
		mock: declared({ resource: 'loans', answer: 'detail', key: { loanId: 'id' }, owner: 'readerId' }),
		answer: ref('Loan'),
	}),
	operation('lib.lend', 'post /loans', {
		public: false,
		body: body(
			'json',
			object({ bookId: { type: 'string', minLength: 1 }, note: { type: 'string', maxLength: 5, description: '备注，选填' } }, ['bookId']),
		),
		mock: declared({
			resource: 'loans',
			answer: 'create',
			owner: 'readerId',
			prefix: 'loan',
			set: { state: 'open', createdAt: '$now', by: '$user.name', dueAt: '@+14d 18:00', book: '$input.bookId' },
		}),
		answer: ref('Loan'),
	}),
	operation('lib.giveBack', 'put /loans/{loanId}', {
		public: false,
		parameters: { loanId: path() },
		body: body('form', object({ rating: { type: 'integer', minimum: 1, maximum: 5 } }, [])),
		mock: declared({ resource: 'loans', answer: 'update', key: { loanId: 'id' }, owner: 'readerId', set: { state: 'back' } }),
		answer: ref('Loan'),
	}),
	operation('lib.signIn', 'post /sign-in', {
		body: body(
			'query',
			object({
				username: { type: 'string', description: '账号' },
				password: { type: 'string', pattern: '^.{6,}$', 'x-message': '密码至少 6 位' },
			}),
		),
		mock: { handler: 'sign-in' },
		answer: text,
	}),
	operation('lib.upload', 'post /upload', {
		body: body('multipart', object({ name: text, file: { type: 'string', format: 'binary' } })),
		mock: { handler: 'upload' },
		answer: object({ name: text, size: integer }),
	}),
	operation('lib.boom', 'get /boom', { mock: { handler: 'boom' }, answer: text }),
	operation('lib.wrong', 'get /wrong', { mock: { handler: 'wrong' }, answer: object({ book: ref('Book'), days: integer }) }),
	operation('old.login', 'post /login', {
		body: body('json', object({ username: text })),
		mock: { handler: 'old-login' },
		answer: object({ token: text }),
	}),
	operation('old.userInfo', 'get /userInfo', { public: false, mock: { handler: 'user-info' }, answer: ref('Reader') }),
	operation('old.lock', 'get /lock', { mock: declared({ answer: 'const', value: null, code: 205, message: '' }) }),
];

type Untyped = RequestContext<Record<string, unknown>>;

function signIn({ input, db, signIn: open, fail }: Untyped): unknown {
	const reader = db.rows('readers').find(({ name }) => name === input.username);
	return reader && reader.password === input.password ? open('readers', reader.id) : fail(500, '帐户或密码不正确');
}

async function upload({ input }: Untyped): Promise<unknown> {
	return { name: input.name, size: (input.file as Blob).size };
}

const handlers = {
	'lib.signIn': signIn,
	'lib.upload': upload,
	'lib.boom': () => {
		throw new Error('no such shelf');
	},
	'lib.wrong': ({ db }: Untyped) => ({ book: db.find('books', 'b5'), days: '14' }),
	'old.login': ({ input, signIn: open, header }: Untyped) => {
		header('Refresh-Token', 'true');
		return { token: open('readers', 'r1', { token: `${String(input.username)}-token` }) };
	},
	'old.userInfo': ({ user }: Untyped) => user,
};

const book = (id: string, title: string, fields: Partial<Row>): Row => ({
	id,
	title,
	state: 'shown',
	tags: [],
	writers: [],
	secret: '内部备注',
	...fields,
});

export const fixtureApp: MockApp = {
	name: 'library',
	sources: { code: 'app', seeds: { books: 'app/seed/books.yaml' }, folders: [] },
	apis: { lib, old },
	operations,
	schemas: { lib: schemas, old: schemas },
	handlers,
	seed: {
		books: [
			book('b1', '小车巡线', { pages: 120, authorId: 'a1', tags: ['robot', 'car'], publishedAt: '@-3d 20:00', price: 30, shelfId: 's12' }),
			book('b2', 'Python 入门', { pages: 300, authorId: 'a2', tags: ['python'], publishedAt: '@-1d', price: null, onLoan: true }),
			book('b3', '齿轮的秘密', { pages: 80, authorId: 'a1', tags: ['robot'], publishedAt: '@-10d' }),
			book('b4', '还没整理好的书', { pages: 10, authorId: 'a2', publishedAt: '@-2h', state: 'hidden' }),
			book('b5', '算法故事', { pages: 200, authorId: 'a9', publishedAt: '@-30d', state: 'new', writers: ['a2', 'a9', 'a1'] }),
		],
		authors: [
			{ id: 'a1', name: '林知远' },
			{ id: 'a2', name: '周晓' },
		],
		shelves: [
			{ id: 's2', title: '编程', parentId: null, order: 2 },
			{ id: 's1', title: '机器人', parentId: null, order: 1 },
			{ id: 's11', title: '传感器', parentId: 's1', order: 1 },
			{ id: 's12', title: '齿轮', parentId: 's1', order: 2 },
		],
		loans: [
			{ id: 'l1', bookId: 'b1', readerId: 'r1', state: 'open', createdAt: '@-5d' },
			{ id: 'l2', bookId: 'b1', readerId: 'r2', state: 'back', createdAt: '@-6d' },
		],
		readers: [
			{ id: 'r1', name: 'lan', password: '123456' },
			{ id: 'r2', name: 'bo', password: '123456' },
		],
	},
};
