import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form/code.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { typingAttributes } from '#src/ui/typing-attributes.ts';
import styles from './code-control.module.css';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import formStyles from './form-block.module.css';
import type { FormStore } from './form-store.ts';
import { useCodeRequest } from './use-code-request.ts';

interface CodeControlProps extends ControlProps {
	field: FormField;
	placeholder: string;
	store: FormStore;
}

export function CodeControl({
	id,
	label,
	required,
	describedBy,
	invalid,
	value,
	onChange,
	field,
	placeholder,
	store,
	name,
}: CodeControlProps) {
	const { left, sent, request } = useCodeRequest(field, store);
	return (
		<>
			<label className={formStyles.label} htmlFor={id}>
				<FieldLabel label={label} required={required} />
			</label>
			<span className={styles.row}>
				<input
					{...typingAttributes(field.rules)}
					id={id}
					name={name}
					className={classNames(formStyles.control, styles.code)}
					placeholder={placeholder}
					autoComplete={field.autocomplete ?? 'one-time-code'}
					value={String(value ?? '')}
					aria-required={required || undefined}
					aria-invalid={invalid || undefined}
					aria-describedby={describedBy}
					onChange={({ target }) => onChange(target.value)}
				/>
				<Button label={left > 0 ? texts.again({ count: left }) : texts.get} disabled={left > 0} onPress={request} />
			</span>
			<p className={styles.sent} role="status">
				{sent && texts.sent}
			</p>
		</>
	);
}
