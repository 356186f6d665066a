/** Where to go in the steps of a run, and what a step changes. */
import type { Moment, Step, Value } from '#engines/steps.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';

/** The next step of this line; from the start if there is none further on. Null if the line never runs. */
export function nextOfLine(steps: readonly Step[], line: number, from: number): number | null {
	const isThere = (step: Step): boolean => step.event === 'line' && step.line === line;
	const next = steps.findIndex((step, index) => index > from && isThere(step));
	const first = next < 0 ? steps.findIndex(isThere) : next;
	return first < 0 ? null : first;
}

/** Input whose last line ends, as if typed in a terminal. A program that reads on would else wait for the end of that line. */
export const endLine = (input: string): string => (input === '' || input.endsWith('\n') ? input : `${input}\n`);

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The step after which the output is no longer a beginning of the expected one. Null if all of it is, or the program ends too early. */
export function firstDifference(steps: readonly Step[], output: string, expected: string): number | null {
	let same = 0;
	while (same < output.length && output[same] === expected[same]) same += 1;
	const skipped = output.slice(same).search(/\S/);
	if (skipped < 0) return null;
	const printed = bytesOf(output.slice(0, same + skipped)) + 1;
	const after = steps.findIndex((step) => step.printed >= printed);
	return after < 0 ? steps.length - 1 : after;
}

/** The output at a step. */
export const outputAt = (output: Uint8Array, step: Step | undefined): string =>
	new TextDecoder().decode(output.subarray(0, step?.printed ?? 0));

/** Lines that moved the robot. */
export const movesOf = ({ moves }: Pick<WatchedProgram, 'moves'>): string => moves.map(({ text }) => text).join('\n');

export interface Change {
	name: string;
	value: Value;
}

/** Variables of the innermost frame that are new or have another value since the step before. */
export function changesOf(before: Moment | null, now: Moment): Change[] {
	const frame = now.frames.at(-1);
	const earlier = before?.frames[now.frames.length - 1];
	const known = new Map(earlier?.name === frame?.name ? earlier?.variables : []);
	return (frame?.variables ?? []).flatMap(([name, value]) => (isUnchanged(known.get(name), value, before, now) ? [] : [{ name, value }]));
}

/** A list that was changed in place has the same address, and other items. */
function isUnchanged(earlier: Value | undefined, value: Value, before: Moment | null, now: Moment): boolean {
	if (!earlier || !isSame(earlier, value)) return false;
	if (value.type !== 'object') return true;
	return JSON.stringify(before?.objects[value.object]) === JSON.stringify(now.objects[value.object]);
}

/** Whether both are drawn alike in their place. */
export function isSame(one: Value, other: Value): boolean {
	if (one.type === 'object') return other.type === 'object' && one.object === other.object;
	return other.type === one.type && one.text === other.text && lengthOf(one) === lengthOf(other);
}

const lengthOf = (value: Value): number | undefined => ('length' in value ? value.length : undefined);
