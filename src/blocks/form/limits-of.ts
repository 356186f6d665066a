import type { FormField } from '#generated/block-types.ts';
import { toDay } from '#src/lib/moment-text.ts';
import type { PageScope } from '#src/pages/page-scope.ts';

export interface Limits {
	min: string | undefined;
	max: string | undefined;
}

/** Limits that the manifest gives, as text; `today` is the current day. */
export function limitsOf({ min, max }: FormField, scope: PageScope): Limits {
	const limit = (given: FormField['min']): string | undefined => {
		const text = scope.shown(given);
		return text === 'today' ? toDay(new Date()) : text || undefined;
	};
	return { min: limit(min), max: limit(max) };
}
