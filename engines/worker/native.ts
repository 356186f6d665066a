import { failure, type RunResult } from '#engines/runner.ts';
import * as texts from '#generated/messages/engines.ts';
import { createByteOutput } from './byte-output.ts';
import { STACK_BYTES } from './clang-options.ts';
import type { Bytes, Engine, Job } from './engine.ts';
import { explainTrap } from './explain-trap.ts';
import { createFuel, NATIVE_UNITS } from './fuel.ts';
import { STDERR_BYTES } from './output.ts';
import { type Call, createWasi, ProgramExit, refuse } from './wasi.ts';

class OutOfMemory extends Error {}

export async function openNative(): Promise<Engine> {
	let last: { bytes: Bytes; module: WebAssembly.Module } | null = null;
	return {
		compile: () => ({ error: failure('SE', ''), artifact: null }),
		async run(job) {
			if (!last || !sameBytes(last.bytes, job.artifact as Bytes)) {
				const bytes = job.artifact as Bytes;
				last = { bytes, module: await WebAssembly.compile(bytes) };
			}
			return runOnce(last.module, job);
		},
	};
}

const sameBytes = (one: Bytes, other: Bytes): boolean =>
	one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]));

type Calls = Record<string, Record<string, Call>>;

interface Exports {
	memory: WebAssembly.Memory;
	_start(): void;
}

function runOnce(module: WebAssembly.Module, job: Job): RunResult {
	const out = createByteOutput(job.limits.outputBytes);
	const err = createByteOutput(STDERR_BYTES);
	const full = { now: false };
	let exports: Exports | null = null;
	const fuel = createFuel(NATIVE_UNITS);
	const memory = (): WebAssembly.Memory => {
		if (!exports) throw new Error('The program called an import before it started.');
		return exports.memory;
	};
	const limit = job.limits.memoryKb * 1024;
	const held = (): number => (exports ? Math.max(0, exports.memory.buffer.byteLength - STACK_BYTES) : 0);
	const spent = () => ({
		stdout: out.text(),
		time: fuel.spentMs(),
		memory: held() / 1024,
	});
	const onFull = (): never => {
		full.now = true;
		throw new Error(texts.tooMuchOutput);
	};
	const input = new TextEncoder().encode(job.input);
	const wasi = createWasi({ input, out, err, onFull }, memory);
	const judge = {
		grow: (more: number) => {
			if (held() + (more >>> 0) > limit) throw new OutOfMemory();
		},
		thrown: () => {
			err.write(new TextEncoder().encode(`${texts.uncaught}\n`));
			throw new ProgramExit(134);
		},
	};
	const imports = importsFor(module, { wasi_snapshot_preview1: wasi, judge });
	fuel.chargeCalls(imports);
	const instance = new WebAssembly.Instance(module, imports);
	exports = instance.exports as unknown as Exports;
	fuel.attach(instance);
	if (held() > limit) return failure('MLE', texts.globalsTooLarge, { memory: held() / 1024 });
	job.begin();
	fuel.start(job.limits.timeMs);
	try {
		exports._start();
		return failure('OK', err.text(), spent());
	} catch (error) {
		const numbers = spent();
		if (full.now) return failure('OLE', texts.tooMuchOutput, numbers);
		if (fuel.isSpent()) return failure('TLE', err.text(), numbers);
		if (error instanceof OutOfMemory) return failure('MLE', err.text(), numbers);
		if (error instanceof ProgramExit)
			return error.code === 0
				? failure('OK', err.text(), numbers)
				: failure('RE', err.text() + texts.exited({ code: error.code }), numbers);
		return failure('RE', `${err.text()}${explainTrap(error)}`, numbers);
	} finally {
		job.leave(exports.memory.buffer.byteLength);
	}
}

/** Unknown imports get a function that returns an error code. Names inherited from `Object.prototype` count as unknown. */
function importsFor(module: WebAssembly.Module, given: Calls): Calls {
	const imports = Object.create(null) as Calls;
	for (const required of WebAssembly.Module.imports(module)) {
		const offered = Object.hasOwn(given, required.module) ? given[required.module] : undefined;
		const group = imports[required.module] ?? (Object.create(null) as Record<string, Call>);
		imports[required.module] = group;
		group[required.name] = (offered && Object.hasOwn(offered, required.name) ? offered[required.name] : undefined) ?? refuse;
	}
	return imports;
}
