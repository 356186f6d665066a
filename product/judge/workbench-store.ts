/** State and actions of one workbench: program, trial runs and submission of one problem. Lives as long as its page. */
import { proxy } from 'valtio/vanilla';
import type { BlockRule } from './api-types.ts';
import { familyOf, inputProblem, languagesOf } from './languages.ts';
import { type Example, inputsNameWorlds, parseExamples } from './parse-examples.ts';
import { type ProgramStore, startLanguage } from './programs.ts';
import { runTrials } from './run-trials.ts';
import { followResult, stopFollowing, submitAndFollow } from './submit-and-follow.ts';
import type { WorkbenchCore, WorkbenchOptions, WorkbenchState } from './workbench-core.ts';

export interface Workbench {
	state: WorkbenchState;
	programs: ProgramStore;
	examples: readonly Example[];
	/** Inputs name worlds, in which the program drives a robot. */
	inWorlds: boolean;
	/** Programs are kept apart from practice: none goes to the judge's public list, and none comes from it. */
	apart: boolean;
	/** Programs can be submitted. */
	submits: boolean;
	edit(code: string): void;
	changeLanguage(language: string): void;
	replace(code: string): void;
	goTo(line: number): void;
	template(): string;
	/** How blocks are used, if the judge says so. */
	blocks: BlockRule | null;
	runInput(): Promise<void>;
	runExamples(): Promise<void>;
	stopTesting(): void;
	submit(): Promise<void>;
	follow(): Promise<void>;
	pause(): void;
}

/** The part of a workbench that the editor needs. */
export type EditedProgram = Pick<Workbench, 'state' | 'edit' | 'template' | 'blocks'>;

export function createWorkbench(options: WorkbenchOptions): Workbench {
	const { info, programs, warn, apart = false, submitTo } = options;
	const submits = !apart || submitTo !== undefined;
	const templateOf = (name: string): string => info.codeTemplate[name] ?? familyOf(name).template;
	const codeOf = (name: string): string => programs.read(name) ?? templateOf(name);
	const examples = parseExamples(info.problem.examples);
	const language = startLanguage(languagesOf(info), programs.lastLanguage());
	const state = proxy(startState({ language, code: codeOf(language), input: examples[0]?.input ?? '' }));
	const core: WorkbenchCore = { options, state, tests: new AbortController(), following: null };
	return {
		state,
		programs,
		examples,
		inWorlds: inputsNameWorlds(info.problem),
		apart,
		submits,
		blocks: info.problem.blocks ?? null,
		edit(code) {
			// The editor reports a text that it was given, too.
			if (code === state.code) return;
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
			else await runTrials(core, [{ title: '自测', input: state.input, expected: null }]);
		},
		runExamples: () =>
			runTrials(
				core,
				examples.map(({ input, output }, index) => ({ title: `样例 ${index + 1}`, input, expected: output })),
			),
		stopTesting: () => core.tests.abort(),
		submit: async () => (submits ? submitAndFollow(core) : undefined),
		follow: () => followResult(core),
		pause: () => stopFollowing(core),
	};
}

/** The state of a program that nothing has run yet. */
export const startState = (start: Pick<WorkbenchState, 'language' | 'code' | 'input'>): WorkbenchState => ({
	...start,
	opened: 0,
	replaced: 0,
	opening: start.code,
	line: 1,
	lineRequests: 0,
	trials: [],
	testing: false,
	submission: { phase: 'idle', judge: null, cases: null },
	testAgainAt: 0,
	submitAgainAt: 0,
});
