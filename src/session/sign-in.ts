import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { EntryState } from './session.ts';
import type { SessionStore } from './session-store.ts';

const NO_TOKEN = '登录接口异常，未正确返回...';

interface SignInOptions {
	session: SessionStore;
	entry: EntryState;
	feedback: Pick<FeedbackStore, 'message'>;
	siteTitle: string;
	/** Epoch ms by the clock of the user's device, whose hour the greeting follows. */
	localNow(): number;
	/** Path to open after sign-in; '' if none. */
	landing(): string;
	prefetch(path: string): void;
	/** Removes a lock set by another window: the password has just been verified. */
	unlock(): void;
}

/** Starts a session with a token. The guard then redirects from the sign-in page to `landing`. */
export function createSignIn(options: SignInOptions): (token: string) => Promise<void> {
	const { session, entry, feedback } = options;
	return async (token) => {
		if (!token) {
			feedback.message('error', NO_TOKEN);
			return;
		}
		Object.assign(entry, { expired: false, landing: options.landing() });
		options.prefetch(entry.landing ?? '');
		if (!(await session.start(token))) return;
		options.unlock();
		const { name } = session.state.user;
		feedback.message('success', `${greetingAt(new Date(options.localNow()).getHours())}，${name}`, `欢迎来到${options.siteTitle}`);
	};
}

/** Greeting for an hour from 0 to 23; spec 4. */
export function greetingAt(hour: number): string {
	if (hour < 8) return '早上好';
	if (hour <= 11) return '上午好';
	if (hour <= 13) return '中午好';
	if (hour < 18) return '下午好';
	return '晚上好';
}
