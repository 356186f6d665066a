/** Runs Python 3 in Pyodide, with a new interpreter from a snapshot for each run. */

import { COLOUR_WORDS } from '#engines/robot/colour-words.ts';
import type { World } from '#engines/robot/world.ts';
import { OVER, WorldRun } from '#engines/robot/world-run.ts';
import { failure, type Program, type RunResult } from '#engines/runner.ts';
import { MOST_STEPS } from '#engines/steps.ts';
import type { DrawnMark, LiveEvent, Steps, Watch, WatchedRun } from '#engines/watch.ts';
import * as texts from '#generated/messages/engines.ts';
import { type ByteOutput, createByteOutput } from './byte-output.ts';
import { collect } from './collect.ts';
import type { Bytes, Compiled, Engine, EngineFiles, Job, Turn } from './engine.ts';
import { explainTrap } from './explain-trap.ts';
import { fingerprint } from './fingerprint.ts';
import { createFuel, type Fuel, INTERPRETER_UNITS } from './fuel.ts';
import { handOut } from './hand-out.ts';
import type { MemoryCap } from './memory-cap.ts';
import { STDERR_BYTES } from './output.ts';
import { HARNESS } from './python-harness.ts';
import { gateImports, RefusedImport } from './python-imports.ts';
import { ROBOT } from './python-robot.ts';
import { STEPS } from './python-steps.ts';
import { COLOUR_NAMES, TURTLE } from './python-turtle.ts';
import { createRepeatable, type Repeatable } from './repeatable.ts';
import { touchedMemory } from './touched-memory.ts';

interface Pyodide {
	runPython(code: string): unknown;
	setStdin(options: { read: (buffer: Uint8Array) => number; isatty: boolean }): void;
	setStdout(options: { write: (buffer: Uint8Array) => number; isatty: boolean }): void;
	setStderr(options: { write: (buffer: Uint8Array) => number; isatty: boolean }): void;
	makeMemorySnapshot(): Bytes;
	FS: FileSystem;
	_module: {
		HEAP8: Int8Array;
		stringToNewUTF8(text: string): number;
		UTF8ToString(address: number, mostBytes: number): string;
	};
}

/** https://emscripten.org/docs/api_reference/Filesystem-API.html */
interface FileSystem {
	makedev(major: number, minor: number): number;
	registerDevice(device: number, operations: object): void;
	mkdev(path: string, device: number): void;
	open(path: string, flags: string): { fd: number };
}

/** Exports of CPython: https://docs.python.org/3/c-api/veryhigh.html. Numbers are addresses; a function returns 0 after a Python exception. */
interface PythonApi {
	PyImport_AddModule(name: number): number;
	PyModule_GetDict(module: number): number;
	PyRun_StringFlags(code: number, start: number, globals: number, locals: number, flags: number): number;
	PyUnicode_AsUTF8(text: number): number;
	PyErr_Clear(): void;
	free(address: number): void;
}

type LoadPyodide = (options: object) => Promise<Pyodide>;

interface Interpreter {
	pyodide: Pyodide;
	fuel: Fuel;
	/** Calls a function of the harness with a text. Returns what went wrong, or an empty text. */
	call(name: 'judge_compile' | 'judge_run' | 'judge_watch' | 'judge_event', source: string, ...numbers: (number | null)[]): string;
	repeatable: Repeatable;
	/** Takes the lines that a watched program reports. */
	listen(take: (lines: string) => void): void;
	/** The lines that a program sends its robot go to `answer`; without one, to nobody. */
	connect(answer: ((line: string) => string) | null): void;
}

const WASM = 'pyodide.asm.wasm';
const FETCHED = ['python_stdlib.zip', 'pyodide-lock.json'];
/** Each Python frame takes many WebAssembly frames, which share the host's stack. */
const RECURSION = 2500;
/** The first descriptor after the standard streams. */
const STEPS_FD = 3;
const ROBOT_FD = 4;
/** Emscripten's own devices have smaller numbers. */
const STEPS_DEVICE = 90;
const ROBOT_DEVICE = 91;

/** Marks of a drawing; a page draws so many at once. */
const MOST_MARKS = 50_000;

/** Words of the sources that stand for values. A JSON text is a Python literal, too. */
const VALUES: Readonly<Record<string, string>> = {
	RECURSION: String(RECURSION),
	EXITED: JSON.stringify(texts.exited({ code: '{}' })),
	STEPS_FD: String(STEPS_FD),
	ROBOT_FD: String(ROBOT_FD),
	NO_WORLD: JSON.stringify(texts.noWorld),
	NOT_A_NUMBER: JSON.stringify(texts.notANumber),
	COLOUR_WORDS: JSON.stringify(COLOUR_WORDS),
	COLOUR_NAMES: JSON.stringify(COLOUR_NAMES),
	MOST_MARKS: String(MOST_MARKS),
	TOO_MANY_MARKS: JSON.stringify(texts.tooManyMarks({ most: MOST_MARKS })),
};
const PRELUDE = [TURTLE, ROBOT, HARNESS, STEPS]
	.join('\n')
	.replaceAll(new RegExp(`\\b(${Object.keys(VALUES).join('|')})\\b`, 'g'), (word) => VALUES[word] ?? word);
const SNAPSHOT = `python-${fingerprint(PRELUDE)}.snapshot`;

/** `Py_eval_input` of CPython: the text is an expression. */
const EXPRESSION = 258;

export async function openPython(files: EngineFiles, cap: MemoryCap): Promise<Engine> {
	// Each interpreter would open a channel, whose listener keeps the interpreter in memory.
	Reflect.deleteProperty(globalThis, 'MessageChannel');
	const start = await prepare(files);
	silence();
	let ready: Interpreter | null = await start();
	/** The source that `ready` has compiled: its memory must not reach another program. */
	let seen: string | null = null;
	/** Of a program that has ended and handles events. */
	let kept: Interpreter | null = null;
	const take = async (code: string): Promise<Interpreter> => {
		if (seen !== null && seen !== code) ready = null;
		ready ??= await start();
		seen = code;
		return ready;
	};
	/** An interpreter for one run, so that no state of the program remains. */
	const takeOnce = async ({ program }: Job): Promise<Interpreter> => {
		kept = null;
		const interpreter = await take(program.code);
		ready = null;
		seen = null;
		return interpreter;
	};
	return {
		async compile({ code }: Program, begin): Promise<Compiled> {
			const interpreter = await take(code);
			begin();
			const error = interpreter.call('judge_compile', code);
			return { error: error === '' ? null : failure('CE', error), artifact: null };
		},
		async run(job) {
			const interpreter = await takeOnce(job);
			const marks = takeMarks(interpreter);
			const moves: string[] = [];
			const result = runOnce(interpreter, cap, job, {
				run: () => interpreter.call('judge_run', job.program.code),
				out: createByteOutput(job.limits.outputBytes),
				input: job.input,
				robot: robotIn(job.world, (line) => moves.push(line)),
			});
			leave(job, interpreter);
			return {
				...result,
				...(marks.length > 0 && { drawing: marks.join('\n') }),
				...(moves.length > 0 && { moves: moves.join('\n') }),
			};
		},
		async watch(job, watch) {
			const interpreter = await takeOnce(job);
			const { result, steps } = watchOnce(interpreter, cap, job, watch);
			leave(job, interpreter);
			const isLive = watch.live === true && result.verdict === 'OK' && steps.marks.some(({ text }) => HANDLER.test(text));
			if (isLive) kept = interpreter;
			return { result, steps: { ...steps, isLive } };
		},
		react(turn, event) {
			if (!kept) throw new Error('No program waits for events.');
			const run = reactOnce(kept, cap, turn, event);
			if (run.result.verdict !== 'OK') kept = null;
			return run;
		},
		forget() {
			kept = null;
		},
		async idle() {
			ready ??= await start();
		},
	};
}

const leave = (job: Job, { pyodide }: Interpreter): void => job.leave(pyodide._module.HEAP8.buffer.byteLength);

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
			env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
			...options,
		});
	const snapshot = (await files.recall(SNAPSHOT)) ?? (await makeSnapshot(load, files));
	return async () => {
		// Frees discarded interpreters, which count towards this worker's memory.
		collect?.();
		const pyodide = await load({ _loadSnapshot: snapshot });
		pyodide.runPython('judge_leave()');
		const { instance, fuel, repeatable, closeGate } = started();
		const listen = openSteps(pyodide.FS);
		const connect = openRobot(pyodide.FS);
		closeGate();
		return { pyodide, fuel, repeatable, listen, connect, call: callerOf(pyodide, instance) };
	};
}

/** Calls by CPython's own interface, because those of Pyodide go over the bridge. */
function callerOf({ _module: module }: Pyodide, instance: WebAssembly.Instance): Interpreter['call'] {
	const python = instance.exports as unknown as PythonApi;
	const withText = <Result>(text: string, use: (address: number) => Result): Result => {
		const address = module.stringToNewUTF8(text);
		try {
			return use(address);
		} finally {
			python.free(address);
		}
	};
	const globals = withText('__main__', (name) => python.PyModule_GetDict(python.PyImport_AddModule(name)));
	return (name, source, ...numbers) => {
		// A JSON text is a Python literal, too.
		const value = withText(`${name}(${[JSON.stringify(source), ...numbers.map((number) => number ?? 'None')].join(', ')})`, (code) =>
			python.PyRun_StringFlags(code, EXPRESSION, globals, globals, 0),
		);
		const text = value === 0 ? 0 : python.PyUnicode_AsUTF8(value);
		python.PyErr_Clear();
		return text === 0 ? texts.noReason : module.UTF8ToString(text, STDERR_BYTES);
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

interface Started {
	instance: WebAssembly.Instance;
	fuel: Fuel;
	repeatable: Repeatable;
	closeGate(): void;
}

function catchInstances(module: WebAssembly.Module): () => Started {
	let last: Started | null = null;
	WebAssembly.instantiateStreaming = async (_response, imports = {}) => {
		const closeGate = gateImports(imports);
		const fuel = createFuel(INTERPRETER_UNITS);
		fuel.chargeCalls(imports);
		const repeatable = createRepeatable();
		repeatable.wrap(imports);
		const instance = await WebAssembly.instantiate(module, imports);
		fuel.attach(instance);
		last = { instance, fuel, repeatable, closeGate };
		return { instance, module };
	};
	return () => {
		if (!last) throw new Error('Pyodide was started without its module.');
		return last;
	};
}

/** Opens the device of the steps while the gate is open; a program cannot open another. */
function openSteps(fs: FileSystem): Interpreter['listen'] {
	let take = (_lines: string): void => undefined;
	const device = fs.makedev(STEPS_DEVICE, 0);
	fs.registerDevice(device, {
		write(_stream: object, buffer: Uint8Array, offset: number, length: number) {
			take(new TextDecoder().decode(Uint8Array.from(buffer.subarray(offset, offset + length))));
			return length;
		},
	});
	fs.mkdev('/dev/steps', device);
	const { fd } = fs.open('/dev/steps', 'w');
	if (fd !== STEPS_FD) throw new Error(`Steps have the descriptor ${fd}.`);
	return (taker) => {
		take = taker;
	};
}

/** Opens the device of the robot, too: what is read there answers the line that was written last. */
function openRobot(fs: FileSystem): Interpreter['connect'] {
	let answer: ((line: string) => string) | null = null;
	let reply: Uint8Array = new Uint8Array();
	const device = fs.makedev(ROBOT_DEVICE, 0);
	fs.registerDevice(device, {
		write(_stream: object, buffer: Uint8Array, offset: number, length: number) {
			const line = new TextDecoder().decode(Uint8Array.from(buffer.subarray(offset, offset + Math.min(length, LONGEST_LINE))));
			reply = new TextEncoder().encode(answer?.(line) ?? '');
			return length;
		},
		read(_stream: object, buffer: Uint8Array, offset: number, length: number) {
			const part = reply.subarray(0, length);
			buffer.set(part, offset);
			reply = reply.subarray(part.length);
			return part.length;
		},
	});
	fs.mkdev('/dev/robot', device);
	const { fd } = fs.open('/dev/robot', 'r+');
	if (fd !== ROBOT_FD) throw new Error(`The robot has the descriptor ${fd}.`);
	return (answers) => {
		answer = answers;
	};
}

/** Of a line that a program writes to its robot. */
const LONGEST_LINE = 200;
/** How often a program may ask on once its run is over: it may have parts that end it well, or catch the end for ever. */
const MOST_AFTER_END = 100;

/** `take` gets what moves the robot from the start of the world. */
const robotIn = (world: World | undefined, take: (line: string) => void): WorldRun | null => (world ? new WorldRun(world, take) : null);

/** How a line of `python-turtle.ts` begins. */
const MARK = 'm ';
/** Marks of a program that handles keys, clicks or timers. */
const HANDLER = /^\["(key|pointer|timer)"/;
/** Text of the steps or marks of a run. */
const MOST_TEXT = 32 * 1024 * 1024;

function takeMarks({ listen }: Interpreter): readonly string[] {
	const marks: string[] = [];
	let size = 0;
	listen((text) => {
		size += text.length;
		// A program may write there, too.
		if (size <= MOST_TEXT && text.startsWith(MARK)) marks.push(text.slice(MARK.length).trimEnd());
	});
	return marks;
}

function watchOnce(
	interpreter: Interpreter,
	cap: MemoryCap,
	job: Job,
	{ seed, clock, interactive, window }: Watch,
): WatchedRun & { steps: Steps } {
	const { pyodide, fuel, repeatable, listen } = interpreter;
	const lines: string[] = [];
	const printed: number[] = [];
	let asks = false;
	let size = 0;
	const { first, last } = window ?? { first: MOST_STEPS, last: MOST_STEPS };
	const out = createByteOutput(job.limits.outputBytes);
	const marks: DrawnMark[] = [];
	listen((text) => {
		size += text.length;
		// A program may write there, too.
		if (size > MOST_TEXT) return;
		if (text.startsWith(MARK)) {
			// A repetition draws nothing new.
			if (!window) marks.push({ step: lines.length, text: text.slice(MARK.length).trimEnd() });
			return;
		}
		if (lines.length >= last) return;
		lines.push(text.trimEnd());
		printed.push(out.size());
		if (window && lines.length === last) fuel.exhaust();
	});
	const moves: DrawnMark[] = [];
	const robot = robotIn(job.world, (text) => {
		// A repetition moves it as before.
		if (!window) moves.push({ step: lines.length, text });
	});
	repeatable.begin(() => pyodide._module.HEAP8.buffer, seed, clock);
	const onEnd = (): void => {
		if (!interactive) return;
		asks = true;
		fuel.exhaust();
	};
	const run = (): string => interpreter.call('judge_watch', job.program.code, seed, first, last);
	const result = runOnce(interpreter, cap, job, { run, out, input: job.input, robot, onEnd });
	return { result, steps: { lines, printed, marks, moves, asks, clock: repeatable.readings() } };
}

function reactOnce(interpreter: Interpreter, cap: MemoryCap, turn: Turn, event: LiveEvent): WatchedRun {
	const marks: DrawnMark[] = [];
	let size = 0;
	interpreter.listen((text) => {
		size += text.length;
		if (size <= MOST_TEXT && text.startsWith(MARK)) marks.push({ step: 0, text: text.slice(MARK.length).trimEnd() });
	});
	const result = runOnce(interpreter, cap, turn, {
		run: () => interpreter.call('judge_event', JSON.stringify(event)),
		out: createByteOutput(turn.limits.outputBytes),
		input: '',
		robot: null,
	});
	return { result, steps: { lines: [], printed: [], marks, moves: [], asks: false, clock: [] } };
}

interface RunOptions {
	/** Returns what went wrong, or an empty text. */
	run: () => string;
	out: ByteOutput;
	input: string;
	/** Without one, the program is told that there is no world. */
	robot: WorldRun | null;
	/** The program reads past its input. */
	onEnd?: () => void;
}

function runOnce(
	{ pyodide, fuel, connect }: Interpreter,
	cap: MemoryCap,
	turn: Turn,
	{ run, out, input, robot, onEnd }: RunOptions,
): RunResult {
	const err = createByteOutput(STDERR_BYTES);
	const memory = (): number => touchedMemory(pyodide._module.HEAP8.buffer);
	const own = memory();
	const spent = () => ({ stdout: out.text(), time: fuel.spentMs(), memory: (memory() - own) / 1024 });
	/** Of a program that printed too much. */
	let flooded: ReturnType<typeof spent> | null = null;
	/** Of a program that does not end although its robot is done. */
	let stopped: ReturnType<typeof spent> | null = null;
	let afterEnd = 0;
	connect(
		robot &&
			((line) => {
				const reply = robot.answer(line);
				if (reply === OVER) afterEnd += 1;
				if (afterEnd > MOST_AFTER_END) {
					stopped ??= spent();
					fuel.exhaust();
				}
				return reply;
			}),
	);
	pyodide.setStdin({ read: readerOf(input, onEnd), isatty: false });
	pyodide.setStdout({
		write: (bytes) => {
			// Ends the program at once: it could catch an exception.
			if (!out.write(bytes)) {
				flooded ??= spent();
				fuel.exhaust();
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
	cap.set(turn.limits.memoryKb * 1024, turn.denied);
	turn.begin();
	fuel.start(turn.limits.timeMs);
	try {
		const fault = run();
		const used = spent();
		if (cap.wasDenied()) return failure('MLE', err.text(), used);
		return failure(fault === '' ? 'OK' : 'RE', err.text() + fault, used);
	} catch (error) {
		if (flooded) return failure('OLE', texts.tooMuchOutput, flooded);
		if (cap.wasDenied()) return failure('MLE', err.text(), spent());
		if (stopped) return failure('OK', err.text(), stopped);
		if (fuel.isSpent()) return failure('TLE', err.text(), spent());
		return failure('RE', err.text() + (error instanceof RefusedImport ? texts.reachesOut : reasonOf(error)), spent());
	} finally {
		cap.set(Number.POSITIVE_INFINITY, () => undefined);
	}
}

/** Emscripten's exit is an object with a status, and no error. */
const reasonOf = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'status' in error ? texts.exited({ code: Number(error.status) }) : explainTrap(error);

function readerOf(input: string, onEnd = (): void => undefined): (buffer: Uint8Array) => number {
	const bytes = new TextEncoder().encode(input);
	let at = 0;
	return (buffer) => {
		if (at === bytes.length) onEnd();
		const part = bytes.subarray(at, at + buffer.length);
		buffer.set(part);
		at += part.length;
		return part.length;
	};
}
