import styles from './control-bar.module.css';

export interface ControlSelectProps {
	label: string;
	value: string;
	options: readonly { value: string; label: string }[];
	onChoose: (value: string) => void;
}

/** A choice in the bar: the browser's own, which every phone and every screen reader knows. */
export function ControlSelect({ label, value, options, onChoose }: ControlSelectProps) {
	return (
		<select className={styles.select} aria-label={label} title={label} value={value} onChange={(event) => onChoose(event.target.value)}>
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
}
