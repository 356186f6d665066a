export interface PollOptions<Answer> {
	/** Sends one request. Null ends the polling, for example after a failure that was already shown. */
	ask: () => Promise<Answer | null>;
	isDone: (answer: Answer) => boolean;
	onAnswer: (answer: Answer) => void;
	/** Milliseconds before the first request. */
	first: number;
	/** Milliseconds before the next request, by the number of requests so far. */
	interval: (asked: number) => number;
	/** Polling gives up after this many milliseconds, not counting time in which the page is hidden. */
	deadline: number;
	/** Rejects when the signal is aborted. */
	sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
	whenVisible: (signal: AbortSignal) => Promise<void>;
	signal: AbortSignal;
}

export type PollEnd = 'done' | 'failed' | 'late' | 'aborted';

export async function poll<Answer>(options: PollOptions<Answer>): Promise<PollEnd> {
	const { ask, isDone, onAnswer, first, interval, deadline, sleep, whenVisible, signal } = options;
	let waited = 0;
	let wait = first;
	for (let asked = 0; ; asked += 1) {
		try {
			await sleep(wait, signal);
			await whenVisible(signal);
		} catch {
			return 'aborted';
		}
		const answer = await ask();
		if (signal.aborted) return 'aborted';
		if (answer === null) return 'failed';
		onAnswer(answer);
		if (isDone(answer)) return 'done';
		waited += wait;
		if (waited >= deadline) return 'late';
		wait = interval(asked);
	}
}

export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = (): void => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener('abort', stop);
			resolve();
		}, milliseconds);
		if (signal.aborted) stop();
		else signal.addEventListener('abort', stop, { once: true });
	});
}

export function whenVisible(signal: AbortSignal): Promise<void> {
	if (document.visibilityState === 'visible') return Promise.resolve();
	return new Promise((resolve, reject) => {
		const end = (): void => {
			document.removeEventListener('visibilitychange', see);
			signal.removeEventListener('abort', abort);
		};
		const see = (): void => {
			if (document.visibilityState !== 'visible') return;
			end();
			resolve();
		};
		const abort = (): void => {
			end();
			reject(signal.reason);
		};
		document.addEventListener('visibilitychange', see);
		signal.addEventListener('abort', abort);
	});
}
