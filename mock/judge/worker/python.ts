/** Runs Python 3 in Pyodide, with a new interpreter from a snapshot for each run. */
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
import { touchedMemory } from './touched-memory.ts';

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
/** Each Python frame takes many WebAssembly frames, which share the host's stack. */
const RECURSION = 2500;
const PRELUDE = HARNESS.replaceAll('RECURSION', String(RECURSION));
const SNAPSHOT = `python-${fingerprint(PRELUDE)}.snapshot`;

/**
 * Interpreters per worker where `gc` is unavailable. Browsers deny memory to about the sixtieth interpreter and slow down before that.
 */
const MOST_INTERPRETERS = 24;

const collect = (globalThis as { gc?: () => void }).gc;

export async function openPython(files: EngineFiles, cap: MemoryCap): Promise<Engine> {
	// Each interpreter would open a channel, whose listener keeps the interpreter in memory.
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
			// A new interpreter for each run, so that no state of the program remains.
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

/** Pyodide logs ended programs to the console, but the result already contains the reason. */
function silence(): void {
	const { console = {} } = globalThis as unknown as { console?: Record<string, unknown> };
	for (const name of ['log', 'info', 'warn', 'error']) console[name] = () => undefined;
}

async function prepare(files: EngineFiles): Promise<() => Promise<Interpreter>> {
	const [module, ...fetched] = await Promise.all([
		files.read(WASM).then((bytes) => WebAssembly.compile(bytes)),
		...FETCHED.map(files.read),
	]);
	// Pyodide also fetches the module, which is already compiled, so it gets an empty file.
	const servedFiles = [
		[WASM, new Uint8Array()] as const,
		...FETCHED.map((name, index) => [name, fetched[index] ?? new Uint8Array()] as const),
	];
	handOut(new Map(servedFiles.map(([name, bytes]) => [files.folder + name, bytes])), { toResponse });
	const started = catchInstances(module);
	const { loadPyodide } = (await files.load('pyodide.mjs')) as unknown as { loadPyodide: LoadPyodide };
	const load = (options: object): Promise<Pyodide> =>
		loadPyodide({
			indexURL: files.folder,
			// Python sees no JavaScript globals through the bridge.
			jsglobals: Object.create(null),
			env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
			...options,
		});
	const snapshot = (await files.recall(SNAPSHOT)) ?? (await makeSnapshot(load, files));
	return async () => {
		// Frees discarded interpreters, which count towards this worker's memory.
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

/** The part of `Response` that Pyodide reads. The real class would load Node's network stack. */
const toResponse = (bytes: Bytes) => ({
	ok: true,
	arrayBuffer: async () => bytes.slice().buffer,
	json: async (): Promise<unknown> => JSON.parse(new TextDecoder().decode(bytes)),
});

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
	const memory = (): number => touchedMemory(pyodide._module.HEAP8.buffer);
	const own = memory();
	const spent = () => ({ stdout: out.text(), time: fuel.spentMs(), memory: (memory() - own) / 1024 });
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
