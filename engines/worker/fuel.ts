/**
 * Processor use of a program, counted by its metered code (see metering/), so it is the same on every machine and under every load.
 * Converted to milliseconds at a fixed rate.
 */
import { FUEL } from '#engines/metering/meter-module.ts';

/**
 * Units per millisecond of the time limit. A laptop of 2025 executes about twice as many. Interpreters get more, because they execute
 * many instructions for each one of the program.
 */
export const NATIVE_UNITS = 1_000_000;
export const INTERPRETER_UNITS = 3_000_000;

/** Nanoseconds that a call of the host costs, about what a system call does: the host's own work is not metered. */
const CALL_NS = 1000;

export interface Fuel {
	/** Wraps the imported functions in place, so that each call is charged. Call before the instantiation, and `attach` after it. */
	chargeCalls(imports: WebAssembly.Imports): void;
	attach(instance: WebAssembly.Instance): void;
	start(limitMs: number): void;
	/** Ends the program at its next loop or call, whatever exceptions it catches. */
	exhaust(): void;
	spentMs(): number;
	isSpent(): boolean;
}

export function createFuel(unitsPerMs: number): Fuel {
	const callUnits = BigInt((CALL_NS * unitsPerMs) / 1e6);
	let global = { value: 0n };
	let granted = 0n;
	return {
		chargeCalls(imports) {
			for (const group of new Set(Object.values(imports)))
				for (const [name, real] of Object.entries(group)) {
					if (typeof real !== 'function') continue;
					const charged = (...args: unknown[]): unknown => {
						global.value -= callUnits;
						return real(...args);
					};
					// Emscripten's dynamic linker reads the properties of an import.
					group[name] = Object.assign(charged, real);
				}
		},
		attach(instance) {
			const exported = instance.exports[FUEL];
			if (!(exported instanceof WebAssembly.Global)) throw new Error('The module was not metered, so its programs could run for ever.');
			global = exported;
		},
		start(limitMs) {
			granted = BigInt(Math.round(limitMs * unitsPerMs));
			global.value = granted;
		},
		exhaust() {
			global.value = -1n;
		},
		spentMs: () => Number(granted - global.value) / unitsPerMs,
		isSpent: () => global.value < 0n,
	};
}
