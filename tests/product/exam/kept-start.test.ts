// @vitest-environment node
import { expect, test } from 'vitest';
import type { AttemptState } from '#app/exam/api-types.ts';
import { forgetStart, keepStart, recallStart } from '#app/exam/attempt/kept-start.ts';

const MINUTE = 60_000;
const state = { id: 'a1', serverNow: '2026-03-01T02:00:00.000Z', deadlineAt: '2026-03-01T03:00:00.000Z' } as AttemptState;

function memory() {
	const rows = new Map<string, unknown>();
	return {
		read: async (id: string) => rows.get(id),
		write: async (id: string, row: unknown) => void rows.set(id, structuredClone(row)),
		remove: async (id: string) => void rows.delete(id),
	};
}

test.each([
	['ten minutes later', 10 * MINUTE, '2026-03-01T02:10:00.000Z'],
	['at once', 0, '2026-03-01T02:00:00.000Z'],
	['after the clock was set back', -30 * MINUTE, '2026-03-01T02:00:00.000Z'],
])('%s the server has its own time', async (_case, later, serverNow) => {
	const journals = memory();
	await keepStart(journals, state, 1_000);
	expect(await recallStart(journals, 'a1', 1_000 + later)).toEqual({ ...state, serverNow });
	expect(await recallStart(journals, 'a2', 1_000)).toBeNull();
	await forgetStart(journals, 'a1');
	expect(await recallStart(journals, 'a1', 1_000)).toBeNull();
});

test('a browser that stores nothing keeps no start, and says nothing', async () => {
	const refuse = () => Promise.reject(new Error('No storage.'));
	const journals = { read: refuse, write: refuse, remove: refuse };
	await keepStart(journals, state, 0);
	expect([await recallStart(journals, 'a1', 0), await recallStart(null, 'a1', 0)]).toEqual([null, null]);
});
