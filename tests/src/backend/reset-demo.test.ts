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

test('after a yes the seed is restored first, then everything stored is forgotten and the page loads anew', async () => {
	const { app, events } = parts(true);
	const letters = openRecords<string>('app', 'outbox');
	await letters.put('u1', 'a', '甲');
	await resetDemo(app);
	expect(events).toEqual(['reset', 'release', 'end', 'tabs', 'clear', 'reload']);
	expect(await letters.all('u1')).toEqual([]);
});

test('after a no nothing happens', async () => {
	const { app, events } = parts(false);
	await resetDemo(app);
	expect(events).toEqual([]);
});

test('when the seed cannot be restored, the user stays where they are', async () => {
	const { app, events } = parts(true);
	const reset = async (): Promise<void> => {
		throw new Error('full');
	};
	await expect(resetDemo({ ...app, reset })).rejects.toThrow('full');
	expect(events).toEqual([]);
});
