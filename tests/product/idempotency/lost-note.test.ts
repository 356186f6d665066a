/** The app's client and the mock server: a note whose answer is lost, pressed again, and written a second time on purpose. */
import { expect, test } from 'vitest';
import { apis } from '#generated/api/apis.ts';
import { operations } from '#generated/api/operations.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createAttempts } from '#src/http/attempts.ts';
import { createHttp } from '#src/http/create-http.ts';
import { createAttemptStorage } from '#tests/support/memory-storage.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';

type Loss = 'none' | 'before' | 'after' | 'sent seven times';

function openClient() {
	const { backend, store, signIn } = createTestBackend({ app });
	const token = signIn('users', 'student01', 'main');
	let loss: Loss = 'none';
	const lose = (): never => {
		throw new TypeError('Failed to fetch');
	};
	const http = createHttp({
		operations,
		apis: Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, { ...api, base: `http://mock.test${api.base}` }])),
		async transport(request) {
			if (loss === 'before') lose();
			// As a browser does when a kept connection is reset.
			if (loss === 'sent seven times') await Promise.all(Array.from({ length: 6 }, () => backend.fetch(request.clone())));
			const response = await backend.fetch(request);
			return loss === 'none' || loss === 'sent seven times' ? response : lose();
		},
		contentType: 'application/json',
		// The client cuts the suffix of the stored token off.
		tokens: { read: () => `${token}1234`, acquire: async () => '', replace: () => undefined },
		overlay: { actions: [], show: () => undefined, hide: () => undefined },
		clock: { now: () => MOCK_NOW, note: () => undefined },
		attempts: createAttempts(createAttemptStorage(), () => MOCK_NOW),
		onUnauthorised: async () => false,
		onFailed: () => undefined,
		onUnreadable: () => undefined,
	});
	const count = (): number => store.rows('notes').length;
	return {
		added: (before: number) => count() - before,
		count,
		async press(text: string, lost: Loss = 'none') {
			loss = lost;
			return (await http.call('main.courseNoteSave', { lessonId: 'c05-4-1', text, position: 3 })).ok;
		},
	};
}

test.each(['before', 'after'] as const)(
	'is stored once when its answer is lost %s the work; written again, it is another note',
	async (lost) => {
		const { press, added, count } = openClient();
		const before = count();
		expect([await press('齿轮比', lost), await press('齿轮比', lost), await press('齿轮比')]).toEqual([false, false, true]);
		expect(added(before)).toBe(1);
		expect(await press('齿轮比')).toBe(true);
		expect(added(before)).toBe(2);
	},
);

test('is stored once when the browser sends the request seven times at the same time', async () => {
	const { press, added, count } = openClient();
	const before = count();
	expect(await press('齿轮比', 'sent seven times')).toBe(true);
	expect(added(before)).toBe(1);
});
