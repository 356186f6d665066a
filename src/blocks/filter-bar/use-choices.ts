import { useState } from 'react';
import type { Facet } from '#generated/block-types.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { PageScope } from '#src/pages/page-scope.ts';

export interface Choice {
	value: string;
	label: string;
	count: number | null;
}

export interface Choices {
	choices: readonly Choice[];
	state: 'loading' | 'failed' | 'ready';
	retry: () => unknown;
}

/** Choices of a facet. Previous choices stay visible while new ones, e.g. with other counts, are loading. */
export function useChoices(facet: Facet): Choices {
	const dictionary = usePageEnvironment().useDictionaries();
	const { scope, data } = usePage();
	const statuses = facet.needs.flatMap((name) => data.status[name] ?? []);
	const rows = facet.source ? scope.read(facet.source.rows) : null;
	const [last, setLast] = useState(rows);
	if (rows && rows !== last) setLast(rows);
	if (facet.dict !== undefined) {
		const choices = dictionary(facet.dict).map(({ value, label }) => ({ value, label, count: null }));
		return { choices, state: 'ready', retry: () => undefined };
	}
	const choices = (rows ?? last ?? []).map((row) => choiceOf(facet, scope.with({ row })));
	const failed = statuses.filter(({ phase }) => phase === 'failed');
	const loading = choices.length === 0 && statuses.some(({ phase }) => phase === 'loading');
	const state = failed.length > 0 ? 'failed' : loading ? 'loading' : 'ready';
	return { choices, state, retry: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}

function choiceOf({ key, choice, count }: Facet, scope: PageScope): Choice {
	const { row } = scope.bound;
	const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
	return {
		value: String((key ? scope.read(key) : id) ?? ''),
		label: scope.shown(choice),
		count: count ? (scope.read(count) ?? null) : null,
	};
}
