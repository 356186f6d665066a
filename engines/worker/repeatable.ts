/**
 * Makes a run of Python repeatable. Clock readings of the first run are recorded and answered again by its repetitions; random bytes of the
 * system come from the seed. Everything else that a program can ask is the same in every fresh interpreter.
 */
type Call = (...args: number[]) => unknown;

export interface Repeatable {
	/** Wraps the imports in place, before the interpreter is instantiated. */
	wrap(imports: WebAssembly.Imports): void;
	/** From here on, readings are recorded, or answered from `recorded`; past its end the clock stands still. */
	begin(memory: () => ArrayBufferLike, seed: number | null, recorded: readonly number[] | null): void;
	readings(): readonly number[];
}

const READINGS = 100_000;
/** Where `clock_time_get` writes its answer: nanoseconds, as a 64-bit integer. */
const RESULT = 2;

export function createRepeatable(): Repeatable {
	let memory: (() => ArrayBufferLike) | null = null;
	let recorded: readonly number[] | null = null;
	let random = () => 0;
	const taken: number[] = [];
	let at = 0;
	const reading = (real: () => number): number => {
		if (recorded) {
			const value = recorded[Math.min(at, recorded.length - 1)] ?? 0;
			at += 1;
			return value;
		}
		const value = real();
		if (taken.length < READINGS) taken.push(value);
		return value;
	};
	const wrappers: Readonly<Record<string, (real: Call, args: number[]) => unknown>> = {
		emscripten_date_now: (real) => reading(() => Number(real())),
		emscripten_get_now: (real) => reading(() => Number(real())),
		clock_time_get(real, args) {
			const answer = real(...args);
			if (!memory) return answer;
			const view = new DataView(memory());
			const address = args[RESULT] ?? 0;
			view.setBigUint64(address, BigInt(reading(() => Number(view.getBigUint64(address, true)))), true);
			return answer;
		},
		random_get(real, args) {
			const [address = 0, length = 0] = args;
			if (!memory) return real(...args);
			const bytes = new Uint8Array(memory(), address, length);
			for (let index = 0; index < length; index += 1) bytes[index] = random() & 0xff;
			return 0;
		},
	};
	return {
		wrap(imports) {
			for (const group of new Set(Object.values(imports)))
				for (const [name, wrapper] of Object.entries(wrappers)) {
					const real = group[name];
					if (typeof real !== 'function') continue;
					const call = real as Call;
					group[name] = Object.assign((...args: number[]) => (memory ? wrapper(call, args) : call(...args)), real);
				}
		},
		begin(of, seed, earlier) {
			memory = of;
			recorded = earlier;
			random = numbersFrom(seed ?? 1);
		},
		readings: () => recorded ?? taken,
	};
}

/** Xorshift: 32-bit numbers, the same for the same seed. */
function numbersFrom(seed: number): () => number {
	let state = seed | 0 || 1;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return state >>> 0;
	};
}
