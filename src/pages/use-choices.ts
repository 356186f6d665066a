import { useMemo, useState } from 'react';
import type { DictionaryName } from '#generated/names.ts';
import type { Expression, ListSource, TextValue } from './block-base.ts';
import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';
import { useDictionaries } from './use-dictionaries.ts';
import { type KeyExpression, toRow } from './use-rows.ts';

export interface Choice {
	value: string;
	label: string;
	note?: string;
	group?: string;
	children?: readonly Choice[];
}

export interface Choices {
	choices: readonly Choice[];
	state: 'loading' | 'failed' | 'ready';
	retry: () => unknown;
}

/** Choices of a filter or a form field come from a dictionary, from the page or from rows of data calls. */
interface ChoiceSpec {
	needs: readonly string[];
	dict?: DictionaryName;
	labels?: Readonly<Record<string, TextValue>>;
	source?: ListSource;
	key?: KeyExpression;
	choice?: Expression<unknown>;
	count?: Expression<unknown>;
	group?: Expression<unknown>;
	children?: Expression<readonly unknown[] | null | undefined>;
}

/** Previous choices stay visible while new ones, e.g. of another search, are loading. */
export function useChoices(spec: ChoiceSpec, tree = spec.children !== undefined): Choices {
	const dictionaries = useDictionaries();
	const { scope, data } = usePage();
	const statuses = spec.needs.flatMap((name) => data.status[name] ?? []);
	const rows = spec.source ? scope.read(spec.source.rows) : null;
	const [last, setLast] = useState(rows);
	if (rows && rows !== last) setLast(rows);
	const kept = rows ?? last;
	const choices = useMemo(() => {
		if (spec.dict !== undefined) return dictionaries.items(spec.dict);
		if (spec.labels) return Object.entries(spec.labels).map(([value, label]) => ({ value, label: scope.text(label) }));
		return (kept ?? []).map((row, at) => choiceOf(spec, scope, row, { at, tree }));
	}, [spec, kept, scope, dictionaries, tree]);
	const failed = statuses.filter(({ phase }) => phase === 'failed');
	const loading = choices.length === 0 && statuses.some(({ phase }) => phase === 'loading');
	const state = failed.length > 0 ? 'failed' : loading ? 'loading' : 'ready';
	return { choices, state, retry: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}

function choiceOf(spec: ChoiceSpec, outer: PageScope, row: unknown, { at, tree }: { at: number; tree: boolean }): Choice {
	const { key, scope } = toRow(outer.with({ row }), spec.key, at);
	const below = tree ? (spec.children ? scope.read(spec.children) : (row as { children?: readonly unknown[] | null }).children) : null;
	return {
		value: key,
		label: scope.shown(spec.choice),
		...(spec.count && { note: scope.shown(spec.count) }),
		...(spec.group && { group: scope.shown(spec.group) }),
		...(below && below.length > 0 && { children: below.map((child, index) => choiceOf(spec, outer, child, { at: index, tree })) }),
	};
}
