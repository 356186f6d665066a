import type { ReactNode } from 'react';
import * as texts from '#generated/messages/lock/screen.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { Http } from '#src/http/create-http.ts';
import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { TitleParts } from '#src/routing/page-title.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import type { SessionStore, SessionStoreOptions } from '#src/session/session-store.ts';
import type { LockHolder } from './lock.ts';
import { LockScreen } from './lock-screen.tsx';
import type { LockState } from './lock-state.ts';
import { createLockStore, type LockStore } from './lock-store.ts';
import { resumeSession } from './resume-session.ts';
import { tokenResult } from './token-result.ts';

export interface OpenedLock {
	store: LockStore;
	screen: () => ReactNode;
}

interface OpenLockOptions {
	state: LockState;
	offered(): boolean;
	session: SessionStore;
	sessionOptions: SessionStoreOptions;
	http: Http;
	feedback: FeedbackStore;
	storage: BrowserStorage;
	site: TitleParts & { logo: string };
	/** Epoch ms by the server's clock. */
	now(): number;
	restart(leaving: boolean): void;
}

/** Connects the lock to the session. A separate chunk, since most visits never lock the screen. */
export function openLock(options: OpenLockOptions): OpenedLock {
	const { state, session, sessionOptions, http, feedback, storage, site } = options;
	const { operations } = sessionOptions;
	let comeBack = (): void => undefined;
	const store = createLockStore({
		state,
		storage,
		now: options.now,
		holder: () => (options.offered() ? holderOf(session, operations) : null),
		announce() {
			if (operations?.lock) void http.call(operations.lock, {}, { anonymous: true, quiet: true });
		},
		onLock() {
			comeBack = leavePlace();
			feedback.answer(false);
			for (const { id } of feedback.state.messages) feedback.dismiss(id);
		},
		// React has rendered the content again by the next frame.
		onOpen: () => requestAnimationFrame(comeBack),
		forget: session.forget,
		signIn: (account, password) => signInWith(http, operations, { account, password }),
		resume: (token) => resumeSession(session, sessionOptions, token),
		restart: options.restart,
	});
	const leave = async (): Promise<void> => {
		const sure = await feedback.confirm({ title: texts.leaveTitle, text: texts.leaveText });
		if (sure) store.leave();
	};
	// A page restored from the back/forward cache missed storage events.
	window.addEventListener('pageshow', ({ persisted }) => persisted && void store.follow());
	return { store, screen: () => <LockScreen lock={store} site={site} onLeave={() => void leave()} /> };
}

function holderOf(session: SessionStore, operations: SessionOperations | null): LockHolder {
	const { user, info } = session.state;
	return { account: String(operations?.fields.account?.(info) ?? ''), name: user.name, avatar: user.avatar };
}

async function signInWith(
	http: Http,
	operations: SessionOperations | null,
	typed: { account: string; password: string },
): Promise<Result<string>> {
	if (!operations) throw new Error('An app without accounts cannot be unlocked.');
	const fields = Object.entries(operations.unlock ?? {}).map(([name, read]) => [name, read(typed)]);
	return tokenResult(await http.call(operations.signIn, compiledInput(Object.fromEntries(fields)), { anonymous: true }), operations);
}

/** Saves focus and scroll position and pauses media before locking. Returns a function that restores focus and scroll. */
function leavePlace(): () => void {
	const focused = document.activeElement;
	const { scrollX: left, scrollY: top } = window;
	for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
	if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => undefined);
	return () => {
		window.scrollTo({ left, top, behavior: 'instant' });
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	};
}
