import type { ReactNode } from 'react';
import type { App } from '#src/app/app-model.ts';
import type { Result } from '#src/http/result.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import type { SessionStoreOptions } from '#src/session/session-store.ts';
import { leavePlace } from './leave-place.ts';
import type { LockHolder } from './lock.ts';
import { LockScreen } from './lock-screen.tsx';
import { createLockStore, type LockStore } from './lock-store.ts';
import { resumeSession } from './resume-session.ts';

export interface OpenedLock {
	store: LockStore;
	/** What shows while the screen is locked. */
	screen: () => ReactNode;
}

/** Ties the lock to the parts of the app. In a chunk of its own: most visits end before anybody locks the screen. */
export function openLock(app: App, sessionOptions: SessionStoreOptions): OpenedLock {
	const { lock, session, storage, feedback } = app;
	const { operations } = sessionOptions;
	let comeBack = (): void => undefined;
	const store = createLockStore({
		state: lock.state,
		storage,
		now: Date.now,
		holder: () => (lock.offered() ? holderOf(app, operations) : null),
		onLock() {
			comeBack = leavePlace();
			feedback.answer(false);
			for (const { id } of feedback.state.messages) feedback.dismiss(id);
		},
		// By then React has drawn the content again.
		onOpen: () => requestAnimationFrame(comeBack),
		forget: session.forget,
		signIn: (account, password) => signInWith(app, operations, { account, password }),
		resume: (token) => resumeSession(session, sessionOptions, token),
		restart(leaving) {
			// Whoever locked the screen has been asked, or has gone.
			app.leaving.release();
			if (leaving) app.signOut();
			else {
				app.answers.clear();
				location.reload();
			}
		},
	});
	const leave = async (): Promise<void> => {
		const sure = await feedback.confirm({ title: '换个账号登录？', text: '锁屏前没有保存的内容会丢失。' });
		if (sure) store.leave();
	};
	// A page that the browser had put away hears of no storage events.
	window.addEventListener('pageshow', ({ persisted }) => persisted && void store.follow());
	return { store, screen: () => <LockScreen lock={store} site={app.settings.site} onLeave={() => void leave()} /> };
}

function holderOf({ session }: Pick<App, 'session'>, operations: SessionOperations | null): LockHolder {
	const { user, info } = session.state;
	return { account: String(operations?.fields.account?.(info) ?? ''), name: user.name, avatar: user.avatar };
}

function signInWith(
	{ http }: Pick<App, 'http'>,
	operations: SessionOperations | null,
	typed: { account: string; password: string },
): Promise<Result<unknown>> {
	const fields = Object.entries(operations?.unlock ?? {}).map(([name, read]) => [name, read(typed)]);
	return http.callByName(operations?.signIn ?? '', Object.fromEntries(fields), { anonymous: true });
}
