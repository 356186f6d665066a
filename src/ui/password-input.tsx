import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import * as texts from '#generated/messages/ui/password.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Stroke } from './icons.tsx';
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

const OPEN = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
const CROSSED = 'M4 4l16 16M10 5.2C15 4.5 19 7 22 12c-.9 1.5-1.9 2.8-3 3.8M6.5 7C4.8 8.2 3.3 9.8 2 12c3 5 6 7 10 7 1.7 0 3.2-.4 4.6-1.1';

const EyeIcon = ({ crossed }: { crossed: boolean }) => <Stroke path={crossed ? CROSSED : OPEN} />;
