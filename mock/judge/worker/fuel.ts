/**
 * What a program has used of the processor, counted by the program itself (see metering/): the same on every machine and under every
 * load. Judges show it in milliseconds of a machine that does so many units in one.
 */
import { FUEL } from '#mock/judge/metering/meter-module.ts';

/**
 * Units that one millisecond of a program's time limit is worth. A laptop of 2025 executes about twice as many in a millisecond, so no
 * program exceeds the limit that is fast enough there. Interpreters get more, because they spend many instructions on one of the program.
 */
export const NATIVE_UNITS = 1_000_000;
export const INTERPRETER_UNITS = 3_000_000;

export interface Fuel {
	/** From now on a program may run for so many milliseconds. */
	start(limitMs: number): void;
	/** Milliseconds since the start. */
	spentMs(): number;
	/** Whether it ended the program. */
	isSpent(): boolean;
}

/** Throws for an instance whose module was not metered. */
export function fuelOf(instance: WebAssembly.Instance, unitsPerMs: number): Fuel {
	const fuel = instance.exports[FUEL];
	if (!(fuel instanceof WebAssembly.Global)) throw new Error('The module was not metered, so its programs could run for ever.');
	let given = fuel.value;
	return {
		start(limitMs) {
			given = BigInt(Math.round(limitMs * unitsPerMs));
			fuel.value = given;
		},
		spentMs: () => Number(given - fuel.value) / unitsPerMs,
		isSpent: () => fuel.value < 0n,
	};
}
