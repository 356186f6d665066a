/** Wait before another one-time code can be requested, stored in the browser to survive reloads and apply to other windows. Pure. */
import type { FormValues } from './form-values.ts';

export interface CodeWait {
	/** Values of the fields that identify the recipient of the code. */
	values: FormValues;
	/** Epoch ms. */
	until: number;
}

export const writeWait = (wait: CodeWait): string => JSON.stringify(wait);

/** Null if the wait is over or unreadable. Capped at `most` ms in case the clock was set back. */
export function readWait(text: string | null, now: number, most: number): CodeWait | null {
	const { values, until } = parse(text);
	if (typeof values !== 'object' || values === null || typeof until !== 'number') return null;
	return until > now ? { values: values as FormValues, until: Math.min(until, now + most) } : null;
}

/** Seconds left for these values; 0 if the code went to another recipient. */
export function secondsLeft(wait: CodeWait | null, values: FormValues, now: number): number {
	if (!wait || !Object.entries(wait.values).every(([name, value]) => values[name] === value)) return 0;
	return Math.max(0, Math.ceil((wait.until - now) / 1000));
}

function parse(text: string | null): Partial<Record<keyof CodeWait, unknown>> {
	try {
		const value: unknown = JSON.parse(text ?? 'null');
		return typeof value === 'object' && value !== null ? value : {};
	} catch {
		return {};
	}
}
