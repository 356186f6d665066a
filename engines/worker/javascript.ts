/** Runs JavaScript in QuickJS, with a new instance for each run. */
import quickjs from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle } from 'quickjs-emscripten-core';
import { failure, type Program, type RunResult } from '#engines/runner.ts';
import * as texts from '#generated/messages/engines.ts';
import type { Compiled, Engine, EngineFiles, Job } from './engine.ts';
import { createFuel, type Fuel, INTERPRETER_UNITS } from './fuel.ts';
import { PRELUDE } from './javascript-prelude.ts';
import type { MemoryCap } from './memory-cap.ts';
import { createOutput, type Output, STDERR_BYTES } from './output.ts';
import { touchedMemory } from './touched-memory.ts';

const WASM = 'emscripten-module.wasm';
/** Slightly below the stack size of QuickJS. A host with a smaller stack ends the run itself. */
const STACK_BYTES = 4 * 1024 * 1024;
const NAME = 'main.js';

export async function openJavascript(files: EngineFiles, cap: MemoryCap): Promise<Engine> {
	const wasmModule = await WebAssembly.compile(await files.read(WASM));
	const open = async () => {
		const fuel = createFuel(INTERPRETER_UNITS);
		const instantiateWasm = (imports: WebAssembly.Imports, onSuccess: (instance: WebAssembly.Instance) => void) => {
			fuel.chargeCalls(imports);
			const instance = new WebAssembly.Instance(wasmModule, imports);
			fuel.attach(instance);
			onSuccess(instance);
			return instance.exports;
		};
		const vm = await newQuickJSWASMModuleFromVariant(newVariant(quickjs, { emscriptenModule: { instantiateWasm } }));
		const runtime = vm.newRuntime();
		runtime.setMaxStackSize(STACK_BYTES);
		return { runtime, fuel, context: runtime.newContext(), buffer: () => vm.getWasmMemory().buffer };
	};
	return {
		async compile({ code }: Program, begin): Promise<Compiled> {
			const { context } = await open();
			begin();
			const { error } = context.evalCode(code, NAME, { type: 'global', compileOnly: true });
			return { error: error ? failure('CE', describe(context, error)) : null, artifact: null };
		},
		async run(job: Job): Promise<RunResult> {
			const { runtime, context, fuel, buffer } = await open();
			const memory = (): number => touchedMemory(buffer());
			const sandbox: Sandbox = {
				context,
				fuel,
				out: createOutput(job.limits.outputBytes),
				err: createOutput(STDERR_BYTES),
				exitCode: null,
			};
			runtime.setInterruptHandler(() => sandbox.exitCode !== null || sandbox.out.full);
			const step = installPrelude(sandbox, job.input);
			const own = memory();
			cap.set(job.limits.memoryKb * 1024, job.denied);
			job.begin();
			fuel.start(job.limits.timeMs);
			const fault = runToEnd(sandbox, job.program.code, step);
			job.leave(buffer().byteLength);
			const memoryDenied = cap.wasDenied();
			cap.set(Number.POSITIVE_INFINITY, () => undefined);
			return resultOf(sandbox, memoryDenied, { fault, time: fuel.spentMs(), memory: memory() - own });
		},
	};
}

interface Sandbox {
	context: QuickJSContext;
	fuel: Fuel;
	out: Output;
	err: Output;
	exitCode: number | null;
}

function installPrelude(sandbox: Sandbox, input: string): QuickJSHandle {
	const { context, out, err } = sandbox;
	const textOf = (handle: QuickJSHandle | undefined): string => (handle ? context.getString(handle) : '');
	const write = context.newFunction('write', (text) => {
		if (!out.write(textOf(text))) throw new Error(texts.tooMuchOutput);
	});
	const complain = context.newFunction('complain', (text) => void err.write(textOf(text)));
	const leave = context.newFunction('leave', (code) => {
		sandbox.exitCode ??= code ? context.getNumber(code) : 0;
		throw new Error('exit');
	});
	const prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'));
	return context.unwrapResult(context.callFunction(prelude, context.undefined, context.newString(input), write, complain, leave));
}

function runToEnd({ context }: Sandbox, code: string, step: QuickJSHandle): string | null {
	try {
		const begun = context.evalCode(code, NAME, { type: 'global' });
		if (begun.error) return describe(context, begun.error);
		for (;;) {
			const jobs = context.runtime.executePendingJobs();
			if (jobs.error) return describe(context, jobs.error);
			const turn = context.callFunction(step, context.undefined);
			if (turn.error) return describe(context, turn.error);
			const more = context.dump(turn.value) === true;
			turn.value.dispose();
			if (!more && !context.runtime.hasPendingJob()) return null;
		}
	} catch (error) {
		return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	}
}

/** Takes texts alone, and their beginnings: a program may throw an object or a text as large as its memory. */
function describe(context: QuickJSContext, handle: QuickJSHandle): string {
	const textOf = (value: QuickJSHandle): string => context.getString(value).slice(0, STDERR_BYTES);
	const part = (name: string): string | null => {
		const value = context.getProp(handle, name);
		return context.typeof(value) === 'string' ? textOf(value) : null;
	};
	const message = part('message');
	if (message === null) return `Uncaught ${textOf(handle)}`;
	const places = (part('stack') ?? '')
		.split('\n')
		.filter((line) => line.includes(NAME))
		.join('\n');
	return `${part('name') ?? 'Error'}: ${message}\n${places}`.trimEnd();
}

function resultOf(sandbox: Sandbox, memoryDenied: boolean, spent: { fault: string | null; time: number; memory: number }): RunResult {
	const { fuel, out, err, exitCode } = sandbox;
	const numbers = { stdout: out.text(), time: spent.time, memory: Math.round(spent.memory / 1024) };
	if (out.full) return failure('OLE', texts.tooMuchOutput, numbers);
	if (memoryDenied) return failure('MLE', err.text(), numbers);
	if (fuel.isSpent()) return failure('TLE', err.text(), numbers);
	if (exitCode !== null && exitCode !== 0) return failure('RE', err.text() + texts.exited({ code: exitCode }), numbers);
	if (exitCode === null && spent.fault !== null) return failure('RE', `${err.text()}${spent.fault}`, numbers);
	return { ...failure('OK', err.text(), numbers) };
}
