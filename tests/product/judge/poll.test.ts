import { describe, expect, it } from 'vitest';
import { type PollOptions, poll } from '#app/judge/poll.ts';

interface Asked {
	end: string;
	waits: readonly number[];
	seen: readonly number[];
}

async function run(answers: readonly (number | null)[], options: Partial<PollOptions<number>> = {}): Promise<Asked> {
	const waits: number[] = [];
	const seen: number[] = [];
	let asked = 0;
	const end = await poll<number>({
		ask: async () => answers[Math.min(asked++, answers.length - 1)] ?? null,
		isDone: (answer) => answer === 0,
		onAnswer: (answer) => void seen.push(answer),
		first: 100,
		interval: (count) => 200 * 2 ** count,
		deadline: 10_000,
		sleep: async (milliseconds, signal) => {
			signal.throwIfAborted();
			waits.push(milliseconds);
		},
		whenVisible: () => Promise.resolve(),
		signal: new AbortController().signal,
		...options,
	});
	return { end, waits, seen };
}

describe('polling', () => {
	it('ends with the first final response, and backs off', async () => {
		expect(await run([5, 7, 7, 0])).toEqual({ end: 'done', waits: [100, 200, 400, 800], seen: [5, 7, 7, 0] });
	});

	it('ends when a request fails', async () => {
		expect(await run([5, null])).toEqual({ end: 'failed', waits: [100, 200], seen: [5] });
	});

	it('gives up after a limit', async () => {
		expect(await run([5], { interval: () => 1000, deadline: 2500 })).toMatchObject({ end: 'late', waits: [100, 1000, 1000, 1000] });
	});

	it('stops at once when cancelled, and reports no response after that', async () => {
		const control = new AbortController();
		const seen: number[] = [];
		const end = await run([5, 7], {
			signal: control.signal,
			onAnswer: (answer) => {
				seen.push(answer);
				control.abort();
			},
		});
		expect(end.end).toBe('aborted');
		expect(seen).toEqual([5]);
	});

	it('pauses while the page is hidden', async () => {
		let show: () => void = () => undefined;
		let asked = 0;
		const polling = run([0], {
			ask: async () => {
				asked += 1;
				return 0;
			},
			whenVisible: () =>
				new Promise((resolve) => {
					show = resolve;
				}),
		});
		await Promise.resolve();
		await Promise.resolve();
		expect(asked).toBe(0);
		show();
		expect((await polling).end).toBe('done');
		expect(asked).toBe(1);
	});
});
