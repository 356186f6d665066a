import type { FormField } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';

export interface Limits {
	min: string | undefined;
	max: string | undefined;
}

/** Limits that the manifest gives, as text; `today` is the current day of the server's clock. */
export function limitsOf({ min, max }: FormField, scope: PageScope): Limits {
	const limit = (given: FormField['min']): string | undefined => {
		const text = scope.shown(given);
		return text === 'today' ? scope.read((_, pipes) => pipes.today('YYYY-MM-DD')) : text || undefined;
	};
	return { min: limit(min), max: limit(max) };
}
