import type { Choice, ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';

export function ChoiceGroup(props: ControlProps & { choices: readonly Choice[]; many: boolean }) {
	const { name, label, required, describedBy, invalid, value, onChange, choices, many } = props;
	const chosen = Array.isArray(value) ? value.map(String) : [String(value ?? '')];
	const toggle = (choice: string): void => {
		if (!many) onChange(choice);
		else onChange(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
	};
	return (
		<fieldset className={styles.group} aria-describedby={describedBy} aria-invalid={invalid || undefined}>
			<legend className={styles.label}>
				<FieldLabel label={label} required={required} />
			</legend>
			{choices.map((choice) => (
				<label key={choice.value} className={styles.tick}>
					<input
						name={name}
						type={many ? 'checkbox' : 'radio'}
						className={styles.box}
						value={choice.value}
						checked={chosen.includes(choice.value)}
						onChange={() => toggle(choice.value)}
					/>
					{choice.label}
				</label>
			))}
		</fieldset>
	);
}
