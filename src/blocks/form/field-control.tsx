import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { EyeIcon } from '#src/ui/eye-icon.tsx';
import type { Control } from './control-of.ts';
import type { ControlProps } from './control-props.ts';
import styles from './form-block.module.css';

export interface FieldControlProps extends ControlProps {
	control: Extract<Control, 'input' | 'password' | 'textarea' | 'phone'>;
	field: FormField;
	placeholder: string;
}

export function FieldControl(props: FieldControlProps) {
	const { control, field, placeholder, value, onChange } = props;
	const shared = {
		id: props.id,
		name: props.name,
		className: styles.control,
		value: String(value ?? ''),
		'aria-required': props.required || undefined,
		'aria-invalid': props.invalid || undefined,
		'aria-describedby': props.describedBy,
		onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
	};
	const typing = { placeholder, autoComplete: field.autocomplete };
	switch (control) {
		case 'textarea':
			return <textarea {...shared} {...typing} rows={4} />;
		case 'password':
			return <PasswordInput {...shared} {...typing} />;
		case 'phone':
			return <input {...shared} {...typing} type="tel" inputMode="tel" autoComplete={field.autocomplete ?? 'tel'} />;
		case 'input':
			return <input {...shared} {...typing} type={field.rules.format === 'email' ? 'email' : 'text'} />;
	}
}

function PasswordInput(props: ComponentProps<'input'>) {
	const [visible, setVisible] = useState(false);
	return (
		<span className={styles.password}>
			<input {...props} type={visible ? 'text' : 'password'} />
			<button
				type="button"
				className={styles.eye}
				aria-label={texts.showContent}
				aria-pressed={visible}
				onClick={() => setVisible(!visible)}
			>
				<EyeIcon crossed={visible} />
			</button>
		</span>
	);
}
