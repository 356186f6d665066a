import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import type { Transport } from '#src/http/send.ts';
import { loadOnce } from '#src/lib/load-once.ts';

/** True in the demo build alone: elsewhere the branch and the mock back end behind it fall out of the build. */
declare const __DEMO__: boolean;

const network: Transport = async (request, onProgress) => {
	if (!onProgress) return globalThis.fetch(request);
	const { sendWithProgress } = await import('#src/http/send-with-progress.ts');
	return sendWithProgress(request, onProgress);
};

export interface BackEnd {
	transport: Transport;
	/** Restores the seed of the demo; null for a real back end. */
	reset: (() => Promise<void>) | null;
}

/** How calls reach the back end. The one in the browser may have something to ask or tell the user. */
export function createBackEnd({ backend }: RuntimeConfig, feedback: Pick<FeedbackStore, 'confirm' | 'message'>): BackEnd {
	if (__DEMO__ && backend !== 'network') {
		const open = loadOnce(async () => (await import('./demo-backend.ts')).openDemoBackend(feedback));
		// It starts before the first call, which tells of a failure and tries again.
		open().catch(() => undefined);
		return { transport: async (request) => (await open()).fetch(request), reset: async () => (await open()).reset() };
	}
	return { transport: network, reset: null };
}
