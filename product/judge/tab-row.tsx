import { classNames } from '#src/lib/class-names.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import styles from './workbench.module.css';

export interface TabRowProps<Key extends string> {
	label: string;
	tabs: Readonly<Partial<Record<Key, string>>>;
	chosen: Key;
	onChoose: (key: Key) => void;
}

/** A row of toggle buttons. Not tabs, because the panes stay in the layout. */
export function TabRow<Key extends string>({ label, tabs, chosen, onChoose }: TabRowProps<Key>) {
	return (
		<fieldset className={styles.tabs} aria-label={label}>
			{(Object.entries(tabs) as [Key, string][]).map(([key, title]) => (
				<button
					key={key}
					type="button"
					className={classNames(styles.tab, key === chosen && styles.chosen)}
					aria-pressed={key === chosen}
					onClick={() => onChoose(key)}
				>
					<ButtonLabel text={title} />
				</button>
			))}
		</fieldset>
	);
}
