import * as texts from '#generated/messages/engines.ts';
import type { JudgeHost } from './host.ts';
import type { EngineName } from './messages.ts';
import { isTooLarge, type World } from './robot/world.ts';
import { failure, type Limits, type Program, type Runner, type RunResult } from './runner.ts';
import { type CompiledProgram, Station } from './station.ts';
import type { Watch, WatchedRun, Watcher } from './watch.ts';

export interface RunnerOptions {
	host: JudgeHost;
	/** Engines that there are; all by default. */
	engines?: readonly EngineName[];
	onLoading?: (engine: EngineName, loaded: number, total: number) => void;
	onOpened?: (engine: EngineName) => void;
	onFailed?: (engine: EngineName) => void;
	/** Asks for consent before an engine first starts, since its download may be large. A refusal is not remembered. */
	mayOpen?: (engine: EngineName) => Promise<boolean>;
}

export function createRunner(options: RunnerOptions): Runner & Watcher {
	return new EngineRunner(options);
}

class EngineRunner implements Runner, Watcher {
	readonly lanes = 1;
	private readonly stations = new Map<EngineName, Station>();
	private readonly options: RunnerOptions;
	private readonly admitted = new Set<EngineName>();
	private last: { program: Program; compiled: Promise<CompiledProgram> } | null = null;

	constructor(options: RunnerOptions) {
		this.options = options;
	}

	async compile(program: Program): Promise<RunResult | null> {
		return (await this.compiled(program)).error;
	}

	async run(program: Program, input: string, limits: Limits, world?: World): Promise<RunResult> {
		const { error, artifact } = await this.compiled(program);
		if (error) return error;
		const engine = this.engineFor(program);
		if (!engine) return unsupportedLanguage(program.language);
		if (world && isTooLarge(world)) return failure('SE', texts.worldTooLarge);
		return this.station(engine === 'clang' ? 'native' : engine).run(program, { artifact, input, limits, world });
	}

	async watch(program: Program, input: string, limits: Limits, watch: Watch): Promise<WatchedRun> {
		const { error } = await this.compiled(program);
		if (error) return { result: error, steps: null };
		if (this.engineFor(program) !== 'python') return { result: unsupportedLanguage(program.language), steps: null };
		if (watch.world && isTooLarge(watch.world)) return { result: failure('SE', texts.worldTooLarge), steps: null };
		return this.station('python').watch(program, input, limits, watch);
	}

	release(): void {
		// The engines stay: each run has an instance of its own, which is gone.
		this.last = null;
	}

	async close(): Promise<void> {
		for (const station of this.stations.values()) station.drop();
		this.stations.clear();
	}

	private compiled(program: Program): Promise<CompiledProgram> {
		const { last } = this;
		if (last?.program.code === program.code && last.program.language === program.language) return last.compiled;
		const engine = this.engineFor(program);
		const compiled = engine
			? this.compileIn(engine, program)
			: Promise.resolve({ error: unsupportedLanguage(program.language), artifact: null });
		this.last = { program, compiled };
		return compiled;
	}

	private engineFor({ language }: Program): EngineName | null {
		const engine = engineOf(language);
		const { engines } = this.options;
		return engine && (!engines || engines.includes(engine)) ? engine : null;
	}

	private async compileIn(engine: EngineName, program: Program): Promise<CompiledProgram> {
		if (!(await this.admit(engine))) {
			// The refusal is not cached, so that the next run asks again.
			this.last = null;
			return { error: failure('SE', texts.notDownloaded({ language: program.language })), artifact: null };
		}
		if (engine === 'clang')
			this.station('native')
				.warm()
				.catch(() => undefined);
		const compiled = await this.station(engine).compile(program);
		if (compiled.error?.verdict === 'SE') {
			// A failure of the engine, such as a download that was cut, is not the program's: the next run tries again.
			this.last = null;
			this.admitted.delete(engine);
		}
		return compiled;
	}

	private async admit(engine: EngineName): Promise<boolean> {
		const { mayOpen } = this.options;
		if (!mayOpen || this.admitted.has(engine) || (await mayOpen(engine))) this.admitted.add(engine);
		return this.admitted.has(engine);
	}

	private station(engine: EngineName): Station {
		const existing = this.stations.get(engine);
		if (existing) return existing;
		const station = new Station({ ...this.options, engine });
		this.stations.set(engine, station);
		return station;
	}
}

const unsupportedLanguage = (language: string): RunResult => failure('SE', texts.noEngine({ language }));

/** Null if no engine runs this language. */
export function engineOf(language: string): Exclude<EngineName, 'native'> | null {
	if (language === 'JavaScript Node' || language === 'JavaScript V8') return 'javascript';
	if (language === 'Python3' || language === 'PyPy3') return 'python';
	return isCompiled(language) ? 'clang' : null;
}

const isCompiled = (language: string): boolean => /^C(\+\+)?( \d\d)?( With O2)?$/.test(language);
