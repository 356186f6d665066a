import type { KeyboardEvent } from 'react';

const TARGETS: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowLeft: (at) => at - 1,
	ArrowRight: (at) => at + 1,
	Home: () => 0,
	End: (_at, last) => last,
};

/** Where a key goes among steps from 0 to `last`; null for other keys, and for those that a field takes. */
export function walkTarget({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, at: number, last: number): number | null {
	if (target instanceof HTMLInputElement || altKey || ctrlKey || metaKey || shiftKey) return null;
	return TARGETS[key]?.(at, last) ?? null;
}
