/** Python 3 by Pyodide: a fresh interpreter for each run, started from a snapshot. */
import { failure, type Program, type RunResult } from '#mock/judge/runner.ts';
import { createByteOutput } from './byte-output.ts';
import type { Bytes, Compiled, Engine, EngineFiles, Job } from './engine.ts';
import { fingerprint } from './fingerprint.ts';
import { type Fuel, fuelOf, INTERPRETER_UNITS } from './fuel.ts';
import { handOut } from './hand-out.ts';
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
	makeMemorySnapshot(): Bytes;
	_module: { HEAP8: Int8Array };
}

type LoadPyodide = (options: object) => Promise<Pyodide>;

interface Interpreter {
	pyodide: Pyodide;
	fuel: Fuel;
	compile(source: string): unknown;
	run(source: string): unknown;
}

const WASM = 'pyodide.asm.wasm';
const FETCHED = ['python_stdlib.zip', 'pyodide-lock.json'];
/** Frames of Python are many frames of WebAssembly, and those end with the stack of the host. */
const RECURSION = 2500;
const PRELUDE = HARNESS.replaceAll('RECURSION', String(RECURSION));
const SNAPSHOT = `python-${fingerprint(PRELUDE)}.snapshot`;

/**
 * Where memory cannot be collected by hand, a worker is done with after so many interpreters: browsers refuse memory to the sixtieth or so,
 * and are slow before that.
 */
const MOST_INTERPRETERS = 24;

const collect = (globalThis as { gc?: () => void }).gc;

export async function openPython(files: EngineFiles, cap: MemoryCap): Promise<Engine> {
	// Each interpreter would open one, and stay in memory as long as its listener does.
	Reflect.deleteProperty(globalThis, 'MessageChannel');
	const start = await prepare(files);
	harden(globalThis as never);
	silence();
	let ready: Interpreter | null = await start();
	let used = 0;
	return {
		async compile({ code }: Program, begin): Promise<Compiled> {
			ready ??= await start();
			begin();
			const error = ready.compile(code);
			return { error: typeof error === 'string' ? failure('CE', error) : null, artifact: null };
		},
		async run(job) {
			// What a program did to its interpreter, and what it has read, go with the interpreter.
			const interpreter = ready ?? (await start());
			ready = null;
			const result = runOnce(interpreter, cap, job);
			used += 1;
			if (!collect && used === MOST_INTERPRETERS) job.settle(result);
			return result;
		},
		async idle() {
			ready ??= await start();
		},
	};
}

/** Pyodide says on the console that a program was ended; students are told by their results. */
function silence(): void {
	const { console = {} } = globalThis as unknown as { console?: Record<string, unknown> };
	for (const name of ['log', 'info', 'warn', 'error']) console[name] = () => undefined;
}

/** Fetches and compiles what interpreters share; each call of the result starts one. */
async function prepare(files: EngineFiles): Promise<() => Promise<Interpreter>> {
	const [module, ...fetched] = await Promise.all([
		files.read(WASM).then((bytes) => WebAssembly.compile(bytes)),
		...FETCHED.map(files.read),
	]);
	// The module is asked for, too, although it is compiled already.
	const given = [[WASM, new Uint8Array()] as const, ...FETCHED.map((name, index) => [name, fetched[index] ?? new Uint8Array()] as const)];
	handOut(new Map(given.map(([name, bytes]) => [files.folder + name, bytes])), { toResponse });
	const started = catchInstances(module);
	const { loadPyodide } = (await files.load('pyodide.mjs')) as unknown as { loadPyodide: LoadPyodide };
	const load = (options: object): Promise<Pyodide> =>
		loadPyodide({
			indexURL: files.folder,
			// The whole of the bridge's JavaScript that Python sees.
			jsglobals: Object.create(null),
			env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
			...options,
		});
	const snapshot = (await files.recall(SNAPSHOT)) ?? (await makeSnapshot(load, files));
	return async () => {
		// Interpreters that are done with would otherwise count as memory of this worker.
		collect?.();
		const pyodide = await load({ _loadSnapshot: snapshot });
		const get = (name: string) => pyodide.globals.get(name);
		const interpreter = { pyodide, fuel: fuelOf(started(), INTERPRETER_UNITS), compile: get('judge_compile'), run: get('judge_run') };
		get('judge_close_doors')();
		return interpreter;
	};
}

async function makeSnapshot(load: (options: object) => Promise<Pyodide>, files: EngineFiles): Promise<Bytes> {
	const pyodide = await load({ _makeSnapshot: true });
	pyodide.runPython(PRELUDE);
	const snapshot = pyodide.makeMemorySnapshot();
	await files.keep(SNAPSHOT, snapshot);
	return snapshot;
}

/** As much of a response as Pyodide reads. The platform's own would bring the network of Node along. */
const toResponse = (bytes: Bytes) => ({
	ok: true,
	arrayBuffer: async () => bytes.slice().buffer,
	json: async (): Promise<unknown> => JSON.parse(new TextDecoder().decode(bytes)),
});

/** Makes all instances of one compiled module; the result tells the last of them. */
function catchInstances(module: WebAssembly.Module): () => WebAssembly.Instance {
	let last: WebAssembly.Instance | null = null;
	WebAssembly.instantiateStreaming = async (_response, imports) => {
		last = await WebAssembly.instantiate(module, imports);
		return { instance: last, module };
	};
	return () => {
		if (!last) throw new Error('Pyodide was started without its module.');
		return last;
	};
}

function runOnce({ pyodide, fuel, run }: Interpreter, cap: MemoryCap, job: Job): RunResult {
	const out = createByteOutput(job.limits.outputBytes);
	const err = createByteOutput(STDERR_BYTES);
	const spent = () => ({ stdout: out.text(), time: fuel.spentMs(), memory: pyodide._module.HEAP8.length / 1024 });
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
	fuel.start(job.limits.timeMs);
	try {
		const fault = String(run(job.program.code));
		const numbers = spent();
		if (cap.wasDenied()) return failure('MLE', err.text(), numbers);
		return failure(fault === '' ? 'OK' : 'RE', err.text() + fault, numbers);
	} catch (error) {
		if (cap.wasDenied()) return failure('MLE', err.text(), spent());
		if (fuel.isSpent()) return failure('TLE', err.text(), spent());
		throw error;
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
