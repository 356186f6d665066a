import * as texts from '#generated/messages/leaving.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { LazyLeaveGuard } from './leaving.ts';

/** Reloading again within this time would give the same page. */
const PAUSE_MS = 15_000;

export interface ReloadInput {
	/** This page load was itself a reload. */
	reloaded: boolean;
	/** Milliseconds since navigation started. */
	age: number;
	/** A form has unsent input. */
	dirty: boolean;
}

/** `wait`: reloaded a moment ago. The navigation timing serves as timestamp: it needs no storage and is per window. */
export function decideReload({ reloaded, age, dirty }: ReloadInput): 'wait' | 'ask' | 'reload' {
	if (reloaded && age < PAUSE_MS) return 'wait';
	return dirty ? 'ask' : 'reload';
}

/** `takeUpdate` lets the next page load be that of the newest release. */
export function createReload(
	feedback: Pick<FeedbackStore, 'message' | 'confirm'>,
	leaving: Pick<LazyLeaveGuard, 'release'>,
	takeUpdate: () => Promise<void>,
): () => Promise<void> {
	return async () => {
		const decision = decideReload(momentOf());
		if (decision === 'wait') feedback.message('warning', texts.justRefreshed);
		else if (decision === 'reload' || (await feedback.confirm(QUESTION))) {
			leaving.release();
			await takeUpdate();
			location.reload();
		}
	};
}

const QUESTION = { title: texts.refreshPage, text: texts.unsavedOnRefresh };

function momentOf(): ReloadInput {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return {
		reloaded: navigation?.type === 'reload',
		age: performance.now(),
		// Includes forms of hidden tabs, which stay in the document.
		dirty: document.querySelector('form[data-dirty]') !== null,
	};
}
