import { onlineManager, QueryClient, QueryObserver } from '@tanstack/query-core';
import { expect, onTestFinished, test } from 'vitest';
import { readAgain } from '#src/operations/read-again.ts';

const NOTES = 'main.courseDirectoryTree';

/** A shown answer that `read` gives first, and anew each time. */
async function shown(read: (times: number) => readonly string[]) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	let times = 0;
	const observer = new QueryObserver(client, { queryKey: [NOTES, {}], queryFn: async () => read(times++) });
	onTestFinished(observer.subscribe(() => undefined));
	await client.refetchQueries();
	return { client };
}

const failing = (): never => {
	throw new Error('no connection');
};

test.each([
	['unchanged', () => ['one']],
	['changed', (times: number) => (times < 1 ? ['one'] : ['one', 'two'])],
	['unread', (times: number) => (times < 1 ? ['one'] : failing())],
] as const)('answers that are read again are %s', async (expected, read) => {
	expect(await readAgain(await shown(read), [NOTES])).toBe(expected);
});

test('without a connection, or with nothing on the screen, nothing is read', async () => {
	const cache = await shown(() => ['one']);
	expect(await readAgain(cache, ['main.studentInfo'])).toBe('unread');
	expect(await readAgain({ client: null }, [NOTES])).toBe('unread');
	onlineManager.setOnline(false);
	onTestFinished(() => onlineManager.setOnline(true));
	expect(await readAgain(cache, [NOTES])).toBe('unread');
});
