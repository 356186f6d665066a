import { type MouseEvent, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './button.module.css';
import { Icon } from './icons.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger';

export interface ButtonProps {
	label: string;
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
	/** The button is busy until the returned promise settles. */
	onPress?: () => unknown;
	/** After a press that resolves to `true`, further presses are ignored until this many milliseconds after that press. */
	hold?: number;
	wide?: boolean;
}

/** Two Chinese characters are spaced by CSS, so that the text and the accessible name contain no space. */
const TWO_CHARACTERS = /^\p{Script=Han}{2}$/u;

/** Ignores presses while it is busy, and the second click of a double click. */
export function Button({
	label,
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
	hold = 0,
	wide = false,
}: ButtonProps) {
	const [running, press] = useSingleRun(onPress, hold);
	const occupied = busy || running;
	const onClick = (event: MouseEvent): void => {
		if (occupied || resting) event.preventDefault();
		else if (event.detail < 2) press();
	};
	return (
		<button
			type={type}
			className={classNames(styles.button, styles[kind], wide && styles.wide)}
			disabled={disabled}
			// `disabled` would drop the focus from the button just pressed.
			aria-disabled={occupied || resting || undefined}
			aria-busy={occupied || undefined}
			aria-pressed={pressed}
			aria-expanded={expanded}
			aria-controls={controls}
			onClick={onClick}
		>
			{occupied ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
			<span className={classNames(TWO_CHARACTERS.test(label) && styles.two)}>{label}</span>
		</button>
	);
}

function useSingleRun(action: (() => unknown) | undefined, hold: number): [boolean, () => void] {
	const [running, setRunning] = useState(false);
	// A ref, since a second click may come before React renders the first.
	const lock = useRef(false);
	const heldUntil = useRef(0);
	const run = async (): Promise<void> => {
		const end = performance.now() + hold;
		const result = action?.();
		if (!(result instanceof Promise)) return;
		lock.current = true;
		setRunning(true);
		const outcome: unknown = await result.catch(() => undefined);
		lock.current = false;
		// A failed action can be retried at once.
		if (outcome === true) heldUntil.current = end;
		setRunning(false);
	};
	return [running, () => void (lock.current || performance.now() < heldUntil.current || run())];
}
