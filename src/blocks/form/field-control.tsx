import type { ChangeEvent } from 'react';
import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { PasswordInput } from '#src/ui/password-input.tsx';
import { typingAttributes } from '#src/ui/typing-attributes.ts';
import { type Control, isLong } from './control-of.ts';
import type { ControlProps } from './control-props.ts';
import styles from './form-block.module.css';

export interface FieldControlProps extends ControlProps {
	control: Extract<Control, 'input' | 'password' | 'textarea'>;
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
	const typing = { placeholder, ...(field.autocomplete !== undefined && { autoComplete: field.autocomplete }) };
	switch (control) {
		case 'textarea':
			return <textarea {...shared} {...typing} {...(field.look === 'code' ? CODE : { rows: isLong(field) ? 7 : 4 })} />;
		case 'password':
			return <PasswordInput {...shared} {...typing} showLabel={texts.showContent} />;
		case 'input':
			return <input type={TYPES[field.rules.format ?? ''] ?? 'text'} {...shared} {...typingAttributes(field.rules)} {...typing} />;
	}
}

const TYPES: Readonly<Record<string, string>> = { email: 'email', uri: 'url' };

const CODE = { rows: 12, spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', 'data-look': 'code' };
