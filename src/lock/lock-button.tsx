import { useEffect } from 'react';
import { useSession } from '#src/session/use-session.ts';
import { Icon } from '#src/ui/icons.tsx';

/** The code of the lock is fetched after the page, so that locking works offline, too. */
const PREPARE_AFTER_MS = 3000;

/** The lock, as far as the shell offers it. */
export interface LockCommands {
	/** Whether this user may lock the screen; asked again whenever the session changes. */
	offered(): boolean;
	lock(): void;
	/** Fetches the code of the lock before it is needed. */
	prepare(): void;
}

/** For users who may lock the screen: a button, and the keys that do the same. */
export function LockButton({ lock }: { lock: LockCommands }) {
	// Whether it is offered may change with the session.
	useSession();
	return lock.offered() ? <OfferedLock lock={lock} /> : null;
}

function OfferedLock({ lock }: { lock: LockCommands }) {
	const { lock: press, prepare } = lock;
	// A timer is outside React.
	useEffect(() => {
		const timer = setTimeout(prepare, PREPARE_AFTER_MS);
		return () => clearTimeout(timer);
	}, [prepare]);
	// Keys pressed anywhere on the page are heard by the window alone. Hidden content, as behind the lock, hears none.
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
			className="shell-icon-button"
			aria-label="锁屏"
			aria-keyshortcuts={LOCK_SHORTCUT}
			title={`锁屏（${LOCK_SHORTCUT}）`}
			onPointerEnter={prepare}
			onFocus={prepare}
			onClick={press}
		>
			<Icon name="lock" />
		</button>
	);
}

/** As `aria-keyshortcuts` writes it. */
export const LOCK_SHORTCUT = 'Alt+L';

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** By the place of the key, because with Alt held down some keyboards type another letter. Right Alt of others comes with Ctrl and is for typing. */
export const isLockShortcut = ({ code, altKey, ctrlKey, metaKey, shiftKey, repeat }: Keys): boolean =>
	code === 'KeyL' && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat;
