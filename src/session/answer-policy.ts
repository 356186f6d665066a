import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Call } from '#src/http/call.ts';
import type { HttpOptions } from '#src/http/create-http.ts';
import type { HttpError } from '#src/http/result.ts';
import type { EntryState } from './session.ts';
import type { SessionStore } from './session-store.ts';
import type { SessionTokens } from './tokens.ts';

interface AnswerPolicyOptions {
	/** Name of the token of the session. */
	main: string;
	session: () => SessionStore;
	tokens: () => SessionTokens;
	feedback: FeedbackStore;
	entry: EntryState;
	lock: {
		readonly state: { readonly locked: boolean };
		/** Whether to keep a failure from the user: the screen is locked, or gets locked because of it. */
		hushes(error: HttpError): boolean;
	};
	/** For the error log. */
	report(error: unknown, where: string): void;
}

/** Reactions to failed calls: spec 8. The guard brings a user whose session has ended to the sign-in page. */
export function createAnswerPolicy(options: AnswerPolicyOptions): Pick<HttpOptions, 'onUnauthorised' | 'onFailed' | 'onUnreadable'> {
	const { main, session, tokens, feedback, entry, lock, report } = options;
	let lastBusy = '';
	const tell = ({ kind, message }: HttpError): void => {
		if (kind === 'busy') {
			// Calls of one page are refused within a moment: each names another number of seconds.
			if (feedback.state.messages.some(({ text }) => text === lastBusy)) return;
			lastBusy = message;
		}
		feedback.message('error', message);
	};

	const endSession = (error: HttpError, call: Call): void => {
		if (session().lasting) return isSilent(error) ? undefined : tell(error);
		// Set before the session ends: the guard acts at once.
		const active = session().state.status !== 'guest';
		if (active) entry.expired = true;
		const ended = session().end();
		if (isSilent(error)) return;
		if (ended || call.operation.public) tell(error);
	};

	return {
		onFailed(error) {
			if (!lock.hushes(error)) tell(error);
		},
		onUnreadable: (reason, call) => report(new Error(reason), call.name),
		async onUnauthorised(error, call) {
			// The tokens were forgotten on purpose.
			if (lock.state.locked) return false;
			const kind = call.api.auth.token;
			const source = tokens().sourceOf(kind);
			// An anonymous call is the very one that gets the token: waiting for that here would wait for ever.
			if (source && !call.anonymous && !isSilent(error)) return renew(kind, call.quiet ? null : { success: source.renewed, error });
			if (kind === main) endSession(error, call);
			else tell(error);
			return false;
		},
	};

	/** `told` is what the user hears; null for a call that the user knows nothing of. */
	async function renew(kind: string, told: { success: string | undefined; error: HttpError } | null): Promise<boolean> {
		const renewed = await tokens().renew(kind);
		if (told && !renewed) tell(told.error);
		else if (told?.success) feedback.message('warning', told.success);
		return renewed;
	}
}

/** 402 ends a session without a word. */
const isSilent = (error: HttpError): boolean => Number(error.code) === 402;
