import { expect, test, vi } from 'vitest';
import { timeOut } from '#src/http/time-out.ts';
import { answer, createTestHttp, json, mainApi, operation } from './support.ts';

const refuse = () => json({ code: 400, msg: '不行', data: { errors: { name: '太短' } } });

test('a caller that handles a failure gets it with its body, and the client does not report it', async () => {
	const { call, events } = createTestHttp(refuse);
	const bodies: unknown[] = [];
	await call({}, { takes: ({ body }) => bodies.push(body) > 0 });
	expect(bodies).toEqual([{ code: 400, msg: '不行', data: { errors: { name: '太短' } } }]);
	expect(events).toEqual([]);
});

test('the client reports failures that the caller does not handle', async () => {
	const { call, events } = createTestHttp(refuse);
	await call({}, { takes: () => false });
	expect(events).toEqual(['failed business 不行']);
});

test('a call whose body is still uploading does not time out', async () => {
	vi.useFakeTimers();
	const shares: number[] = [];
	const call = {
		name: 'main.studentInfo' as const,
		api: mainApi,
		operation: operation({ timeout: 1000 }),
		input: {},
		headers: new Headers(),
		signal: null,
		anonymous: false,
		quiet: false,
		keepalive: false,
		onProgress: (share: number) => shares.push(share),
	};
	const sending = timeOut(call, async ({ onProgress }) => {
		for (const share of [0.5, 1]) {
			await vi.advanceTimersByTimeAsync(900);
			onProgress?.(share);
		}
		await vi.advanceTimersByTimeAsync(900);
		return answer('there');
	});
	expect((await sending).body).toBe('there');
	expect(shares).toEqual([0.5, 1]);
	await expect(timeOut(call, () => new Promise(() => void vi.advanceTimersByTimeAsync(1001)))).rejects.toMatchObject({ kind: 'timeout' });
	vi.useRealTimers();
});
