import { useState } from 'react';
import type { TableBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { idOf } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';

export type ChangedRows = ReadonlySet<string>;

const NONE: ChangedRows = new Set();

type Values = ReadonlyMap<string, unknown>;

/** Keys of the rows whose `changes` differs from the answer before. Rows that were not there before have not changed. */
export function useChangedRows({ source, key, changes }: Pick<TableBlock, 'source' | 'key' | 'changes'>): ChangedRows {
	const scope = useScope();
	// Each answer has a list of its own.
	const list = changes ? scope.read(source.rows) : null;
	const read = (): Values => valuesOf(list, { key, changes, scope });
	const [last, setLast] = useState(() => ({ list, values: read(), changed: NONE }));
	if (last.list === list) return last.changed;
	const values = read();
	const changed = changedKeys(last.values, values);
	// A source that makes a new list with each render must not render for ever.
	if (changed.size + last.changed.size === 0 && hasSameKeys(last.values, values)) return NONE;
	setLast({ list, values, changed });
	return changed;
}

type Read = Pick<TableBlock, 'key' | 'changes'> & { scope: PageScope };

/** One scope serves all rows, since each answer reads all of them and most are never drawn. */
function valuesOf(list: readonly unknown[] | null | undefined, { key, changes, scope }: Read): Values {
	const values = new Map<string, unknown>();
	if (!list || !changes) return values;
	scope.read((own, pipes) => {
		const inRow = { ...own };
		for (const [index, row] of list.entries()) {
			inRow.row = row;
			values.set(String((key ? key(inRow, pipes) : idOf(row)) ?? index), changes(inRow, pipes));
		}
	});
	return values;
}

const hasSameKeys = (before: Values, now: Values): boolean => before.size === now.size && [...now.keys()].every((key) => before.has(key));

const changedKeys = (before: Values, now: Values): ChangedRows =>
	new Set([...now].flatMap(([key, value]) => (before.has(key) && before.get(key) !== value ? [key] : [])));
