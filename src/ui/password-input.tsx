import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import * as texts from '#generated/messages/ui/password.ts';
import { classNames } from '#src/lib/class-names.ts';
import { EyeIcon } from './eye-icon.tsx';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type'> {
	value: string;
	/** Accessible name of the button that shows the password. */
	showLabel: string;
}

/** Full-width forms, and the punctuation that a Chinese keyboard writes in place of the English one. */
const FULL_WIDTH = /[\u3000-\u303f\uff01-\uffee\u2018\u2019\u201c\u201d\u2014\u2026\u00b7]/;

/** Password field. A password is never changed, so the field says why one that looks right may be wrong, before it is sent. */
export function PasswordInput({ showLabel, className, ...input }: PasswordInputProps) {
	const [visible, setVisible] = useState(false);
	const [capsLock, setCapsLock] = useState(false);
	const hintId = useId();
	const hints = [FULL_WIDTH.test(input.value) && texts.fullWidth, capsLock && texts.capsLock].filter(Boolean);
	const readCapsLock = ({ nativeEvent }: SyntheticEvent): void => {
		// Events by which the browser fills in a saved password carry no modifier keys.
		if ('getModifierState' in nativeEvent) setCapsLock((nativeEvent as KeyboardEvent | MouseEvent).getModifierState('CapsLock'));
	};
	return (
		<span>
			<span className={styles.password}>
				<input
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					{...input}
					className={classNames(className, styles.input)}
					type={visible ? 'text' : 'password'}
					aria-describedby={[input['aria-describedby'], hintId].filter(Boolean).join(' ')}
					onKeyDown={readCapsLock}
					onKeyUp={readCapsLock}
					onMouseDown={readCapsLock}
					onBlur={() => setCapsLock(false)}
				/>
				<button type="button" className={styles.eye} aria-label={showLabel} aria-pressed={visible} onClick={() => setVisible(!visible)}>
					<EyeIcon crossed={visible} />
				</button>
			</span>
			<span id={hintId} className={styles.hint} aria-live="polite">
				{hints.join('')}
			</span>
		</span>
	);
}
