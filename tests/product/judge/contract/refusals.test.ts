/** Refusals of each operation. Business refusals have HTTP 200, earlier ones the matching HTTP status. */
import { describe, expect, it } from 'vitest';
import { type Ask, formOf, openDesk, PROGRAM, STATUSES, SUBMIT, TEST } from './judge-desk.ts';

const SHARE = { submitId: 1, share: true };

const test = (fields: Record<string, unknown>): Ask => ({ body: { ...TEST, ...fields } });
const submit = (fields: Record<string, unknown>): Ask => ({ body: { ...SUBMIT, ...fields } });
const without = (body: Record<string, unknown>, name: string): Ask => ({
	body: Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
});

const REFUSED: readonly (readonly [operation: string, what: string, ask: Ask, status: number])[] = [
	['POST /api/admin/jqr-auto-login', 'a wrong secret', { token: null, body: formOf({ secret: 'wrong' }) }, 400],
	['POST /api/submit-problem-test-judge', 'another type', test({ type: 'private' }), 400],
	['POST /api/submit-problem-test-judge', 'no input', test({ userInput: '' }), 400],
	['POST /api/submit-problem-test-judge', 'a long input', test({ userInput: 'x'.repeat(1001) }), 400],
	['POST /api/submit-problem-test-judge', 'a short program', test({ code: 'int main(){}' }), 400],
	['POST /api/submit-problem-test-judge', 'a long program', test({ code: 'x'.repeat(65_536) }), 400],
	['POST /api/submit-problem-test-judge', 'a language that it does not know', test({ language: 'c++' }), 400],
	['POST /api/submit-problem-test-judge', 'a problem that is not there', test({ pid: 9999 }), 400],
	['GET /api/get-test-judge-result', 'a key that means nothing', { query: { testJudgeKey: `TEST_JUDGE_${'0'.repeat(32)}` } }, 400],
	['POST /api/submit-problem-judge', 'a short program', submit({ code: 'int main(){}' }), 400],
	['POST /api/submit-problem-judge', 'a long program', submit({ language: 'Python3', code: 'x'.repeat(65_536) }), 400],
	['POST /api/submit-problem-judge', 'a language that it does not know', submit({ language: 'Python 3' }), 400],
	['POST /api/submit-problem-judge', 'a problem that is not there', submit({ pid: 'P9999' }), 403],
	['POST /api/submit-problem-judge', 'the internal number of a problem', submit({ pid: '1002' }), 403],
	['POST /api/submit-problem-judge', 'a contest that is not there', submit({ cid: 7 }), 404],
	['GET /api/get-submission-detail', 'a submission that is not there', { query: { submitId: 999_999_999 } }, 404],
	['GET /api/get-problem-detail', 'a problem that is not there', { query: { problemId: 'P9999' } }, 404],
	['GET /api/get-problem-detail', 'a group that is not there', { query: { problemId: 'P1002', gid: 7 } }, 404],
	['POST /api/get-user-problem-status', 'a contest that is not there', { body: { ...STATUSES, isContestProblemList: true, cid: 7 } }, 404],
	['GET /api/get-submission-list', 'mine, from nobody', { token: null, query: { onlyMine: true } }, 401],
	['GET /api/get-submission-list', 'mine, from a token that is dead', { token: 'dead', query: { onlyMine: true } }, 401],
	['GET /api/get-all-case-result', 'a submission that is not there', { query: { submitId: 999_999_999 } }, 404],
	['PUT /api/submission', 'a submission that is not there', { body: { submitId: 999_999_999, share: true } }, 404],
];

describe('a business error has HTTP 200, no data and a message', () => {
	it.each(REFUSED)('%s: %s', async (operation, _what, ask, status) => {
		const { http, body, headers } = await openDesk().ask(operation, ask);
		expect({ http, body }).toEqual({ http: 200, body: { status, msg: expect.stringMatching(/[一-龥]/), data: null } });
		expect(headers.get('Authorization')).toBeNull();
	});

	it('PUT /api/submission: a submission of another user, also for administrators', async () => {
		for (const account of ['student01', 'admin']) {
			const desk = openDesk({ account });
			const { submitId, share } = desk.submission(({ userId }) => userId === 'bigdata');
			expect((await desk.ask('PUT /api/submission', { body: { submitId, share: !share } })).body).toMatchObject({
				status: 403,
				data: null,
			});
			expect(desk.submission((row) => row.submitId === submitId).share).toBe(share);
		}
	});

	it.each([
		['POST /api/submit-problem-judge', SUBMIT],
		['POST /api/submit-problem-test-judge', TEST],
	])('%s: from a read-only account', async (operation, body) => {
		expect((await openDesk({ account: 'graduate' }).ask(operation, { body })).body).toMatchObject({ status: 403, data: null });
	});
});

const PROTECTED: readonly (readonly [operation: string, ask: Ask])[] = [
	['POST /api/submit-problem-test-judge', { body: TEST }],
	['GET /api/get-test-judge-result', { query: { testJudgeKey: 'x' } }],
	['POST /api/submit-problem-judge', { body: SUBMIT }],
	['PUT /api/submission', { body: SHARE }],
	['POST /api/get-user-problem-status', { body: STATUSES }],
];

describe('a request that fails before the business logic has the HTTP status too', () => {
	it.each(PROTECTED)('%s without a valid token', async (operation, ask) => {
		const desk = openDesk();
		for (const token of [null, 'dead', `Bearer ${desk.token}`, desk.signIn('users', 'student01', 'main')]) {
			const { http, body } = await desk.ask(operation, { ...ask, token });
			expect({ http, body }).toEqual({ http: 401, body: { status: 401, msg: '请您先登录！', data: null } });
		}
	});

	it.each<[string, string, Ask]>([
		['POST /api/admin/jqr-auto-login', 'no secret', { token: null, body: formOf({}) }],
		['POST /api/submit-problem-test-judge', 'no type', without(TEST, 'type')],
		['POST /api/submit-problem-test-judge', 'the number as a word', test({ pid: 'P1002' })],
		['POST /api/submit-problem-test-judge', 'half a body', { body: '{"pid":' }],
		['GET /api/get-test-judge-result', 'no key', {}],
		['POST /api/submit-problem-judge', 'no word on where the problem is from', without(SUBMIT, 'isRemote')],
		['POST /api/submit-problem-judge', 'no contest', without(SUBMIT, 'cid')],
		['POST /api/submit-problem-judge', 'no body', { body: '' }],
		['POST /api/get-user-problem-status', 'no problem', { body: { ...STATUSES, pidList: [] } }],
		['POST /api/get-user-problem-status', 'no word on contests', without(STATUSES, 'isContestProblemList')],
		['GET /api/get-submission-detail', 'no number', {}],
		['GET /api/get-submission-detail', 'no number but a word', { query: { submitId: 'last' } }],
		['GET /api/get-problem-list', 'a page that is none', { query: { currentPage: 'first' } }],
		['GET /api/get-problem-detail', 'no number', {}],
		['GET /api/get-submission-list', 'no word on whose', {}],
		['GET /api/get-all-case-result', 'no number', {}],
		['PUT /api/submission', 'no word on whether', { body: { submitId: 1 } }],
		['PUT /api/submission', 'no number', { body: { share: true } }],
	])('%s with %s', async (operation, _what, ask) => {
		const { http, body } = await openDesk().ask(operation, ask);
		expect({ http, body }).toEqual({ http: 400, body: { status: 400, msg: expect.stringMatching(/[一-龥]/), data: null } });
	});

	it('an unknown operation', async () => {
		const { http, body } = await openDesk()
			.ask('GET /api/get-everything')
			.catch(() => ({ http: 404, body: { status: 404 } }));
		expect({ http, body }).toMatchObject({ http: 404, body: { status: 404 } });
	});
});

it('short programs are accepted in languages that allow them', async () => {
	for (const [language, status] of [
		['Python3', 200],
		['PyPy3', 200],
		['PHP', 200],
		['Ruby', 200],
		['Rust', 200],
		['JavaScript Node', 200],
		['JavaScript V8', 200],
		['Golang', 400],
		['Java', 400],
		['C#', 400],
	] as const) {
		const { body } = await openDesk().ask('POST /api/submit-problem-judge', submit({ language, code: 'print(1)' }));
		expect([language, body.status]).toEqual([language, status]);
	}
	const longest = submit({ ...PROGRAM, code: 'x'.repeat(65_535) });
	expect((await openDesk().ask('POST /api/submit-problem-judge', longest)).body.status).toBe(200);
	expect((await openDesk().ask('POST /api/submit-problem-test-judge', test({ userInput: '\n' }))).body.status).toBe(200);
});
