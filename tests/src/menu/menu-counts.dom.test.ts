import { expect, test, vi } from 'vitest';
import type { Http } from '#src/http/create-http.ts';
import { HttpError } from '#src/http/result.ts';
import type { CountOperation } from '#src/menu/count-operation.ts';
import { createMenuCounts, type MenuCount } from '#src/menu/menu-counts.ts';
import { createAnswerCache } from '#src/operations/answer-cache.ts';
import { createLoadedOperations } from '#src/operations/loaded-operations.ts';

const count: CountOperation = {
	call: 'main.systemUserNoticeListPage',
	with: { pageSize: 1 },
	value: (answer) => answer?.unread,
	unit: '条未读',
};

function counting(status: 'ready' | 'guest', unread: () => number | null) {
	const call = vi.fn(async (..._given: Parameters<Http['call']>) => ({ ok: true, data: { unread: unread() } }));
	const answers = createAnswerCache();
	const operations = createLoadedOperations();
	const parts = { http: { call }, answers, operations, session: { state: { status } } } as unknown as Parameters<
		typeof createMenuCounts
	>[0];
	return { call, answers, counts: createMenuCounts(parts, { '0': count }) };
}

test('fetches a count quietly, reports it, and refetches it when it becomes stale', async () => {
	let unread = 14;
	const { call, answers, counts } = counting('ready', () => unread);
	const heard: (MenuCount | null)[] = [];
	const stop = counts.watch('0', (next) => heard.push(next));
	await expect.poll(() => heard.at(-1)).toEqual({ number: 14, unit: '条未读' });
	expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['main.systemUserNoticeListPage', { pageSize: 1 }]);
	expect(call.mock.calls[0]?.[2]).toMatchObject({ quiet: true });

	unread = 0;
	answers.invalidate(['main.systemUserNoticeListPage']);
	await expect.poll(() => heard.at(-1)).toBeNull();
	stop();
	answers.invalidate(['main.systemUserNoticeListPage']);
	expect(call).toHaveBeenCalledTimes(2);
});

test('a refetch that fails keeps the count', async () => {
	const { call, answers, counts } = counting('ready', () => 14);
	const heard: (MenuCount | null)[] = [];
	const stop = counts.watch('0', (next) => heard.push(next));
	await expect.poll(() => heard.at(-1)).toEqual({ number: 14, unit: '条未读' });
	const error = new HttpError({ kind: 'network', message: '没有连上' });
	call.mockResolvedValueOnce({ ok: false, error } as unknown as Awaited<ReturnType<typeof call>>);
	answers.invalidate(['main.systemUserNoticeListPage']);
	await expect.poll(() => call.mock.calls.length).toBe(2);
	await new Promise((resolve) => setTimeout(resolve));
	expect(heard.at(-1)).toEqual({ number: 14, unit: '条未读' });
	stop();
});

test('refetches when the window becomes visible again', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	try {
		const { call, counts } = counting('ready', () => 3);
		const heard = vi.fn();
		const stop = counts.watch('0', heard);
		await expect.poll(() => heard.mock.lastCall).toEqual([{ number: 3, unit: '条未读' }]);
		document.dispatchEvent(new Event('visibilitychange'));
		expect(call).toHaveBeenCalledTimes(1);
		vi.setSystemTime(Date.now() + 60_000);
		document.dispatchEvent(new Event('visibilitychange'));
		await expect.poll(() => call.mock.calls.length).toBe(2);
		stop();
	} finally {
		vi.useRealTimers();
	}
});

test('sends no request for guests, nor for items without a count', () => {
	const { call, counts } = counting('guest', () => 1);
	counts.watch('0', () => undefined)();
	counting('ready', () => 1).counts.watch('1', () => undefined)();
	expect(call).not.toHaveBeenCalled();
});
