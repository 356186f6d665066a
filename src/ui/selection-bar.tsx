import * as texts from '#generated/messages/ui/selection.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from './button.tsx';
import { ButtonRow, type ButtonRowItem } from './button-row.tsx';
import { PickAll, type PickAllProps } from './pick-box.tsx';
import styles from './selection.module.css';

export interface SelectionBarProps {
	/** Number of selected rows. */
	count: number;
	/** How many of them are on other pages. */
	elsewhere: number;
	items: readonly ButtonRowItem[];
	onClear: () => void;
	/** The box for all rows of a list; a table has it among its headings. */
	all?: PickAllProps | null;
}

/** How many rows are selected, and the buttons for them. */
export function SelectionBar({ count, elsewhere, items, onClear, all }: SelectionBarProps) {
	return (
		<div className={classNames(styles.bar, all !== undefined && styles.list)}>
			{all && <PickAll {...all} named />}
			<p className="muted" role="status">
				{count === 0 ? texts.selectFirst : countText(count, elsewhere)}
			</p>
			{count > 0 && (
				<>
					<ButtonRow items={items} />
					<Button kind="text" label={texts.clearSelection} onPress={onClear} />
				</>
			)}
		</div>
	);
}

const countText = (count: number, elsewhere: number): string =>
	elsewhere > 0 ? texts.selectedElsewhere({ count, elsewhere }) : texts.selected({ count });
