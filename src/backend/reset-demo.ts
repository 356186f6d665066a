import * as texts from '#generated/messages/backend.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { openRecords, RECORD_KINDS } from '#src/lib/kept-records.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { TabsStore } from '#src/tabs/tabs-store.ts';

const QUESTION = { title: texts.resetTitle, text: texts.resetText };

interface ResetParts {
	reset(): Promise<void>;
	siteKey: string;
	feedback: Pick<FeedbackStore, 'confirm'>;
	leaving: Pick<LazyLeaveGuard, 'release'>;
	session: Pick<SessionStore, 'end'>;
	storage: Pick<BrowserStorage, 'clear'>;
	tabs: Pick<TabsStore, 'forget'> | null;
}

/** After confirmation, restores the demo's seed data, clears the app's storage and reloads. Rejects if the seed was not restored. */
export async function resetDemo({ reset, siteKey, feedback, leaving, session, storage, tabs }: ResetParts): Promise<void> {
	if (!(await feedback.confirm(QUESTION))) return;
	await reset();
	// Drafts and queued requests would modify the fresh data.
	await Promise.all(
		RECORD_KINDS.map((kind) =>
			openRecords(siteKey, kind)
				.sweep('', new Set())
				.catch(() => undefined),
		),
	);
	leaving.release();
	session.end();
	tabs?.forget();
	storage.clear();
	location.reload();
}
