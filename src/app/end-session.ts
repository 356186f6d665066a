import * as texts from '#generated/messages/app.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { CAUGHT_ROUTES } from '#src/tabs/tabs-entry.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import type { TypedText } from './typed-text.ts';

interface SessionEndParts {
	leaving: LazyLeaveGuard;
	answers: AnswerCache;
	session: SessionStore;
	http: Http;
	accounts: SessionOperations | null;
	openPages: OpenPages;
	storage: BrowserStorage;
	feedback: Pick<FeedbackStore, 'confirm'>;
	settings: AppSettings;
	typedText: TypedText;
}

export interface SessionEnd {
	/** Restarts the app without asking about unsaved input. */
	restart(): void;
	/** Ends the session, unless the user stays to save input. */
	signOut(): void;
	/** Like `signOut`, and removes what this browser keeps of the user, after asking if something of it is unsent. */
	forget(): void;
	/** Signs out or restarts without asking: the user has already confirmed losing input, or it belongs to another user. */
	discard(endsSession: boolean): void;
}

const UNSENT = { title: texts.unsent, text: texts.unsentText };

/** All reload the window, which discards all in-memory data of the user. */
export function createSessionEnd(parts: SessionEndParts): SessionEnd {
	const { leaving, answers, session, http, accounts, openPages, storage, feedback, settings, typedText } = parts;
	const restart = (): void => {
		leaving.release();
		answers.clear();
		location.reload();
	};
	const end = (): void => {
		if (accounts?.signOut) void http.call(accounts.signOut, {}, { quiet: true, keepalive: true });
		session.end();
		openPages.tabs?.forget();
		storage.write(CAUGHT_ROUTES, null);
		location.reload();
	};
	const closeAndEnd = async (): Promise<void> => {
		if (session.lasting || (await typedText.close(session.state.user.id))) end();
	};
	const signOut = (): void => leaving.leave({ kind: 'end' }, () => void closeAndEnd());
	const forgetAndEnd = async (): Promise<void> => {
		const { forgetUser, hasUnsent } = await import('#src/leaving/forget-user.ts');
		const { id } = session.state.user;
		const place = { siteKey: settings.site.key, storage };
		if ((await hasUnsent(id, place)) && !(await feedback.confirm(UNSENT))) return;
		leaving.release();
		await forgetUser(id, place);
		typedText.drop();
		end();
	};
	return {
		restart,
		signOut,
		forget: () => leaving.leave({ kind: 'end' }, () => void forgetAndEnd()),
		discard(endsSession) {
			leaving.release();
			if (endsSession) signOut();
			else restart();
		},
	};
}
