import { afterEach, expect, test, vi } from 'vitest';
import { resetDemo } from '#src/backend/reset-demo.ts';
import { openRecords } from '#src/lib/kept-records.ts';
import 'fake-indexeddb/auto';

afterEach(() => vi.restoreAllMocks());

function parts(agrees: boolean) {
	const events: string[] = [];
	vi.spyOn(location, 'reload').mockImplementation(() => void events.push('reload'));
	const note = (event: string) => () => void events.push(event);
	const app: Parameters<typeof resetDemo>[0] = {
		reset: async () => void events.push('reset'),
		siteKey: 'app',
		feedback: { confirm: async () => agrees },
		leaving: { release: note('release') },
		session: { end: () => events.push('end') > 0 },
		tabs: { forget: note('tabs') },
		storage: { clear: note('clear') },
	};
	return { app, events };
}

test('after confirmation, restores the seed, then clears all storage and reloads the page', async () => {
	const { app, events } = parts(true);
	const letters = openRecords<string>('app', 'outbox');
	await letters.put('u1', 'a', '甲');
	await resetDemo(app);
	expect(events).toEqual(['reset', 'release', 'end', 'tabs', 'clear', 'reload']);
	expect(await letters.all('u1')).toEqual([]);
});

test('does nothing without confirmation', async () => {
	const { app, events } = parts(false);
	await resetDemo(app);
	expect(events).toEqual([]);
});

test('keeps the user on the page when the seed cannot be restored', async () => {
	const { app, events } = parts(true);
	const reset = async (): Promise<void> => {
		throw new Error('full');
	};
	await expect(resetDemo({ ...app, reset })).rejects.toThrow('full');
	expect(events).toEqual([]);
});
