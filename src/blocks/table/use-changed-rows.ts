import { useState } from 'react';
import type { TableBlock } from '#generated/block-types.ts';
import type { RowList } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';

export type ChangedRows = ReadonlySet<string>;

const NONE: ChangedRows = new Set();

type Values = ReadonlyMap<string, unknown>;

/** Keys of the rows whose `changes` differs from the answer before. Rows that were not there before have not changed. */
export function useChangedRows({ source, changes }: Pick<TableBlock, 'source' | 'changes'>, rows: RowList): ChangedRows {
	const scope = useScope();
	// Each answer has a list of its own.
	const list = changes ? scope.read(source.rows) : null;
	const read = (): Values => {
		const values = new Map<string, unknown>();
		for (let index = 0; changes && index < rows.count; index += 1) {
			const { key, scope: row } = rows.at(index);
			values.set(key, row.read(changes));
		}
		return values;
	};
	const [last, setLast] = useState(() => ({ list, values: read(), changed: NONE }));
	if (last.list === list) return last.changed;
	const values = read();
	const changed = changedKeys(last.values, values);
	// A source that makes a new list with each render must not render for ever.
	if (changed.size + last.changed.size === 0 && hasSameKeys(last.values, values)) return NONE;
	setLast({ list, values, changed });
	return changed;
}

const hasSameKeys = (before: Values, now: Values): boolean => before.size === now.size && [...now.keys()].every((key) => before.has(key));

const changedKeys = (before: Values, now: Values): ChangedRows =>
	new Set([...now].flatMap(([key, value]) => (before.has(key) && before.get(key) !== value ? [key] : [])));
