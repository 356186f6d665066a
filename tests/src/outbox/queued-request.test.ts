import { describe, expect, it } from 'vitest';
import type { HttpErrorKind } from '#src/http/result.ts';
import {
	afterFailure,
	countRequests,
	delayAfter,
	dueAgain,
	dueRequests,
	isRefused,
	isUnanswered,
	newRequest,
	nextDelay,
	type QueuedRequest,
	requestStatus,
} from '#src/outbox/queued-request.ts';

const request = (change: Partial<QueuedRequest> = {}): QueuedRequest => ({
	...newRequest({ id: 'h1', title: '作业', operation: 'main.homeworkAnswerSubmit', input: {} }, { now: 1000, stamp: 's', here: '/here' }),
	...change,
});
const error = (kind: HttpErrorKind, code: number | string | null = null, status: number | null = null) => ({
	kind,
	code,
	status,
	message: '不收了',
});

describe('a failure', () => {
	it.each<[string, ReturnType<typeof error>, 'unanswered' | 'refused' | 'passing']>([
		['no network', error('network'), 'unanswered'],
		['no answer in time', error('timeout'), 'unanswered'],
		['a truncated response', error('cut-off'), 'unanswered'],
		['a page of a proxy', error('html', 0, 200), 'passing'],
		['an answer of another shape', error('wrong-shape'), 'passing'],
		['a no of the server', error('business', 409, 200), 'refused'],
		['a no in a code of text', error('business', 'closed', 200), 'refused'],
		['a no without an envelope', error('http', 404, 404), 'refused'],
		['a gateway without its server', error('unavailable', 502, 502), 'passing'],
		['a failing server', error('business', 500, 200), 'passing'],
		['a busy server', error('busy', 429, 429), 'passing'],
		['an expired session', error('unauthorised', 401, 200), 'passing'],
		['a locked screen', error('locked', 205, 200), 'passing'],
		['an aborted call', error('aborted'), 'passing'],
	])('%s', (_case, failure, expected) => {
		const outcome = isUnanswered(failure) ? 'unanswered' : isRefused(failure) ? 'refused' : 'passing';
		expect(outcome).toBe(expected);
		expect(afterFailure(request(), failure, 5000).refusal).toBe(expected === 'refused' ? '不收了' : null);
	});

	it('is retried with growing delays, up to five minutes', () => {
		expect([1, 2, 3, 4, 5, 6].map(delayAfter)).toEqual([5000, 15_000, 45_000, 135_000, 300_000, 300_000]);
		expect(afterFailure(request(), error('network'), 9000)).toMatchObject({ tries: 2, nextAt: 24_000, at: 1000, stamp: 's' });
	});
});

describe('the queue', () => {
	it.each<[string, Partial<QueuedRequest>[], number, string[]]>([
		['nothing before its time', [{ id: 'a', nextAt: 2000 }], 1999, []],
		[
			'due requests, oldest first',
			[
				{ id: 'a', at: 3, nextAt: 9 },
				{ id: 'b', at: 1, nextAt: 10 },
				{ id: 'c', at: 2, nextAt: 99 },
			],
			10,
			['b', 'a'],
		],
		['no refused requests', [{ id: 'a', nextAt: 0, refusal: '不收了' }], 10, []],
		['requests that the user retries', [dueAgain(request({ id: 'a', refusal: '不收了' }), 7)], 7, ['a']],
	])('sends %s', (_case, requests, now, expected) => {
		expect(dueRequests(requests.map(request), now).map(({ id }) => id)).toEqual(expected);
	});

	it.each<[string, Partial<QueuedRequest>[], number | null]>([
		['no request is queued', [{ refusal: '不收了' }], null],
		['a request is due later', [{ nextAt: 5000 }, { nextAt: 3000 }], 2000],
		['a request is overdue', [{ nextAt: 5 }], 0],
	])('delays the next attempt when %s', (_case, requests, expected) => {
		expect(nextDelay(requests.map(request), 1000)).toBe(expected);
	});

	it('counts waiting and refused requests', () => {
		expect(countRequests([request(), request({ refusal: '不收了' }), request()])).toEqual({ waiting: 2, refused: 1 });
	});
});

it('only a request written on a page remembers that page', () => {
	const unsent = { id: 'h1', title: '作业', operation: 'main.homeworkAnswerSubmit' as const, input: {} };
	const at = { now: 1, stamp: 's', here: '/courseDetail/c1' };
	expect([newRequest(unsent, at).path, newRequest({ ...unsent, fromHere: true }, at).path]).toEqual([null, '/courseDetail/c1']);
});

it.each<[Partial<QueuedRequest>, boolean, string]>([
	[{}, false, '等待发送'],
	[{ tries: 2 }, false, '已试过 2 次，15 秒内会再试'],
	[{ tries: 9 }, false, '已试过 9 次，5 分钟内会再试'],
	[{ refusal: '作业已经截止' }, false, '服务器没有收下：作业已经截止'],
	[{ refusal: '作业已经截止' }, true, '正在发送'],
])('%j is described in words', (change, sending, words) => {
	expect(requestStatus(request(change), sending).words).toBe(words);
});
