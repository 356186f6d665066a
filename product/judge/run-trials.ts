import { ref } from 'valtio/vanilla';
import { inputProblem } from './languages.ts';
import { sleep } from './poll.ts';
import { followTest, type Program, sendTest } from './run-programs.ts';
import { isReady, programNow, type Trial, type WorkbenchCore } from './workbench-core.ts';

/** Milliseconds after a refusal, if the site sets no cooldown. */
const SHORTEST_WAIT_MS = 1000;

/** Runs the program with each input, one after the other. */
export async function runTrials(
	core: WorkbenchCore,
	trials: readonly Omit<Trial, 'phase' | 'result' | 'language' | 'code'>[],
): Promise<void> {
	const { state } = core;
	if (state.testing || !isReady(core)) return;
	core.tests = new AbortController();
	const { signal } = core.tests;
	state.testing = true;
	// All trials test the same program, whatever is typed meanwhile.
	const program = programNow(core);
	state.trials = trials.map((trial) => ({
		...trial,
		...program,
		phase: inputProblem(trial.input) !== null ? 'too-long' : 'queued',
		result: null,
	}));
	try {
		for (const trial of state.trials) {
			if (trial.phase === 'too-long') continue;
			await runTrial(core, { trial, program, signal });
			// Compile errors and refusals would repeat for every input.
			if (trial.phase !== 'done' || trial.result?.status === -2) break;
		}
	} catch {
		// Aborted during the cooldown.
	} finally {
		state.trials = state.trials.filter(
			({ phase }) => phase !== 'queued' && phase !== 'cooling' && !(phase === 'running' && signal.aborted),
		);
		state.testing = false;
	}
}

interface TrialRun {
	trial: Trial;
	program: Program;
	signal: AbortSignal;
}

async function runTrial(core: WorkbenchCore, run: TrialRun): Promise<void> {
	const { trial, signal } = run;
	const key = await sendTrial(core, run);
	const result = key === null ? null : await followTest(core.options.call, key, signal);
	if (signal.aborted) return;
	if (result === null || result === 'late') trial.phase = result === null ? 'failed' : 'late';
	else Object.assign(trial, { phase: 'done', result: ref(result) });
}

/** Waits until the judge accepts the next test. Null if it refuses it for another reason. */
async function sendTrial({ state, options }: WorkbenchCore, { trial, program, signal }: TrialRun): Promise<string | null> {
	const { input, expected } = trial;
	const { call, cooldown, info } = options;
	for (;;) {
		const left = state.testAgainAt - performance.now();
		if (left > 0) {
			trial.phase = 'cooling';
			await sleep(left, signal);
		}
		trial.phase = 'running';
		const sent = await sendTest(call, { problem: info.problem, program, input, expected });
		// The judge's lock starts when it handles the request, which is before its answer and after its sending. Another window of the
		// student may have taken the lock meanwhile.
		state.testAgainAt = performance.now() + (sent === 'too-soon' ? Math.max(cooldown, SHORTEST_WAIT_MS) : cooldown);
		if (sent !== 'too-soon') return sent?.key ?? null;
	}
}
