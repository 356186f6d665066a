import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { language } from '#generated/messages/language.ts';
import * as screenTexts from '#generated/messages/lock/screen.ts';
import * as texts from '#generated/messages/lock.ts';
import { safePicture } from '#src/lib/safe-url.ts';
import { type TitleParts, windowTitle } from '#src/routing/page-title.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { LockForm } from './lock-form.tsx';
import { LockPicture } from './lock-picture.tsx';
import type { LockStore } from './lock-store.ts';
import './lock-screen.css';

interface LockScreenProps {
	lock: LockStore;
	site: TitleParts & { logo: string };
	/** The user wants to sign in with another account. */
	onLeave: () => void;
}

/** The lock screen. A modal dialog, so it covers every other dialog and traps the focus. */
export function LockScreen({ lock, site, onLeave }: LockScreenProps) {
	const { entry } = useSnapshot(lock.state);
	const field = useRef<HTMLInputElement>(null);
	const open = useCallback((dialog: HTMLDialogElement | null) => {
		if (!dialog) return;
		// Without it, a second Escape closes the dialog.
		dialog.setAttribute('closedby', 'none');
		dialog.showModal();
		field.current?.focus();
	}, []);
	// The window title must not reveal the locked page.
	useEffect(() => {
		document.title = windowTitle(texts.locked, '', site);
	}, [site]);
	if (!entry) return null;

	return (
		<dialog
			ref={open}
			className="lock"
			aria-labelledby="lock-title"
			onCancel={(event) => event.preventDefault()}
			onClose={(event) => event.currentTarget.showModal()}
		>
			<header className="lock-head">
				<span className="line shell-site">
					<Logo address={site.logo} />
					<span>{site.title}</span>
				</span>
				<LockClock clock={lock.now} />
			</header>
			<div className="lock-card">
				<LockPicture />
				<LockAvatar address={entry.avatar} name={entry.name} />
				<p className="truncated lock-name">{entry.name}</p>
				<h1 id="lock-title" className="line muted lock-title">
					<Icon name="lock" />
					{texts.locked}
				</h1>
				<LockForm lock={lock} entry={entry} field={field} />
				<button type="button" className="lock-leave" onClick={onLeave}>
					{screenTexts.otherAccount}
				</button>
			</div>
		</dialog>
	);
}

function LockAvatar({ address, name }: { address: string; name: string }) {
	const [failed, setFailed] = useState(false);
	const url = safePicture(address);
	if (!url || failed) {
		return (
			<span className="center lock-avatar" aria-hidden="true">
				{name.slice(0, 1)}
			</span>
		);
	}
	return <img className="lock-avatar" src={url} alt="" width="64" height="64" onError={() => setFailed(true)} />;
}

const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' });
const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' });

function LockClock({ clock }: { clock: () => number }) {
	const now = useNow(clock);
	return (
		<p className="muted lock-clock">
			<time className="strong figures lock-time" dateTime={new Date(now).toISOString().slice(0, 16)}>
				{time.format(now)}
			</time>
			<span>
				{day.format(now)} {weekday.format(now)}
			</span>
		</p>
	);
}

const SECOND_MS = 1000;

/** Current time in epoch ms, updated every second. */
function useNow(clock: () => number): number {
	const [now, setNow] = useState(clock);
	useEffect(() => {
		const timer = setInterval(() => setNow(clock()), SECOND_MS);
		return () => clearInterval(timer);
	}, [clock]);
	return now;
}
