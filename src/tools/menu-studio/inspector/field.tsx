import { type ReactNode, useId, useState } from 'react';
import styles from './inspector.module.css';

interface TextFieldProps {
	label: string;
	value: string;
	hint?: string;
	/** Why the value is refused, in place of the hint; '' if it is not. */
	problem?: string;
	placeholder?: string;
	disabled: boolean;
	kind?: 'text' | 'url' | 'number';
	/** Called for each change, or with `whenDone` on Enter and when the field is left. */
	onChange: (value: string) => void;
	whenDone?: boolean;
	/** Called on Enter and when the field is left. */
	onDone?: () => void;
	/** Marks the field that gets the focus when the title is to be changed. */
	mark?: string;
}

export function TextField({
	label,
	value,
	hint,
	problem = '',
	placeholder,
	disabled,
	kind = 'text',
	onChange,
	whenDone = false,
	onDone,
	mark,
}: TextFieldProps) {
	const id = useId();
	const [typed, setTyped] = useState<string | null>(null);
	const finish = (): void => {
		if (typed !== null && typed !== value) onChange(typed);
		setTyped(null);
		onDone?.();
	};
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				className={styles.input}
				type={kind === 'number' ? 'text' : kind}
				inputMode={kind === 'number' ? 'numeric' : undefined}
				autoComplete="off"
				data-field={mark}
				value={typed ?? value}
				placeholder={placeholder}
				// A disabled field could not be read or copied.
				readOnly={disabled}
				aria-invalid={problem !== '' || undefined}
				aria-describedby={hint || problem ? `${id}-hint` : undefined}
				onChange={({ target }) => (whenDone ? setTyped(target.value) : onChange(target.value))}
				onBlur={finish}
				onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && finish()}
			/>
			{(hint || problem) && (
				<small id={`${id}-hint`} className={styles.hint} role={problem ? 'alert' : undefined}>
					{problem || hint}
				</small>
			)}
		</div>
	);
}

interface SwitchFieldProps {
	label: string;
	hint?: string;
	children: (props: { id: string; describedBy: string | undefined }) => ReactNode;
}

/** A control with its label before it in one line. */
export function SwitchField({ label, hint, children }: SwitchFieldProps) {
	const id = useId();
	return (
		<div className={styles.switch}>
			<div>
				<label htmlFor={id}>{label}</label>
				{hint && (
					<small id={`${id}-hint`} className={styles.hint}>
						{hint}
					</small>
				)}
			</div>
			{children({ id, describedBy: hint ? `${id}-hint` : undefined })}
		</div>
	);
}
