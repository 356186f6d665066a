import { createBrowserRunner } from '#engines/browser/browser-runner.ts';
import type { EngineName } from '#engines/messages.ts';
import type { Runner } from '#engines/runner.ts';
import type { Watcher } from '#engines/watch.ts';
import * as texts from '#generated/messages/backend.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { ENGINE_EVENT, ENGINE_TITLES } from './engine-events.ts';

/** Runs programs in the page. Asks before a large engine is downloaded; window events of the name `ENGINE_EVENT` say how far it is. */
export const openPageEngines = (confirm: FeedbackStore['confirm'], engines: readonly EngineName[]): Runner & Watcher =>
	createBrowserRunner({
		engines,
		folder: new URL(`${import.meta.env.ASSET_PREFIX}/judge-engines/`, location.origin).href,
		onProgress: (detail) => dispatchEvent(new CustomEvent(ENGINE_EVENT, { detail })),
		offer: (engine, bytes) =>
			confirm({
				title: texts.downloadTitle({ engine: ENGINE_TITLES[engine] ?? engine }),
				text: texts.downloadText({ size: Math.ceil(bytes / 1_000_000) }),
				yes: texts.download,
			}),
	});
