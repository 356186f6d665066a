import type { MouseEvent } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './button.module.css';
import { ButtonLabel } from './button-label.tsx';
import { Icon } from './icons.tsx';
import { type Rest, usePress } from './use-press.ts';

export type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger';

export interface ButtonProps {
	label: string;
	/** Explains the label. */
	tooltip?: string | undefined;
	icon?: string | undefined;
	kind?: ButtonKind;
	pressed?: boolean | undefined;
	/** For a button that opens a part of the page: whether it is open, and the id of the part. */
	expanded?: boolean;
	controls?: string;
	type?: 'button' | 'submit';
	/** Busy state set by the parent, e.g. while a form is being sent. */
	busy?: boolean;
	disabled?: boolean;
	/** Temporarily inactive, e.g. during a countdown; keeps the focus. */
	resting?: boolean;
	/** The button is busy until the returned promise settles. `rest` makes it inactive for a while. */
	onPress?: (rest: Rest) => unknown;
	/** Shows no spinner while it is busy, because the result of a press is on the screen at once. */
	instant?: boolean;
	/** Tells assistive technology what a press does. */
	opensDialog?: boolean;
	wide?: boolean;
}

/** Ignores presses while it is busy, and the second click of a double click. */
export function Button({
	label,
	tooltip,
	icon,
	kind = 'secondary',
	pressed,
	expanded,
	controls,
	type = 'button',
	busy = false,
	disabled = false,
	resting = false,
	onPress,
	instant = false,
	opensDialog = false,
	wide = false,
}: ButtonProps) {
	const { running, resting: throttled, press } = usePress(onPress);
	const occupied = busy || running;
	const inactive = occupied || resting || throttled;
	const onClick = (event: MouseEvent): void => {
		if (inactive) event.preventDefault();
		else if (event.detail < 2) press();
	};
	return (
		<button
			type={type}
			className={classNames(styles.button, styles[kind], wide && styles.wide)}
			disabled={disabled}
			// `disabled` would drop the focus from the button just pressed.
			aria-disabled={inactive || undefined}
			aria-busy={occupied || undefined}
			aria-pressed={pressed}
			aria-expanded={expanded}
			aria-controls={controls}
			aria-haspopup={opensDialog ? 'dialog' : undefined}
			aria-description={tooltip}
			data-tooltip={tooltip}
			onClick={onClick}
		>
			{occupied && !instant ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
			<ButtonLabel text={label} />
		</button>
	);
}
