import type { Program, Runner } from './runner.ts';

/** Runs up to `lanes` programs in parallel and queues the rest. A program holds its runner from its first call to its release. */
export function createRunnerPool(lanes: number, create: () => Runner): Runner {
	const free: Runner[] = [];
	const all: Runner[] = [];
	const taken = new Map<Program, Promise<Runner>>();
	const queue: ((runner: Runner) => void)[] = [];

	const acquire = (): Promise<Runner> => {
		const runner = free.pop() ?? (all.length < lanes ? create() : null);
		if (!runner) return new Promise((resolve) => queue.push(resolve));
		if (!all.includes(runner)) all.push(runner);
		return Promise.resolve(runner);
	};
	const runnerOf = (program: Program): Promise<Runner> => {
		const runner = taken.get(program) ?? acquire();
		taken.set(program, runner);
		return runner;
	};
	return {
		lanes,
		compile: async (program) => (await runnerOf(program)).compile(program),
		run: async (program, input, limits, world) => (await runnerOf(program)).run(program, input, limits, world),
		async release(program) {
			const runner = await taken.get(program);
			taken.delete(program);
			if (!runner) return;
			try {
				await runner.release(program);
			} finally {
				const next = queue.shift();
				if (next) next(runner);
				else free.push(runner);
			}
		},
		async close() {
			await Promise.all(all.map((runner) => runner.close()));
		},
	};
}
