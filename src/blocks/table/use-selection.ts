import { useRef } from 'react';
import type { TableSelection } from '#generated/block-types.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import type { RowList } from '#src/pages/use-rows.ts';
import { type Keys, pickRows, rangeTo, shareOf } from './pick-rows.ts';

export interface Selection {
	chosen: ReadonlySet<string>;
	share: 'none' | 'some' | 'all';
	/** `range`: with the rows between this one and the one toggled last. */
	toggle: (index: number, on: boolean, range: boolean) => void;
	toggleAll: (on: boolean) => void;
	clear: () => void;
}

/** Undefined if rows cannot be selected. */
export function useSelection(select: TableSelection | undefined, rows: RowList): Selection | undefined {
	const [value, setValue] = usePageState(select?.binds ?? '');
	const anchor = useRef<string | null>(null);
	if (!select) return undefined;
	const before: Keys = Array.isArray(value) ? value.map(String) : [];
	const chosen = new Set(before);
	const keys = (): Keys => Array.from({ length: rows.count }, (_, index) => rows.at(index).key);
	const set = (next: Keys): void => setValue(next, { replace: true });
	return {
		chosen,
		share: shareOf(keysOf(rows), chosen),
		toggle: (index, on, range) => {
			const { key } = rows.at(index);
			set(pickRows(before, range ? rangeTo(keys(), anchor.current, index) : [key], on));
			anchor.current = key;
		},
		toggleAll: (on) => set(pickRows(before, keys(), on)),
		clear: () => set([]),
	};
}

/** One key after the other, since the share of a long list is often clear after two. */
function* keysOf(rows: RowList): Generator<string> {
	for (let index = 0; index < rows.count; index += 1) yield rows.at(index).key;
}
