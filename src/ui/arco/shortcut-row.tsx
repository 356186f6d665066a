import type { KeyboardEvent, RefObject } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
import styles from './field-box.module.css';

export interface ShortcutChoice {
	label: string;
	disabled: boolean;
	onPress: () => void;
}

interface ShortcutRowProps {
	row: RefObject<HTMLDivElement | null>;
	shortcuts: readonly ShortcutChoice[];
	/** Returns to the input and closes the popup. */
	onLeave: () => void;
}

/** Buttons below a calendar. Tab leads from the input to them and back; arrow keys go from one to the next. */
export function ShortcutRow({ row, shortcuts, onLeave }: ShortcutRowProps) {
	const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
		if (event.key === 'Tab' || event.key === 'Escape') {
			event.preventDefault();
			event.stopPropagation();
			onLeave();
		}
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
		const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
		if (step !== 0) buttons.at((buttons.indexOf(event.target as HTMLElement) + step) % buttons.length)?.focus();
	};
	return (
		<div ref={row} className={styles.shortcuts} role="toolbar" aria-label={texts.shortcuts} onKeyDown={onKeyDown}>
			{shortcuts.map(({ label, disabled, onPress }) => (
				<button
					key={label}
					type="button"
					disabled={disabled}
					onClick={() => {
						onPress();
						onLeave();
					}}
				>
					{label}
				</button>
			))}
		</div>
	);
}

/** Moves the focus from an input to the shortcuts of its open popup; true if it did. */
export function entersShortcuts(event: KeyboardEvent, row: RefObject<HTMLDivElement | null>): boolean {
	const first = event.key === 'Tab' && !event.shiftKey ? row.current?.querySelector<HTMLElement>('button:enabled') : null;
	if (!first) return false;
	event.preventDefault();
	first.focus();
	return true;
}
