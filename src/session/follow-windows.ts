import type { App } from '#src/app/app-model.ts';
import { wantedAt } from './sign-in.ts';
import type { TokenStorage } from './token-storage.ts';

export const ENDED_ELSEWHERE = '已在其他窗口退出登录';

interface FollowOptions extends Pick<App, 'address' | 'session' | 'entry' | 'feedback' | 'lock'> {
	storage: TokenStorage;
	/** Loads the page anew. */
	restart(): void;
}

/** What other windows of the browser do to the session holds for this one, too. */
export function followWindows({ storage, session, lock, entry, feedback, address, restart }: FollowOptions): void {
	// Nobody signs in or out there.
	if (session.lasting) return;
	storage.watch((token) => {
		// Locking takes the token away and unlocking brings another one: that is the lock's business.
		if (lock.isLocked()) return;
		if (token === '') {
			// The guard does the going.
			if (session.end()) feedback.message('info', ENDED_ELSEWHERE);
		} else if (session.state.status === 'guest') {
			Object.assign(entry, { landing: wantedAt(location, { address }), expired: false });
			void session.resume();
		} else {
			// Somebody else may be signed in now: nothing of the one before may stay.
			restart();
		}
	});
}
