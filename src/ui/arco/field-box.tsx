import type { MouseEvent, ReactNode } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './field-box.module.css';
import type { FieldProps } from './field-props.ts';

interface FieldBoxParts {
	field: FieldProps;
	icon: string;
	open: boolean;
	/** Null if there is nothing to clear, or the field must have a value. */
	onClear: (() => void) | null;
	onFocus?: () => void;
	children: ReactNode;
}

/** A function, because the child of Arco's Trigger has to be the DOM element itself. */
export const fieldBox = ({ field, icon, open, onClear, onFocus, children }: FieldBoxParts) => (
	// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click anywhere in the box focuses its input, which has the keys
	<span className={styles.box} data-invalid={field.invalid || undefined} onClick={focusInput} onFocus={onFocus}>
		{children}
		{onClear && !field.required && (
			<button
				type="button"
				tabIndex={-1}
				className={styles.clear}
				aria-label={texts.clear({ label: field.label })}
				onClick={(event) => clear(event, onClear)}
			>
				<Icon name="close" />
			</button>
		)}
		<span className={styles.icon} aria-hidden="true" data-open={open}>
			<Icon name={icon} />
		</span>
	</span>
);

function focusInput({ currentTarget, target }: MouseEvent<HTMLElement>): void {
	if (!(target instanceof HTMLInputElement)) currentTarget.querySelector('input')?.focus();
}

function clear(event: MouseEvent, onClear: () => void): void {
	event.stopPropagation();
	onClear();
}
