import { useEffect } from 'react';
import * as texts from '#generated/messages/lock/button.ts';
import { useSession } from '#src/session/use-session.ts';
import { Icon } from '#src/ui/icons.tsx';

/** Delay of preloading the lock's code, which makes locking work offline. */
const PREPARE_AFTER_MS = 3000;

export interface LockCommands {
	offered(): boolean;
	lock(): void;
	prepare(): void;
}

export function LockButton({ lock }: { lock: LockCommands }) {
	// Subscribes to the session: `offered` depends on it.
	useSession();
	return lock.offered() ? <OfferedLock lock={lock} /> : null;
}

function OfferedLock({ lock }: { lock: LockCommands }) {
	const { lock: press, prepare } = lock;
	useEffect(() => {
		const timer = setTimeout(prepare, PREPARE_AFTER_MS);
		return () => clearTimeout(timer);
	}, [prepare]);
	// The listener is on the window to catch the shortcut anywhere. Effects of hidden content are off, so it is inactive while locked.
	useEffect(() => {
		const listen = (event: KeyboardEvent): void => {
			if (!isLockShortcut(event)) return;
			event.preventDefault();
			press();
		};
		window.addEventListener('keydown', listen);
		return () => window.removeEventListener('keydown', listen);
	}, [press]);
	return (
		<button
			type="button"
			className="icon-button shell-icon-button"
			aria-label={texts.lock}
			aria-keyshortcuts={LOCK_SHORTCUT}
			data-tooltip={texts.lockWith({ shortcut: LOCK_SHORTCUT })}
			onPointerEnter={prepare}
			onFocus={prepare}
			onClick={press}
		>
			<Icon name="lock" />
		</button>
	);
}

export const LOCK_SHORTCUT = 'Alt+L';

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** Physical key, because Alt changes the letter on some layouts. AltGr also reports Ctrl and is for typing, so it is excluded. */
export const isLockShortcut = ({ code, altKey, ctrlKey, metaKey, shiftKey, repeat }: Keys): boolean =>
	code === 'KeyL' && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat;
