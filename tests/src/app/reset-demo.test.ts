import { afterEach, expect, test, vi } from 'vitest';
import { resetDemo } from '#src/app/reset-demo.ts';

afterEach(() => vi.restoreAllMocks());

function parts(agrees: boolean) {
	const events: string[] = [];
	vi.spyOn(location, 'reload').mockImplementation(() => void events.push('reload'));
	const note = (event: string) => () => void events.push(event);
	const app = {
		feedback: { confirm: async () => agrees },
		leaving: { release: note('release') },
		session: { end: note('end') },
		tabs: { forget: note('tabs') },
		storage: { write: (name: string) => void events.push(name) },
	} as unknown as Parameters<typeof resetDemo>[0];
	return { app, events, reset: async () => void events.push('reset') };
}

test('after a yes the seed is restored first, then the user is signed out and the page loads anew', async () => {
	const { app, events, reset } = parts(true);
	await resetDemo(app, reset);
	expect(events).toEqual(['reset', 'release', 'end', 'tabs', 'caught-routes', 'reload']);
});

test('after a no nothing happens', async () => {
	const { app, events, reset } = parts(false);
	await resetDemo(app, reset);
	expect(events).toEqual([]);
});

test('when the seed cannot be restored, the user stays where they are', async () => {
	const { app, events } = parts(true);
	const reset = async (): Promise<void> => {
		throw new Error('full');
	};
	await expect(resetDemo(app, reset)).rejects.toThrow('full');
	expect(events).toEqual([]);
});
