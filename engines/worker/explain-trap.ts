import * as texts from '#generated/messages/engines.ts';

/** Messages differ between the JavaScript engines, hence the patterns. The first that fits is taken. */
const TRAPS: readonly (readonly [pattern: RegExp, text: string])[] = [
	[/stack|too much recursion/i, texts.stackOverflow],
	[/(divide|division|remainder) by zero/i, texts.divisionByZero],
	[/unreachable/i, texts.abortCalled],
	[/signature|type mismatch/i, texts.wrongFunction],
	[/unrepresentable|integer overflow|conversion to integer|out of range/i, texts.integerOverflow],
	[/out of bounds|outside the bounds|null/i, texts.segmentationFault],
];

/** Says in the words of the judge why a program has ended. What the engine says of itself means nothing to a student. */
export function explainTrap(error: unknown): string {
	const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
	return TRAPS.find(([pattern]) => pattern.test(message))?.[1] ?? texts.aborted;
}
