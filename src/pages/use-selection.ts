import { useRef } from 'react';
import type { RowSelection } from '#generated/block-types.ts';
import type { ButtonRowItem } from '#src/ui/button-row.tsx';
import type { PickAllProps } from '#src/ui/pick-box.tsx';
import type { SelectionBarProps } from '#src/ui/selection-bar.tsx';
import { usePage } from './page-context.tsx';
import { type Keys, pickRows, rangeTo, shareOf } from './pick-rows.ts';
import { useButtons } from './use-buttons.ts';
import { usePageState } from './use-page-state.ts';
import type { RowList } from './use-rows.ts';
import { useScope } from './use-scope.ts';

export interface Selection {
	chosen: ReadonlySet<string>;
	/** `range`: with the rows between this one and the one toggled last. */
	toggle: (key: string, on: boolean, range: boolean) => void;
	/** Props of the bar above the rows. */
	bar: SelectionBarProps;
	/** Props of the box for all rows; null if there are none. */
	all: PickAllProps | null;
}

/** Undefined if rows cannot be selected. `label`: name of the list. */
export function useSelection(select: RowSelection | undefined, rows: RowList, label: string): Selection | undefined {
	const [value, setValue] = usePageState(select?.binds ?? '');
	const anchor = useRef<string | null>(null);
	const set = (next: Keys): void => setValue(next, { replace: true });
	const clear = (): void => set([]);
	const items = useClearingButtons(select?.buttons ?? [], clear);
	if (!select) return undefined;
	const before: Keys = Array.isArray(value) ? value.map(String) : [];
	const chosen = new Set(before);
	const keys = (): Keys => [...keysOf(rows)];
	return {
		chosen,
		toggle: (key, on, range) => {
			set(pickRows(before, range ? rangeTo(keys(), anchor.current, keys().indexOf(key)) : [key], on));
			anchor.current = key;
		},
		bar: { count: chosen.size, elsewhere: chosen.size - countHere(chosen, rows), items, onClear: clear },
		all:
			rows.count === 0
				? null
				: {
						share: shareOf(keysOf(rows), chosen),
						label,
						paged: rows.paging !== null,
						onToggle: (on) => set(pickRows(before, keys(), on)),
					},
	};
}

/** One key after the other, since the share of a long list is often clear after two. */
function* keysOf(rows: RowList): Generator<string> {
	for (let index = 0; index < rows.count; index += 1) yield rows.at(index).key;
}

function countHere(chosen: ReadonlySet<string>, rows: RowList): number {
	if (chosen.size === 0) return 0;
	let here = 0;
	for (const key of keysOf(rows)) if (chosen.has(key)) here += 1;
	return here;
}

/** A button whose steps have all run clears the selection, unless none of them calls anything. */
function useClearingButtons(buttons: RowSelection['buttons'], clear: () => void): readonly ButtonRowItem[] {
	const { commands } = usePage();
	const scope = useScope();
	return useButtons()(buttons, scope).map((item) => {
		const actions = buttons[Number(item.key)]?.actions;
		if (!actions?.some((step) => 'call' in step)) return item;
		const onPress = async (): Promise<boolean> => {
			const done = await commands.run(actions, scope.bound);
			if (done) clear();
			return done;
		};
		return { ...item, onPress };
	});
}
