/** State and actions of one workbench: program, trial runs and submission of one problem. Lives as long as its page. */
import { proxy, ref } from 'valtio/vanilla';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { CaseResults, Judge, ProblemInfo, TestJudge } from './api-types.ts';
import { familyOf, inputProblem, programProblem } from './languages.ts';
import { type Example, parseExamples } from './parse-examples.ts';
import { sleep } from './poll.ts';
import { type ProgramStore, startLanguage } from './programs.ts';
import { casesOf, followSubmission, followTest, type Program, sendTest, submitProgram } from './run-programs.ts';

export interface Trial {
	title: string;
	input: string;
	/** Null for the student's own input. */
	expected: string | null;
	phase: 'queued' | 'cooling' | 'running' | 'done' | 'late' | 'failed' | 'too-long';
	result: TestJudge | null;
}

export interface Submission {
	phase: 'idle' | 'sending' | 'judging' | 'done' | 'late' | 'failed';
	judge: Judge | null;
	cases: CaseResults | null;
}

export interface WorkbenchState {
	language: string;
	code: string;
	/** Counters that make the editor take over a new text: `opened` for another language, `replaced` for a replaced program. */
	opened: number;
	replaced: number;
	/** The text that the language was opened with, so the editor can undo a later replacement. */
	opening: string;
	/** Line to scroll to; `lineRequests` is incremented for each request. */
	line: number;
	lineRequests: number;
	input: string;
	trials: Trial[];
	testing: boolean;
	submission: Submission;
	/** `performance.now()` from which the judge accepts the next request. */
	testAgainAt: number;
	submitAgainAt: number;
	/** Number of ended submissions; a change refetches the list. */
	ended: number;
}

export interface Workbench {
	state: WorkbenchState;
	programs: ProgramStore;
	examples: readonly Example[];
	/** Programs are kept apart from practice: none goes to the judge's public list, and none comes from it. */
	apart: boolean;
	/** Programs can be submitted. */
	submits: boolean;
	edit(code: string): void;
	changeLanguage(language: string): void;
	replace(code: string): void;
	goTo(line: number): void;
	template(): string;
	runInput(): Promise<void>;
	runExamples(): Promise<void>;
	stopTesting(): void;
	submit(): Promise<void>;
	follow(): Promise<void>;
	pause(): void;
}

export interface WorkbenchOptions {
	info: ProblemInfo;
	call: PageEnvironment['call'];
	programs: ProgramStore;
	warn: (text: string) => void;
	/** Minimum milliseconds between two tests, and between two submissions. */
	cooldown: number;
	/** Without `submitTo`, programs can then be run but not submitted. */
	apart?: boolean;
	/** Takes submitted programs instead of the judge's public list, and shows their results itself. */
	submitTo?: ((program: Program) => Promise<void>) | undefined;
}

/** Milliseconds after a refusal, if the site sets no cooldown. */
const SHORTEST_WAIT_MS = 1000;

export function createWorkbench({ info, call, programs, warn, cooldown, apart = false, submitTo }: WorkbenchOptions): Workbench {
	const submits = !apart || submitTo !== undefined;
	const language = startLanguage(info.languages, programs.lastLanguage());
	const templateOf = (name: string): string => info.codeTemplate[name] ?? familyOf(name).template;
	const codeOf = (name: string): string => programs.read(name) ?? templateOf(name);
	const examples = parseExamples(info.problem.examples);
	const state = proxy<WorkbenchState>({
		language,
		code: codeOf(language),
		opened: 0,
		replaced: 0,
		opening: '',
		line: 1,
		lineRequests: 0,
		input: examples[0]?.input ?? '',
		trials: [],
		testing: false,
		submission: { phase: 'idle', judge: null, cases: null },
		testAgainAt: 0,
		submitAgainAt: 0,
		ended: 0,
	});
	let tests = new AbortController();
	let following: AbortController | null = null;

	const programNow = (): Program => ({ language: state.language, code: state.code });

	const isReady = (): boolean => {
		const problem = programProblem(state.code, state.language);
		if (problem !== null) warn(problem);
		return problem === null;
	};

	/** Waits until the judge accepts the next test. Null if it refuses it for another reason. */
	const sendTrial = async (trial: Trial, program: Program, signal: AbortSignal): Promise<string | null> => {
		const { input, expected } = trial;
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
	};

	const runTrial = async (trial: Trial, program: Program, signal: AbortSignal): Promise<void> => {
		const key = await sendTrial(trial, program, signal);
		const result = key === null ? null : await followTest(call, key, signal);
		if (signal.aborted) return;
		if (result === null || result === 'late') trial.phase = result === null ? 'failed' : 'late';
		else Object.assign(trial, { phase: 'done', result: ref(result) });
	};

	const runTrials = async (trials: readonly Omit<Trial, 'phase' | 'result'>[]): Promise<void> => {
		if (state.testing || !isReady()) return;
		tests = new AbortController();
		const { signal } = tests;
		state.testing = true;
		// All trials test the same program, whatever is typed meanwhile.
		const program = programNow();
		state.trials = trials.map((trial) => ({ ...trial, phase: inputProblem(trial.input) !== null ? 'too-long' : 'queued', result: null }));
		try {
			for (const trial of state.trials) {
				if (trial.phase === 'too-long') continue;
				await runTrial(trial, program, signal);
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
	};

	const follow = async (): Promise<void> => {
		const { submission } = state;
		const submitId = submission.judge?.submitId;
		if (following || typeof submitId !== 'number' || !['judging', 'late', 'failed'].includes(submission.phase)) return;
		submission.phase = 'judging';
		const own = new AbortController();
		following = own;
		const end = await followSubmission(call, submitId, (judge) => Object.assign(submission, { judge: ref(judge) }), own.signal);
		if (following === own) following = null;
		if (end === 'aborted') return;
		const cases = end === 'done' ? await casesOf(call, submitId) : null;
		Object.assign(submission, { phase: end, cases: cases && ref(cases) });
		if (end === 'done') state.ended += 1;
	};

	return {
		state,
		programs,
		examples,
		apart,
		submits,
		edit(code) {
			state.code = code;
			programs.write(state.language, code);
		},
		changeLanguage(next) {
			programs.rememberLanguage(next);
			const code = codeOf(next);
			Object.assign(state, { language: next, code, opening: code, opened: state.opened + 1 });
		},
		replace(code) {
			Object.assign(state, { code, replaced: state.replaced + 1 });
			programs.write(state.language, code);
		},
		goTo: (line) => void Object.assign(state, { line, lineRequests: state.lineRequests + 1 }),
		template: () => templateOf(state.language),
		async runInput() {
			const problem = inputProblem(state.input);
			if (problem !== null) warn(problem);
			else await runTrials([{ title: '自测', input: state.input, expected: null }]);
		},
		runExamples: () => runTrials(examples.map(({ input, output }, index) => ({ title: `样例 ${index + 1}`, input, expected: output }))),
		stopTesting: () => tests.abort(),
		async submit() {
			if (!submits || state.submission.phase === 'sending' || performance.now() < state.submitAgainAt || !isReady()) return;
			following?.abort();
			following = null;
			state.submission = { phase: 'sending', judge: null, cases: null };
			if (submitTo) {
				await submitTo(programNow());
				state.submitAgainAt = performance.now() + cooldown;
				state.submission = { phase: 'idle', judge: null, cases: null };
				return;
			}
			const answer = await submitProgram(call, info.problem, programNow());
			state.submitAgainAt = performance.now() + cooldown;
			if (answer === 'too-soon') warn('刚刚交过一次，判题机要歇几秒，等一会儿再交');
			const judge = answer === 'too-soon' ? null : answer;
			if (judge?.submitId) programs.rememberSubmission(judge.submitId);
			state.submission = { phase: judge ? 'judging' : 'idle', judge: judge && ref(judge), cases: null };
			await follow();
		},
		follow,
		pause() {
			following?.abort();
			following = null;
		},
	};
}
