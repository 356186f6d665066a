import { useId } from 'react';
import styles from './workbench.module.css';

interface ChoiceProps {
	label: string;
	value: string;
	choices: readonly (readonly [string, string])[];
	onChoose: (value: string) => void;
}

/** A list to choose from, with its label beside it. */
export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
	const id = useId();
	return (
		<span className={styles.choice}>
			<label htmlFor={id}>{label}</label>
			<select id={id} className="field" value={value} onChange={(event) => onChoose(event.target.value)}>
				{choices.map(([key, title]) => (
					<option key={key} value={key}>
						{title}
					</option>
				))}
			</select>
		</span>
	);
}
