import { useEffect, useRef } from 'react';
import * as texts from '#generated/messages/ui/selection.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './selection.module.css';

interface PickBoxProps {
	/** Name of the row. */
	name: string;
	checked: boolean;
	/** `range`: with all rows up to the one toggled before. */
	onToggle: (on: boolean, range: boolean) => void;
}

/** The checkbox of a row that can be selected. */
export const PickBox = ({ name, checked, onToggle }: PickBoxProps) => (
	<label className={styles.tick}>
		<input
			type="checkbox"
			aria-label={texts.select({ row: name })}
			checked={checked}
			onChange={({ target, nativeEvent }) => onToggle(target.checked, (nativeEvent as MouseEvent).shiftKey === true)}
		/>
	</label>
);

export interface PickAllProps {
	share: 'none' | 'some' | 'all';
	/** Name of the list. */
	label: string;
	paged: boolean;
	/** Whether its text is visible. */
	named?: boolean;
	onToggle: (on: boolean) => void;
}

/** The checkbox of all rows on the page. */
export function PickAll({ share, label, paged, named = false, onToggle }: PickAllProps) {
	const box = useRef<HTMLInputElement>(null);
	// The mixed state has no attribute.
	useEffect(() => {
		if (box.current) box.current.indeterminate = share === 'some';
	}, [share]);
	return (
		<label className={classNames(styles.tick, named && styles.named)} data-text={texts.pickAll}>
			<input
				ref={box}
				type="checkbox"
				aria-label={paged ? texts.selectPage({ label }) : texts.selectAll({ label })}
				checked={share === 'all'}
				onChange={() => onToggle(share !== 'all')}
			/>
			{named && texts.pickAll}
		</label>
	);
}
