import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, TestSuite, Vitest } from 'vitest/node';
import { completesTenth, fileDone, fitLine, type Progress, progressLine, slowestLine, startProgress, totalOf } from './progress.ts';

type ConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0];

const SECOND = 1000;

/** Refresh interval of the progress line: redrawn in place on a terminal, appended elsewhere. */
const EVERY = { terminal: SECOND, plain: 30 * SECOND } as const;

/** A run of more files than this lists its slowest ones. */
const MAX_WITHOUT_SLOWEST = 20;

const ERASE_LINE = '\r\u001b[2K';

export class ProgressReporter implements Reporter {
	private readonly started = performance.now();
	private readonly failures: string[] = [];
	private readonly running = new Set<string>();
	private readonly output: NodeJS.WriteStream;
	private readonly terminal: boolean;
	private progress: Progress = new Map();
	private timer: NodeJS.Timeout | undefined;
	private vitest: Vitest | undefined;

	constructor(output: NodeJS.WriteStream = process.stdout) {
		this.output = output;
		this.terminal = output.isTTY && !process.env.CI;
	}

	onInit(vitest: Vitest): void {
		this.vitest = vitest;
	}

	onTestRunStart(specifications: readonly TestSpecification[]): void {
		this.progress = startProgress(specifications.map(({ project }) => project.name));
		this.timer = setInterval(() => this.draw(), this.terminal ? EVERY.terminal : EVERY.plain);
		this.draw();
	}

	onTestModuleStart(module: TestModule): void {
		this.running.add(nameOf(module));
		if (this.terminal) this.draw();
	}

	onTestModuleEnd(module: TestModule): void {
		this.running.delete(nameOf(module));
		this.progress = fileDone(this.progress, module.project.name);
		this.fail(module, module.errors());
		if (this.terminal || completesTenth(totalOf(this.progress))) this.draw();
	}

	onTestSuiteResult(suite: TestSuite): void {
		this.fail(suite, suite.errors());
	}

	onTestCaseResult(test: TestCase): void {
		const { state, errors = [] } = test.result();
		if (state === 'failed') this.fail(test, errors);
	}

	onUserConsoleLog({ content, taskId, type }: ConsoleLog): void {
		const task = taskId === undefined ? undefined : this.vitest?.state.idMap.get(taskId);
		this.write(`${type}${task ? ` of ${task.fullName}` : ''}: ${content.trimEnd()}\n`);
	}

	onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
		clearInterval(this.timer);
		this.erase();
		if (modules.length > MAX_WITHOUT_SLOWEST) this.write(slowestLine(modules.map((each) => [nameOf(each), each.diagnostic().duration])));
		for (const error of errors)
			this.vitest?.logger.printError(error, { fullStack: true, type: String(error.type ?? 'Error outside of any test') });
		if (this.failures.length > 0) this.write(`\nFailed:\n${this.failures.map((failure) => `  ${failure}\n`).join('')}`);
	}

	private fail(entity: TestModule | TestSuite | TestCase, errors: Readonly<Parameters<Vitest['logger']['printError']>[0][]>): void {
		if (errors.length === 0) return;
		const module = entity.type === 'module' ? entity : entity.module;
		const name = [nameOf(module), ...(entity.type === 'module' ? [] : [entity.fullName])].join(' > ');
		this.failures.push(name);
		this.write(`\nFAILED ${name}\n`);
		for (const error of errors) this.vitest?.logger.printError(error, { project: module.project });
	}

	private draw(): void {
		if (this.progress.size === 0) return;
		const line = progressLine({
			progress: this.progress,
			failed: this.failures.length,
			milliseconds: performance.now() - this.started,
			running: [...this.running],
		});
		this.output.write(this.terminal ? ERASE_LINE + fitLine(line, this.output.columns) : `${line}\n`);
	}

	private write(text: string): void {
		this.erase();
		this.output.write(text);
	}

	private erase(): void {
		if (this.terminal) this.output.write(ERASE_LINE);
	}
}

const nameOf = ({ moduleId }: TestModule): string => path.relative(process.cwd(), moduleId);
