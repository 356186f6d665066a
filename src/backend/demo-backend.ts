import type { Runner } from '#engines/runner.ts';
import * as texts from '#generated/messages/backend.ts';
import { type BrowserBackend, createBrowserBackend, scenarioOfPage } from '#mock/browser.ts';
import { app } from '#mock/generated/app.ts';
import { shipped } from '#mock/generated/shipped.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { openPageEngines } from './page-engines.ts';

/** Opens the mock server inside the page, for builds without a server. */
export function openDemoBackend({ confirm, message }: Pick<FeedbackStore, 'confirm' | 'message'>): Promise<BrowserBackend> {
	return createBrowserBackend({
		app,
		scenario: scenarioOfPage(location.search),
		runner: openJudge(confirm) ?? undefined,
		onUnsaved: () => message('warning', texts.notKept),
	});
}

/** Null without engines: the build leaves the judge out then. */
function openJudge(confirm: FeedbackStore['confirm']): Runner | null {
	return shipped.engines.length === 0 ? null : openPageEngines(confirm, shipped.engines);
}
