import { greeted } from '#generated/messages/greeting.ts';
import * as texts from '#generated/messages/session.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { greetingAt } from '#src/lib/greeting.ts';
import { hourIn, type Zone } from '#src/lib/zoned-time.ts';
import type { EntryState } from './session.ts';
import type { SessionOperations } from './session-operations.ts';
import type { SessionStore } from './session-store.ts';

/** Message of spec 8 for a sign-in without a token in its response. */
export const NO_TOKEN = texts.noToken;

interface SignInOptions {
	session: SessionStore;
	entry: EntryState;
	feedback: Pick<FeedbackStore, 'message'>;
	siteTitle: string;
	/** Epoch ms by the server's clock; the greeting follows its hour in the zone of the site. */
	now(): number;
	zone: Zone;
	/** Path of the current page, which signs the user in. */
	path(): string;
	/** Path to open after sign-in; '' if none. */
	landing(): string;
	prefetch(path: string): void;
	/** The token in the response of the sign-in; '' if there is none. */
	tokenOf(answer: unknown): string;
	/** Removes a lock set by another window: the password has just been verified. */
	unlock(): void;
}

/** Starts a session with the response of the sign-in. The guard then redirects from the page that signs in to `landing`. */
export function createSignIn(options: SignInOptions): (answer: unknown) => Promise<void> {
	const { session, entry, feedback } = options;
	return async (answer) => {
		const token = options.tokenOf(answer);
		if (!token) {
			feedback.message('error', NO_TOKEN);
			return;
		}
		Object.assign(entry, { expired: false, landing: options.landing(), signedInAt: options.path() });
		options.prefetch(entry.landing ?? '');
		if (!(await session.start(token))) return;
		options.unlock();
		const { name } = session.state.user;
		feedback.message(
			'success',
			greeted({ greeting: greetingAt(hourIn(options.now(), options.zone)), name }),
			texts.welcome({ site: options.siteTitle }),
		);
	};
}

export function tokenIn(answer: unknown, accounts: SessionOperations | null): string {
	const token = accounts?.token && typeof answer === 'object' ? accounts.token(answer) : answer;
	return typeof token === 'string' ? token : '';
}
