/** How long another one-time code must wait, as the browser keeps it for a reload and for other windows. Pure. */
import type { FormValues } from './form-values.ts';

export interface CodeWait {
	/** What was typed into the fields that say where the code went. */
	values: FormValues;
	/** Epoch ms. */
	until: number;
}

export const writeWait = (wait: CodeWait): string => JSON.stringify(wait);

/** Null for what is over, or says nothing. A wait is never longer than `most` ms: clocks are put back. */
export function readWait(text: string | null, now: number, most: number): CodeWait | null {
	const { values, until } = parse(text);
	if (typeof values !== 'object' || values === null || typeof until !== 'number') return null;
	return until > now ? { values: values as FormValues, until: Math.min(until, now + most) } : null;
}

/** Seconds that are left for these values; 0 where the code went elsewhere. */
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
