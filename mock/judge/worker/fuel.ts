/**
 * Processor use of a program, counted by its metered code (see metering/), so it is the same on every machine and under every load.
 * Converted to milliseconds at a fixed rate.
 */
import { FUEL } from '#mock/judge/metering/meter-module.ts';

/**
 * Units per millisecond of the time limit. A laptop of 2025 executes about twice as many. Interpreters get more, because they execute
 * many instructions for each one of the program.
 */
export const NATIVE_UNITS = 1_000_000;
export const INTERPRETER_UNITS = 3_000_000;

export interface Fuel {
	start(limitMs: number): void;
	spentMs(): number;
	isSpent(): boolean;
}

export function fuelOf(instance: WebAssembly.Instance, unitsPerMs: number): Fuel {
	const fuel = instance.exports[FUEL];
	if (!(fuel instanceof WebAssembly.Global)) throw new Error('The module was not metered, so its programs could run for ever.');
	let granted = fuel.value;
	return {
		start(limitMs) {
			granted = BigInt(Math.round(limitMs * unitsPerMs));
			fuel.value = granted;
		},
		spentMs: () => Number(granted - fuel.value) / unitsPerMs,
		isSpent: () => fuel.value < 0n,
	};
}
