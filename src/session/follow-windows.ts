import * as texts from '#generated/messages/session.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { EntryState } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { TokenStorage } from './token-storage.ts';

export const ENDED_ELSEWHERE = texts.endedElsewhere;

interface FollowOptions {
	storage: Pick<TokenStorage, 'watch'>;
	session: SessionStore;
	entry: EntryState;
	feedback: Pick<FeedbackStore, 'message'>;
	isLocked(): boolean;
	landing(): string;
	/** Reloads the page. */
	restart(): void;
}

export function followWindows({ storage, session, entry, feedback, isLocked, landing, restart }: FollowOptions): void {
	// The virtual admin never signs in or out.
	if (session.lasting) return;
	storage.watch((token) => {
		// Locking removes the token and unlocking stores a new one; the lock handles both.
		if (isLocked()) return;
		if (token === '') {
			// The guard navigates.
			if (session.end()) feedback.message('info', ENDED_ELSEWHERE);
		} else if (session.state.status === 'guest') {
			Object.assign(entry, { landing: landing(), expired: false });
			void session.resume();
		} else {
			// Another user may be signed in; a reload drops the previous user's data.
			restart();
		}
	});
}
