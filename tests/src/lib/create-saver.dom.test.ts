import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver, type SaverOptions, type SendOutcome } from '#src/lib/create-saver.ts';
import { saveOnLeaving } from '#src/lib/save-on-leaving.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

type Options = Omit<Partial<SaverOptions>, 'send'>;

/** A saver of one text. A call takes `latency` ms and ends with the next of `outcomes`, or well. */
function setUp(options: Options = {}, { latency = 0, outcomes = [] as SendOutcome[] } = {}) {
	const value = { text: '' };
	/** The text, the time and the option of each call. */
	const calls: string[] = [];
	let running = 0;
	let mostRunning = 0;
	const saver = createSaver({
		pause: 100,
		...options,
		async send({ keepalive }) {
			calls.push(`${value.text} at ${Date.now()}${keepalive ? ' keepalive' : ''}`);
			running += 1;
			mostRunning = Math.max(mostRunning, running);
			if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
			running -= 1;
			return outcomes.shift() ?? 'saved';
		},
	});
	const type = (text: string): void => {
		value.text = text;
		saver.changed();
	};
	return { saver, type, calls, mostRunning: () => mostRunning };
}

const RETRIES = [200, 500];
const failures = (count: number): SendOutcome[] => new Array<SendOutcome>(count).fill('failed');

describe('a saver', () => {
	interface Case {
		name: string;
		options?: Options;
		latency?: number;
		outcomes?: SendOutcome[];
		/** Milliseconds at which a text is typed. */
		typed: Record<number, string>;
		calls: string[];
	}

	it.each<Case>([
		{ name: 'sends a change after the pause', typed: { 0: 'a' }, calls: ['a at 100'] },
		{ name: 'restarts the pause at each change', typed: { 0: 'a', 90: 'b', 180: 'c' }, calls: ['c at 280'] },
		{
			name: 'sends changes without a pause after the longest pause',
			options: { longestPause: 150 },
			typed: { 0: 'a', 90: 'b', 149: 'c', 160: 'd' },
			calls: ['c at 150', 'd at 260'],
		},
		{
			name: 'has one call in flight, and sends only the latest change after it',
			latency: 1000,
			typed: { 0: 'a', 300: 'b', 600: 'c' },
			calls: ['a at 100', 'c at 1200'],
		},
		{
			name: 'retries with the latest change after growing pauses, up to the last one',
			options: { retries: RETRIES },
			outcomes: failures(4),
			typed: { 0: 'a', 450: 'b' },
			calls: ['a at 100', 'a at 300', 'b at 800', 'b at 1300', 'b at 1800'],
		},
		{
			name: 'starts with the shortest retry again after a success',
			options: { retries: RETRIES },
			outcomes: ['failed', 'failed', 'saved', 'failed'],
			typed: { 0: 'a', 1000: 'b' },
			calls: ['a at 100', 'a at 300', 'a at 800', 'b at 1100', 'b at 1300'],
		},
		{ name: 'does not retry without pauses for it', outcomes: failures(1), typed: { 0: 'a' }, calls: ['a at 100'] },
		{
			name: 'saves changes made during and after a failure without retries',
			latency: 50,
			outcomes: failures(2),
			typed: { 0: 'a', 120: 'b', 900: 'c' },
			calls: ['a at 100', 'b at 250', 'c at 1000'],
		},
		{ name: 'sends what a call has left after the pause', outcomes: ['unsaved'], typed: { 0: 'a' }, calls: ['a at 100', 'a at 200'] },
		{
			name: 'sends nothing after a stop until the next change',
			options: { retries: RETRIES, heartbeat: 300 },
			outcomes: ['stopped', 'stopped'],
			typed: { 0: 'a', 1000: 'b' },
			calls: ['a at 100', 'b at 1100'],
		},
		{
			name: 'repeats a save without changes',
			options: { heartbeat: 700 },
			typed: { 0: 'a' },
			calls: ['a at 100', 'a at 800', 'a at 1500'],
		},
		{ name: 'saves after the start without changes', options: { heartbeat: 1500 }, typed: {}, calls: [' at 1500'] },
	])('$name', async ({ options, latency, outcomes, typed, calls }) => {
		const saver = setUp(options, { latency, outcomes });
		for (const [at, text] of Object.entries(typed)) setTimeout(() => saver.type(text), Number(at));
		await vi.advanceTimersByTimeAsync(2000);
		expect(saver.calls).toEqual(calls);
		expect(saver.mostRunning()).toBe(1);
	});

	it('saves at once, and resolves when the changes before are saved', async () => {
		const { saver, type, calls } = setUp({}, { latency: 50 });
		const saved: string[] = [];
		for (const text of ['a', 'b', 'c']) {
			type(text);
			void saver.save().then(() => saved.push(`${text} at ${Date.now()}`));
		}
		await vi.advanceTimersByTimeAsync(1000);
		expect(calls).toEqual(['a at 0', 'c at 50']);
		expect(saved).toEqual(['a at 50', 'b at 100', 'c at 100']);
	});

	it('flushes a change or a failure, and nothing else', async () => {
		const { saver, type, calls } = setUp({}, { outcomes: ['failed'] });
		await saver.flush();
		type('a');
		await saver.flush();
		await saver.flush({ keepalive: true });
		await saver.flush();
		expect(calls).toEqual(['a at 0', 'a at 0 keepalive']);
	});

	it('plans nothing after its disposal', async () => {
		const { saver, type, calls } = setUp({ heartbeat: 300 });
		type('a');
		await vi.advanceTimersByTimeAsync(150);
		saver.dispose();
		type('b');
		await vi.advanceTimersByTimeAsync(1000);
		expect(calls).toEqual(['a at 100']);
	});

	it('saves again after an exception', async () => {
		const send = vi.fn<SaverOptions['send']>().mockRejectedValueOnce(new Error('wrong')).mockResolvedValue('saved');
		const saver = createSaver({ pause: 100, send });
		await expect(saver.save()).rejects.toThrow('wrong');
		await saver.save();
		expect(send).toHaveBeenCalledTimes(2);
	});
});

describe('a window', () => {
	const show = (state: 'visible' | 'hidden'): void => {
		vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
		document.dispatchEvent(new Event('visibilitychange'));
	};

	it.each([
		['is left', () => window.dispatchEvent(new Event('pagehide')), ['a at 0 keepalive']],
		['is hidden', () => show('hidden'), ['a at 0 keepalive']],
		['is shown', () => show('visible'), []],
		['is online again', () => window.dispatchEvent(new Event('online')), ['a at 0']],
	])('that %s', async (_case, act, calls) => {
		const world = setUp();
		const stop = saveOnLeaving(world.saver.flush);
		world.type('a');
		act();
		expect(world.calls).toEqual(calls);
		await stop();
	});

	it('retries at once when the network returns, without waiting for the retry', async () => {
		const { saver, type, calls } = setUp({ retries: [60_000] }, { outcomes: failures(1) });
		const stop = saveOnLeaving(saver.flush);
		type('a');
		await vi.advanceTimersByTimeAsync(1000);
		window.dispatchEvent(new Event('online'));
		await vi.advanceTimersByTimeAsync(100_000);
		expect(calls).toEqual(['a at 100', 'a at 1000']);
		await stop();
	});

	it('saves once more when the page is left, and no longer watches', async () => {
		const { saver, type, calls } = setUp();
		const stop = saveOnLeaving(saver.flush);
		type('a');
		await stop();
		type('b');
		window.dispatchEvent(new Event('pagehide'));
		expect(calls).toEqual(['a at 0 keepalive']);
	});
});
