import type { Http } from '#src/http/create-http.ts';
import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import { CAUGHT_ROUTES } from '#src/tabs/tabs-entry.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';

interface SessionEndParts {
	leaving: LazyLeaveGuard;
	answers: AnswerCache;
	session: SessionStore;
	http: Http;
	accounts: SessionOperations | null;
	openPages: OpenPages;
	storage: BrowserStorage;
}

export interface SessionEnd {
	/** Restarts the app without asking about unsaved input. */
	restart(): void;
	/** Ends the session, unless the user stays to save input. */
	signOut(): void;
	/** Signs out or restarts without asking: the user has already confirmed losing input, or it belongs to another user. */
	discard(endsSession: boolean): void;
}

/** Both reload the window, which discards all in-memory data of the user. */
export function createSessionEnd({ leaving, answers, session, http, accounts, openPages, storage }: SessionEndParts): SessionEnd {
	const restart = (): void => {
		leaving.release();
		answers.clear();
		location.reload();
	};
	const signOut = (): void =>
		leaving.leave({ kind: 'end' }, () => {
			if (accounts?.signOut) void http.call(accounts.signOut, {}, { quiet: true, keepalive: true });
			session.end();
			openPages.tabs?.forget();
			storage.write(CAUGHT_ROUTES, null);
			location.reload();
		});
	return {
		restart,
		signOut,
		discard(endsSession) {
			leaving.release();
			if (endsSession) signOut();
			else restart();
		},
	};
}
