import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { EntryState } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { TokenStorage } from './token-storage.ts';

export const ENDED_ELSEWHERE = '已在其他窗口退出登录';

interface FollowOptions {
	storage: Pick<TokenStorage, 'watch'>;
	session: SessionStore;
	entry: EntryState;
	feedback: Pick<FeedbackStore, 'message'>;
	isLocked(): boolean;
	/** Path that the sign-in page leads to; '' without one. */
	landing(): string;
	/** Loads the page anew. */
	restart(): void;
}

/** Applies to this window what other windows of the browser do to the session. */
export function followWindows({ storage, session, entry, feedback, isLocked, landing, restart }: FollowOptions): void {
	// Nobody signs in or out there.
	if (session.lasting) return;
	storage.watch((token) => {
		// Locking takes the token away and unlocking brings another one: the lock handles that.
		if (isLocked()) return;
		if (token === '') {
			// The guard navigates.
			if (session.end()) feedback.message('info', ENDED_ELSEWHERE);
		} else if (session.state.status === 'guest') {
			Object.assign(entry, { landing: landing(), expired: false });
			void session.resume();
		} else {
			// Another user may be signed in now: no data of the previous one may stay.
			restart();
		}
	});
}
