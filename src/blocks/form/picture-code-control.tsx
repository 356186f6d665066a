import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormField, PictureCode } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form/picture-code.ts';
import { Button } from '#src/ui/button.tsx';
import { typingAttributes } from '#src/ui/typing-attributes.ts';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import formStyles from './form-block.module.css';
import type { FormStore } from './form-store.ts';
import styles from './picture-code-control.module.css';
import { type PictureCodeParts, usePictureCode } from './use-picture-code.ts';

interface PictureCodeControlProps extends ControlProps {
	field: FormField;
	placeholder: string;
	store: FormStore;
}

export function PictureCodeControl({ field, ...props }: PictureCodeControlProps) {
	return field.picture ? <CodeOfPicture {...props} field={field} picture={field.picture} /> : null;
}

function CodeOfPicture({ picture, ...props }: PictureCodeControlProps & { picture: PictureCode }) {
	const { id, name, label, required, describedBy, invalid, value, onChange, field, placeholder, store } = props;
	const input = useRef<HTMLInputElement>(null);
	const parts = usePictureCode(picture, store);
	const [inWords, setInWords] = useState(false);
	const focusIfWanted = useEffectEvent(() => {
		if (store.state.status.focus?.field === name) input.current?.focus();
	});
	// The field appears after the form has asked for its focus.
	useEffect(() => focusIfWanted(), []);
	const renew = async (): Promise<void> => {
		if (value) onChange('');
		await parts.load();
	};
	const renewAndFocus = async (): Promise<void> => {
		await renew();
		input.current?.focus();
	};
	const change = (): void => {
		setInWords(!inWords);
		onChange('');
		input.current?.focus();
	};
	return (
		<>
			<label className={formStyles.label} htmlFor={id}>
				<FieldLabel label={label} required={required} />
			</label>
			<span className={styles.row}>
				<input
					{...typingAttributes(field.rules)}
					ref={input}
					id={id}
					name={name}
					className={`${formStyles.control} ${styles.code}`}
					placeholder={placeholder || (inWords ? texts.answer : texts.digits)}
					autoComplete="off"
					value={String(value ?? '')}
					aria-required={required || undefined}
					aria-invalid={invalid || undefined}
					aria-describedby={[`${id}-code`, describedBy].filter(Boolean).join(' ')}
					onFocus={() => parts.isExpired() && void renew()}
					onChange={({ target }) => onChange(target.value)}
				/>
				<ShownCode {...parts} id={`${id}-code`} inWords={inWords} />
			</span>
			<span className={styles.ways}>
				<Button kind="text" label={labelOfRenewal(parts, inWords)} onPress={renewAndFocus} />
				<Button kind="text" label={inWords ? texts.asPicture : texts.inWords} onPress={change} />
			</span>
		</>
	);
}

function labelOfRenewal({ failed }: PictureCodeParts, inWords: boolean): string {
	if (failed) return texts.retry;
	return inWords ? texts.anotherQuestion : texts.another;
}

/** Screen readers announce each new code: a question by itself, a picture by a sentence. */
function ShownCode({ id, code, failed, count, inWords }: PictureCodeParts & { id: string; inWords: boolean }) {
	const renewed = inWords ? texts.renewedQuestion : texts.renewed;
	return (
		<>
			<span id={id} className={styles.shown} aria-busy={!code && !failed}>
				{failed && texts.failed}
				{!failed && code && inWords && code.question}
				{!failed && code && !inWords && <img className={styles.picture} src={code.image} alt={texts.alt} />}
			</span>
			<span className="visually-hidden" role="status">
				{count > 1 && (
					<span key={count}>
						{renewed} {inWords && code?.question}
					</span>
				)}
			</span>
		</>
	);
}
