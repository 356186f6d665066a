import { useEffect } from 'react';
import { useSession } from '#src/session/use-session.ts';
import { type LockCommands, useShell } from '#src/shell/shell-environment.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { isLockShortcut, LOCK_SHORTCUT } from './lock-shortcut.ts';

/** What locking needs is fetched once the page stands, so that it works without a connection, too. */
const PREPARE_AFTER_MS = 3000;

/** For those who may lock the screen: a button, and the keys that do the same. */
export function LockButton() {
	const { lock } = useShell();
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
