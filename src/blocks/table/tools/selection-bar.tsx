import type { TableSelection } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table/tools.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useButtons } from '#src/pages/use-buttons.ts';
import type { RowList } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonRow } from '#src/ui/button-row.tsx';
import type { Selection } from '../use-selection.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
	select: TableSelection;
	selection: Selection;
	rows: RowList;
}

/** How many rows are selected, and the buttons for them. */
export function SelectionBar({ select, selection, rows }: SelectionBarProps) {
	const items = useClearing(select, selection);
	const count = selection.chosen.size;
	return (
		<div className={styles.bar}>
			<p className="muted" role="status">
				{count === 0 ? texts.selectFirst : countText(count, countHere(selection.chosen, rows))}
			</p>
			{count > 0 && (
				<>
					<ButtonRow items={items} />
					<Button kind="text" label={texts.clearSelection} onPress={selection.clear} />
				</>
			)}
		</div>
	);
}

const countText = (count: number, here: number): string =>
	here < count ? texts.selectedElsewhere({ count, elsewhere: count - here }) : texts.selected({ count });

function countHere(chosen: ReadonlySet<string>, rows: RowList): number {
	let here = 0;
	for (let index = 0; index < rows.count; index += 1) if (chosen.has(rows.at(index).key)) here += 1;
	return here;
}

/** The buttons; a button whose steps have all run clears the selection, unless none of them calls anything. */
function useClearing({ buttons }: TableSelection, { clear }: Selection) {
	const { commands } = usePage();
	const scope = useScope();
	const items = useButtons()(buttons, scope);
	return items.map((item) => {
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
