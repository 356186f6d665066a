import * as texts from '#generated/messages/app.ts';
import type { BackEnd } from '#src/backend/transport.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';

interface ResetParts {
	siteKey: string;
	feedback: FeedbackStore;
	leaving: LazyLeaveGuard;
	session: SessionStore;
	storage: BrowserStorage;
	openPages: OpenPages;
}

/** Restores the demo's seed data; null for a back end that cannot. */
export function demoReset({ reset }: BackEnd, { openPages, ...parts }: ResetParts): (() => Promise<void>) | null {
	if (!reset) return null;
	return async () => {
		try {
			await (await import('#src/backend/reset-demo.ts')).resetDemo({ ...parts, reset, tabs: openPages.tabs });
		} catch {
			parts.feedback.message('error', texts.resetFailed);
		}
	};
}
