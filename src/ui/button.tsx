import { type MouseEvent, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './button.module.css';
import { Icon } from './icons.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger';

export interface ButtonProps {
	/** Also its accessible name. */
	label: string;
	icon?: string | undefined;
	kind?: ButtonKind;
	/** A toggle: whether it is chosen. */
	pressed?: boolean | undefined;
	type?: 'button' | 'submit';
	/** Busy from outside, as a form is while it is sent. */
	busy?: boolean;
	disabled?: boolean;
	/** It does nothing for now and will again by itself: it keeps the focus. */
	resting?: boolean;
	/** The button is busy until what this returns settles. */
	onPress?: () => unknown;
	/** After a press that came to `true`, presses do nothing until this many milliseconds have passed since it. */
	hold?: number;
	wide?: boolean;
}

/** Two Chinese characters stand a little apart; the text itself, and so the name, stays as it is. */
const TWO_CHARACTERS = /^\p{Script=Han}{2}$/u;

/** A button that runs once: pressing it again while it is busy, or the second half of a double click, does nothing. */
export function Button({
	label,
	icon,
	kind = 'secondary',
	pressed,
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
			// Not `disabled`: the button would lose the focus of the one who pressed it.
			aria-disabled={occupied || resting || undefined}
			aria-busy={occupied || undefined}
			aria-pressed={pressed}
			onClick={onClick}
		>
			{occupied ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
			<span className={classNames(TWO_CHARACTERS.test(label) && styles.two)}>{label}</span>
		</button>
	);
}

function useSingleRun(action: (() => unknown) | undefined, hold: number): [boolean, () => void] {
	const [running, setRunning] = useState(false);
	// Two clicks may come before React has drawn the first.
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
		// What did not succeed may be tried again at once.
		if (outcome === true) heldUntil.current = end;
		// The button may be on a hidden page by now, or gone: React takes it either way.
		setRunning(false);
	};
	return [running, () => void (lock.current || performance.now() < heldUntil.current || run())];
}
