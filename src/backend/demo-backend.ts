import * as texts from '#generated/messages/backend.ts';
import { createBrowserRunner } from '#engines/browser/browser-runner.ts';
import { type BrowserBackend, createBrowserBackend, scenarioOfPage } from '#mock/browser.ts';
import { app } from '#mock/generated/app.ts';
import { shipped } from '#mock/generated/shipped.ts';
import type { Runner } from '#engines/runner.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { ENGINE_EVENT, ENGINE_TITLES } from './engine-events.ts';

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
	if (shipped.engines.length === 0) return null;
	return createBrowserRunner({
		engines: shipped.engines,
		folder: new URL(`${import.meta.env.ASSET_PREFIX}/judge-engines/`, location.origin).href,
		onProgress: (detail) => dispatchEvent(new CustomEvent(ENGINE_EVENT, { detail })),
		offer: (engine, bytes) =>
			confirm({
				title: texts.downloadTitle({ engine: ENGINE_TITLES[engine] ?? engine }),
				text: texts.downloadText({ size: Math.ceil(bytes / 1_000_000) }),
				yes: texts.download,
			}),
	});
}
