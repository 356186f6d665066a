/**
 * Saves what changes: after a pause, with one call in flight, and again after a failure. It does not hold the value: `send` reads the
 * newest one, so the latest change always wins.
 */
export interface SaverOptions {
	/** Sends everything that is unsaved. Never rejects. `keepalive`: the window is being left. */
	send(options: SendOptions): Promise<SendOutcome>;
	/** Milliseconds from a change to its save; each further change restarts them. */
	pause: number;
	/** Milliseconds after which a change is saved although more changes follow. */
	longestPause?: number;
	/** Milliseconds before each retry; the last number repeats, and a change waits for it. Without them only a change tries again. */
	retries?: readonly number[];
	/** Milliseconds after the start, and after each save, at which it saves without a change. */
	heartbeat?: number;
	/** Returns a function that cancels `action`. */
	setTimer?(action: () => void, ms: number): () => void;
	now?(): number;
}

export interface SendOptions {
	keepalive: boolean;
}

/** `unsaved`: something is left and follows after a pause. `stopped`: nothing is sent before the next change or call of `save`. */
export type SendOutcome = 'saved' | 'unsaved' | 'failed' | 'stopped';

export interface Saver {
	changed(): void;
	/** Saves at once, even without a change. Joins the call in flight; changes made during that call follow it. */
	save(options?: SendOptions): Promise<void>;
	/** Saves at once if something has changed or the last save failed. */
	flush(options?: SendOptions): Promise<void>;
	/** Cancels what is planned. */
	dispose(): void;
}

export function createSaver(options: SaverOptions): Saver {
	const { send, pause, longestPause = Number.POSITIVE_INFINITY, retries = [], heartbeat, setTimer = startTimer, now = Date.now } = options;
	let cancel: () => void = () => undefined;
	let inFlight: Promise<void> | null = null;
	/** Time of the first change that no call has included. */
	let changedAt: number | null = null;
	let failures = 0;
	let disposed = false;

	/** Replaces what is planned. A timer that fires during a call joins it. */
	const plan = (ms: number | undefined): void => {
		cancel();
		if (!disposed && ms !== undefined) cancel = setTimer(() => void save(), Math.max(0, ms));
	};
	const mustRetry = (): boolean => failures > 0 && retries.length > 0;
	const planChange = (at: number): void => plan(Math.min(pause, at + longestPause - now()));

	const run = async (keepalive: boolean): Promise<void> => {
		changedAt = null;
		let outcome: SendOutcome;
		try {
			outcome = await send({ keepalive });
		} finally {
			inFlight = null;
		}
		failures = outcome === 'failed' ? failures + 1 : 0;
		if (outcome === 'stopped') return plan(undefined);
		if (outcome === 'unsaved') changedAt ??= now();
		if (mustRetry()) plan(retries[Math.min(failures, retries.length) - 1]);
		else if (changedAt !== null) planChange(changedAt);
		else plan(heartbeat);
	};
	const save = async ({ keepalive }: SendOptions = { keepalive: false }): Promise<void> => {
		if (inFlight) {
			await inFlight;
			// Another caller may be saving the changes already.
			if (changedAt === null) return inFlight ?? undefined;
		}
		inFlight ??= run(keepalive);
		return inFlight;
	};
	plan(heartbeat);
	return {
		changed() {
			changedAt ??= now();
			// A call in flight plans the changes when it ends.
			if (!inFlight && !mustRetry()) planChange(changedAt);
		},
		save,
		flush: async (sendOptions) => (inFlight || changedAt !== null || failures > 0 ? save(sendOptions) : undefined),
		dispose() {
			disposed = true;
			cancel();
		},
	};
}

/** Runs `action` after `ms` unless the returned function is called first. */
export function startTimer(action: () => void, ms: number): () => void {
	const timer = setTimeout(action, ms);
	return () => clearTimeout(timer);
}
