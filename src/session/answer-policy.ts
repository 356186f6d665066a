import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Call } from '#src/http/call.ts';
import type { HttpOptions } from '#src/http/create-http.ts';
import { endsSilently } from '#src/http/envelope.ts';
import { type HttpError, isUnreadable } from '#src/http/result.ts';
import type { EntryState } from './session.ts';
import type { SessionStore } from './session-store.ts';
import { NO_TOKEN } from './sign-in.ts';
import type { SessionTokens } from './tokens.ts';

interface AnswerPolicyOptions {
	main: string;
	isSignIn(call: Call): boolean;
	session: () => SessionStore;
	tokens: () => SessionTokens;
	feedback: FeedbackStore;
	entry: EntryState;
	lock: {
		readonly state: { readonly locked: boolean };
		/** Whether to hide an error message: the screen is locked, or the error locks it. */
		hushes(error: HttpError): boolean;
	};
	report(error: unknown, where: string): void;
}

/** Handles failed calls: spec 8. After a session ends, the guard redirects to the sign-in page. */
export function createAnswerPolicy(options: AnswerPolicyOptions): Pick<HttpOptions, 'onUnauthorised' | 'onFailed' | 'onUnreadable'> {
	const { main, isSignIn, session, tokens, feedback, entry, lock, report } = options;
	let lastBusy = '';
	const showError = ({ kind, message }: HttpError): void => {
		if (kind === 'busy') {
			// Parallel calls of a page fail together with different wait times; show one message.
			if (feedback.state.messages.some(({ text }) => text === lastBusy)) return;
			lastBusy = message;
		}
		feedback.message('error', message);
	};

	const endSession = (error: HttpError, call: Call): void => {
		if (session().lasting) return endsSilently(error) ? undefined : showError(error);
		// Set first: ending the session triggers the guard immediately.
		const active = session().state.status !== 'guest';
		if (active) entry.expired = true;
		const ended = session().end();
		// A sign-in whose user is refused has a token, but is no session yet.
		if (ended) entry.expired = true;
		if (endsSilently(error)) return;
		if (ended || call.operation.public) showError(error);
	};

	const showRefusal = (error: HttpError): void => {
		if (!endsSilently(error) && !lock.hushes(error)) showError(error);
	};

	return {
		onFailed(error, call) {
			if (isUnreadable(error) && isSignIn(call) && !lock.hushes(error)) feedback.message('error', NO_TOKEN);
			else showRefusal(error);
		},
		onUnreadable: (reason, call) => report(new Error(reason), call.name),
		async onUnauthorised(error, call) {
			// Locking removed the tokens on purpose.
			if (lock.state.locked) return false;
			const kind = call.api.auth.token;
			const source = tokens().sourceOf(kind);
			// Only for calls with a token: the anonymous call is the one that gets the token, so renewing would deadlock.
			if (source && !call.anonymous && !endsSilently(error)) return renew(kind, call.quiet ? null : { success: source.renewed, error });
			// The token of a source belongs to the session: its API may end the session silently, as the main API may.
			if (kind === main || (source && endsSilently(error))) endSession(error, call);
			else if (!call.quiet) showError(error);
			return false;
		},
	};

	/** `notice` has the messages for the user; null for a background call. */
	async function renew(kind: string, notice: { success: string | undefined; error: HttpError } | null): Promise<boolean> {
		const renewal = await tokens().renew(kind);
		if (notice && renewal.ok && notice.success) feedback.message('warning', notice.success);
		if (notice && !renewal.ok) showRefusal(renewal.error ?? notice.error);
		return renewal.ok;
	}
}
