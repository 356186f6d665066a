import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { FormField } from '#generated/block-types.ts';
import { EyeIcon } from '#src/ui/eye-icon.tsx';
import type { Control } from './control-of.ts';
import type { Choice, ControlProps } from './control-props.ts';
import styles from './form-block.module.css';

export interface FieldControlProps extends ControlProps {
	control: Exclude<Control, 'checkbox' | 'switch' | 'radio' | 'checkboxes' | 'file' | 'image' | 'avatar' | 'code' | 'tags'>;
	field: FormField;
	placeholder: string;
	choices: readonly Choice[];
}

export function FieldControl(props: FieldControlProps) {
	const { control, field, placeholder, choices, value, onChange } = props;
	const shared = {
		id: props.id,
		name: props.name,
		className: styles.control,
		value: String(value ?? ''),
		'aria-required': props.required || undefined,
		'aria-invalid': props.invalid || undefined,
		'aria-describedby': props.describedBy,
		onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => onChange(event.target.value),
	};
	if (control === 'choices') return <ManyChoices {...shared} value={value} choices={choices} onChoose={onChange} />;
	const typing = { placeholder, autoComplete: field.autocomplete };
	switch (control) {
		case 'select':
			return (
				<select {...shared}>
					<option value="">{placeholder || '请选择'}</option>
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.label}
						</option>
					))}
				</select>
			);
		case 'textarea':
			return <textarea {...shared} {...typing} rows={4} />;
		case 'password':
			return <PasswordInput {...shared} {...typing} />;
		case 'number':
			return (
				<input
					{...shared}
					placeholder={placeholder}
					type="number"
					inputMode="decimal"
					step="any"
					min={field.rules.minimum}
					max={field.rules.maximum}
				/>
			);
		case 'date':
			return <input {...shared} type="date" />;
		case 'datetime':
			return <input {...shared} type="datetime-local" />;
		case 'phone':
			return <input {...shared} {...typing} type="tel" inputMode="tel" autoComplete={field.autocomplete ?? 'tel'} />;
		case 'input':
			return <input {...shared} {...typing} type={field.rules.format === 'email' ? 'email' : 'text'} />;
	}
}

interface ManyChoicesProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
	value: unknown;
	choices: readonly Choice[];
	onChoose: (values: readonly string[]) => void;
}

/** Native multiple select: Ctrl, or Shift with the arrow keys, selects several. */
function ManyChoices({ value, choices, onChoose, ...props }: ManyChoicesProps) {
	return (
		<select
			{...props}
			multiple
			size={Math.min(Math.max(choices.length, 2), 6)}
			value={Array.isArray(value) ? value.map(String) : []}
			onChange={({ target }) => onChoose([...target.selectedOptions].map((option) => option.value))}
		>
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</select>
	);
}

function PasswordInput(props: ComponentProps<'input'>) {
	const [visible, setVisible] = useState(false);
	return (
		<span className={styles.password}>
			<input {...props} type={visible ? 'text' : 'password'} />
			<button type="button" className={styles.eye} aria-label="显示内容" aria-pressed={visible} onClick={() => setVisible(!visible)}>
				<EyeIcon crossed={visible} />
			</button>
		</span>
	);
}
