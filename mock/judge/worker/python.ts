/** Python 3 by Pyodide: an interpreter for each program, started from a snapshot after the first. */
import { failure, type Program, type RunResult } from '#mock/judge/runner.ts';
import { createByteOutput } from './byte-output.ts';
import type { Compiled, Engine, EngineFiles, Job } from './engine.ts';
import { harden } from './harden.ts';
import type { MemoryCap } from './memory-cap.ts';
import { STDERR_BYTES, TOO_MUCH_OUTPUT } from './output.ts';
import { HARNESS } from './python-harness.ts';

/** What is used of Pyodide. */
interface Pyodide {
	runPython(code: string): unknown;
	globals: { get(name: string): (source?: string) => unknown };
	setStdin(options: { read: (buffer: Uint8Array) => number; isatty: boolean }): void;
	setStdout(options: { write: (buffer: Uint8Array) => number; isatty: boolean }): void;
	setStderr(options: { write: (buffer: Uint8Array) => number; isatty: boolean }): void;
	makeMemorySnapshot(): Uint8Array;
	_module: { HEAP8: Int8Array };
}

/** Frames of Python are many frames of WebAssembly, and those end with the stack of the host. */
const RECURSION = 2500;

export async function openPython(files: EngineFiles, handed: unknown, cap: MemoryCap): Promise<Engine> {
	const snapshot = handed as Uint8Array | null;
	const { loadPyodide } = (await files.load('pyodide.mjs')) as { loadPyodide: (options: object) => Promise<Pyodide> };
	const pyodide = await loadPyodide({
		indexURL: files.folder,
		// The whole of the bridge's JavaScript that Python sees.
		jsglobals: Object.create(null),
		env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
		...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
	});
	if (!snapshot) pyodide.runPython(HARNESS.replaceAll('RECURSION', String(RECURSION)));
	const made = snapshot ?? pyodide.makeMemorySnapshot();
	const call = { compile: pyodide.globals.get('judge_compile'), run: pyodide.globals.get('judge_run') };
	pyodide.globals.get('judge_close_doors')();
	harden(globalThis as never);
	return {
		handed: made,
		compile: ({ code }: Program): Compiled => {
			const error = call.compile(code);
			return { error: typeof error === 'string' ? failure('CE', error) : null, artifact: null };
		},
		run: (job) => runOnce({ pyodide, call: call.run, cap }, job),
	};
}

interface Interpreter {
	pyodide: Pyodide;
	call: (source: string) => unknown;
	cap: MemoryCap;
}

function runOnce({ pyodide, call, cap }: Interpreter, job: Job): RunResult {
	const out = createByteOutput(job.limits.outputBytes);
	const err = createByteOutput(STDERR_BYTES);
	const begun = { at: 0 };
	const spent = () => ({ stdout: out.text(), time: performance.now() - begun.at, memory: pyodide._module.HEAP8.length / 1024 });
	pyodide.setStdin({ read: readerOf(job.input), isatty: false });
	pyodide.setStdout({
		write: (bytes) => {
			if (!out.write(bytes)) {
				job.settle(failure('OLE', TOO_MUCH_OUTPUT, spent()));
				throw new Error(TOO_MUCH_OUTPUT);
			}
			return bytes.length;
		},
		isatty: false,
	});
	pyodide.setStderr({
		write: (bytes) => {
			err.write(bytes);
			return bytes.length;
		},
		isatty: false,
	});
	cap.set(job.limits.memoryKb * 1024, job.denied);
	job.begin();
	begun.at = performance.now();
	try {
		const fault = String(call(job.program.code));
		const numbers = spent();
		if (cap.wasDenied()) return failure('MLE', err.text(), numbers);
		return failure(fault === '' ? 'OK' : 'RE', err.text() + fault, numbers);
	} finally {
		cap.set(Number.POSITIVE_INFINITY, () => undefined);
	}
}

function readerOf(input: string): (buffer: Uint8Array) => number {
	const bytes = new TextEncoder().encode(input);
	let at = 0;
	return (buffer) => {
		const part = bytes.subarray(at, at + buffer.length);
		buffer.set(part);
		at += part.length;
		return part.length;
	};
}
