import type { World } from '#engines/robot/world.ts';
import type { Limits } from '#engines/runner.ts';
import type { Watch } from '#engines/watch.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { Feedback } from '#src/pages/use-feedback.ts';

export interface Watched {
	code: string;
	input: string;
	/** Names the world in which the program drives a robot. */
	world?: string;
	/** Asks for lines that the input does not have; otherwise the input ends, as in the judge. */
	interactive: boolean;
	/** Of random numbers; null for those of the judge. */
	seed: Watch['seed'];
	/** Keeps a program that handles keys, clicks or timers, until another runs. */
	live?: boolean;
	/** Stops the first run. The next one waits until an interpreter has started again. */
	signal?: AbortSignal;
}

export type WatchInPage = (watched: Watched) => Promise<WatchedProgram>;

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 256 * 1024, outputBytes: 1024 * 1024 };

/** Those of each app, by the function that asks its user. */
const opened = new WeakMap<Feedback['confirm'], Promise<WatchInPage>>();

/** The engines of the page. They stay open, because an interpreter takes seconds to start. */
export function pageEngines(confirm: Feedback['confirm']): Promise<WatchInPage> {
	const engines = opened.get(confirm) ?? fetchCode(() => openEngines(confirm));
	opened.set(confirm, engines);
	// The next caller tries again.
	engines.catch(() => opened.delete(confirm));
	return engines;
}

async function openEngines(confirm: Feedback['confirm']): Promise<WatchInPage> {
	const [{ openPageEngines }, { failure }, { watchProgram }] = await Promise.all([
		import('#src/backend/page-engines.ts'),
		import('#engines/runner.ts'),
		import('#engines/watched-program.ts'),
	]);
	const engines = openPageEngines(confirm, ['python']);
	return async ({ code, input, world: named, signal, ...first }) => {
		const world = named === undefined ? undefined : await fetchWorld(named);
		signal?.throwIfAborted();
		if (typeof world === 'string') return watchProgram(async () => ({ result: failure('SE', world), steps: null }), first);
		const stop = (): void => {
			engines.release({ language: 'Python3', code });
			void engines.close();
		};
		signal?.addEventListener('abort', stop);
		try {
			return await watchProgram((watch) => engines.watch({ language: 'Python3', code }, input, LIMITS, watch), { ...first, world });
		} finally {
			signal?.removeEventListener('abort', stop);
		}
	};
}

/** A text says why there is no such world. */
async function fetchWorld(name: string): Promise<World | string> {
	const { unknownWorld, worldOf } = await import(/* webpackChunkName: "robot" */ '#app/robot/world-case.ts');
	return worldOf(name) ?? unknownWorld(name);
}
